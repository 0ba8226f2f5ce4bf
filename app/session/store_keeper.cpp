#include "app/session/store_keeper.h"

#include "app/session/entry_marks.h"

#include <charconv>
#include <optional>

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
std::size_t playedAgain(const std::vector<saves::JournalEntry>& rows, std::size_t from) {
    std::size_t end = from;
    while (end < rows.size() && !originIn(rows[end].command)) ++end;
    while (end > from && !rows[end - 1].command.ends_with(kRewritten)) --end;
    return end - from;
}

}  // namespace

std::vector<Act> actsOf(const std::vector<saves::JournalEntry>& rows, std::int64_t cursor) {
    std::vector<Act> acts;
    const auto begin = [&](ActKind kind, std::size_t row) -> Act& {
        Act& act = acts.emplace_back();
        act.number = std::ssize(acts);
        act.after = act.number - 1;
        act.kind = kind;
        act.row = row;
        return act;
    };
    for (std::size_t at = 0; at < rows.size();) {
        // A row that names a later row is no rewrite; as an entry it cannot be read.
        if (const auto origin = originIn(rows[at].command); origin && *origin <= at) {
            Act& act = begin(ActKind::Rewrite, *origin);
            const std::size_t end = at + 1 + playedAgain(rows, at + 1);
            for (++at; at < end; ++at) act.lines.push_back({rows[at].command, rows[at].events});
            continue;
        }
        const bool goesOn =
            isByItself(rows[at].command) && !acts.empty() && acts.back().kind == ActKind::Enter;
        Act& act = goesOn ? acts.back() : begin(ActKind::Enter, 0);
        act.lines.push_back({rows[at].command, rows[at].events});
        ++at;
    }
    if (cursor < std::ssize(rows)) begin(ActKind::Jump, static_cast<std::size_t>(cursor));
    return acts;
}

std::vector<saves::JournalEntry> rowsOf(const Act& act, const std::string& chapterMark) {
    std::vector<saves::JournalEntry> rows;
    // The mark stops the search for the last chapter in the events, because the chapter of the line before is
    // no longer valid.
    if (act.kind == ActKind::Rewrite)
        rows.push_back({0, 0, std::string(kRewrittenAt) + std::to_string(act.row), chapterMark});
    for (const ActLine& line : act.lines) rows.push_back({0, 0, line.line, line.events});
    return rows;
}

StoreKeeper::StoreKeeper(saves::SaveStore& store, saves::GameId id, const Clock& clock, std::int64_t number,
                         std::string chapterMark)
    : store_(store), id_(id), clock_(clock), number_(number), chapterMark_(std::move(chapterMark)) {}

void StoreKeeper::offer(const Act& act) {
    if (const auto status = store(act); !status.ok()) {
        answers_.push_back({Answer::What::Unsaved, act, {}, status.error()});
        return;
    }
    Answer kept{Answer::What::Kept, act, {}, {}};
    kept.act.number = ++number_;
    answers_.push_back(std::move(kept));
}

saves::SaveStatus StoreKeeper::store(const Act& act) {
    switch (act.kind) {
        case ActKind::Enter: {
            const auto last = store_.append(id_, rowsOf(act, chapterMark_), clock_());
            if (!last.ok()) return last.error();
            return saves::Done{};
        }
        case ActKind::Rewrite: return store_.appendBehindAll(id_, rowsOf(act, chapterMark_), clock_());
        case ActKind::Undo:
        case ActKind::Redo:
        case ActKind::Jump: break;
    }
    return store_.setCursor(id_, static_cast<std::int64_t>(act.row), clock_());
}

}  // namespace reach
