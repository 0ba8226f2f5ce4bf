#include "app/session/old_journal.h"

#include "app/session/act_text.h"
#include "app/session/course.h"
#include "app/session/entry_marks.h"
#include "app/session/kinds.h"

#include <charconv>
#include <optional>
#include <string_view>

namespace reach {
namespace {

/// The text of the row between two lines of entries. After it comes the row at which the next line was made.
constexpr std::string_view kRewrittenAt = "# rewritten at ";

std::optional<std::size_t> originIn(std::string_view row) {
    if (!row.starts_with(kRewrittenAt)) return std::nullopt;
    row.remove_prefix(kRewrittenAt.size());
    std::size_t origin = 0;
    const auto read = std::from_chars(row.data(), row.data() + row.size(), origin);
    return read.ec == std::errc{} ? std::optional(origin) : std::nullopt;
}

bool isByItself(std::string_view row) {
    if (row.ends_with(kRewritten)) row.remove_suffix(kRewritten.size());
    return row.ends_with(kByItself);
}

/// The number of rows that the rewrite before row `from` has played again.
std::size_t playedAgain(const std::vector<saves::JournalRow>& rows, std::size_t from) {
    std::size_t end = from;
    while (end < rows.size() && !originIn(rows[end].command)) ++end;
    while (end > from && !rows[end - 1].command.ends_with(kRewritten)) --end;
    return end - from;
}

/// The id of an act, from all rows up to its last one.
class IdOfRows {
  public:
    ActId after(const saves::JournalRow& row) {
        for (const std::string& text : {row.command, row.events}) {
            add(static_cast<unsigned char>(text.size()));
            for (const char letter : text) add(static_cast<unsigned char>(letter));
        }
        return id_;
    }

  private:
    void add(unsigned char byte) {
        id_.high = (id_.high ^ byte) * 0x100000001b3U;
        id_.low = (id_.low + byte) * 0x9e3779b97f4a7c15U;
        id_.low ^= id_.low >> 29U;
    }

    ActId id_{0xcbf29ce484222325U, 0x84222325cbf29ce4U};
};

struct DatedAct {
    Act act;
    saves::Seconds time = 0;
};

std::vector<DatedAct> datedActsOf(const std::vector<saves::JournalRow>& rows, std::int64_t cursor) {
    std::vector<DatedAct> acts;
    IdOfRows ids;
    const auto begin = [&](ActKind kind, std::size_t row) {
        Act& act = acts.emplace_back().act;
        act.number = std::ssize(acts);
        act.after = act.number - 1;
        act.kind = kind;
        act.row = row;
    };
    const auto take = [&](const saves::JournalRow& row) {
        acts.back().act.id = ids.after(row);
        acts.back().time = row.time;
    };
    const auto takeEntry = [&](const saves::JournalRow& row) {
        take(row);
        acts.back().act.lines.push_back({row.command, row.events});
    };
    for (std::size_t at = 0; at < rows.size();) {
        // A row that names a later row is no rewrite; as an entry it cannot be read.
        if (const auto origin = originIn(rows[at].command); origin && *origin <= at) {
            begin(ActKind::Rewrite, *origin);
            take(rows[at]);
            const std::size_t end = at + 1 + playedAgain(rows, at + 1);
            for (++at; at < end; ++at) takeEntry(rows[at]);
            continue;
        }
        const bool goesOn =
            isByItself(rows[at].command) && !acts.empty() && acts.back().act.kind == ActKind::Enter;
        if (!goesOn) begin(ActKind::Enter, 0);
        takeEntry(rows[at++]);
    }
    if (cursor < std::ssize(rows)) {
        begin(ActKind::Jump, static_cast<std::size_t>(cursor));
        take({rows.back().time, "# jump to " + std::to_string(cursor), {}});
    }
    return acts;
}

template <typename Kind>
void findOutcomes(const std::string& header, std::vector<DatedAct>& acts) {
    const auto read = Kind::parseRecord(header);
    if (!read.record || Kind::wrongWith(read.record->setup).rule != typename Kind::Violation{}.rule) return;
    CourseOf<Kind> course(read.record->setup);
    for (DatedAct& dated : acts) {
        auto act = ActOf<Kind>::read(dated.act);
        if (!act) return;
        course.apply(*act);
        dated.act.outcome = course.outcome();
    }
}

std::vector<DatedAct> actsWithOutcomes(const std::string& header, const std::vector<saves::JournalRow>& rows,
                                       std::int64_t cursor) {
    std::vector<DatedAct> acts = datedActsOf(rows, cursor);
    visitKind(header, [&]<typename Kind>(std::type_identity<Kind>) { findOutcomes<Kind>(header, acts); });
    return acts;
}

}  // namespace

std::vector<Act> actsOf(const std::string& header, const std::vector<saves::JournalRow>& rows,
                        std::int64_t cursor) {
    std::vector<Act> acts;
    for (DatedAct& dated : actsWithOutcomes(header, rows, cursor)) acts.push_back(std::move(dated.act));
    return acts;
}

std::vector<saves::StoredAct> storedActsOf(const std::string& header,
                                           const std::vector<saves::JournalRow>& rows, std::int64_t cursor) {
    std::vector<saves::StoredAct> acts;
    for (const DatedAct& dated : actsWithOutcomes(header, rows, cursor))
        acts.push_back({dated.act.number, dated.time, textOf(dated.act)});
    return acts;
}

}  // namespace reach
