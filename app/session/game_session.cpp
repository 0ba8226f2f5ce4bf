#include "app/session/game_session.h"

#include "app/session/kinds.h"
#include "app/session/rewrite.h"

#include <charconv>

namespace reach {
namespace {

/// The marks of an entry in the journal. For any other reader of the line they are a comment.
constexpr std::string_view kByItself = "  # by itself";
constexpr std::string_view kRewritten = "  # as rewritten";
/// The text of the row between two lines of entries. After it comes the row at which the next line was made.
constexpr std::string_view kRewrittenAt = "# rewritten at ";

bool take(std::string_view& line, std::string_view mark) {
    if (!line.ends_with(mark)) return false;
    line.remove_suffix(mark.size());
    return true;
}

std::optional<std::size_t> originIn(std::string_view row) {
    if (!row.starts_with(kRewrittenAt)) return std::nullopt;
    row.remove_prefix(kRewrittenAt.size());
    std::size_t origin = 0;
    const auto read = std::from_chars(row.data(), row.data() + row.size(), origin);
    return read.ec == std::errc{} ? std::optional(origin) : std::nullopt;
}

template <typename Kind>
std::string eventsText(const std::vector<typename Kind::Event>& events) {
    std::string text;
    for (const auto& event : events) text += Kind::toWire(event) + '\n';
    return text;
}

template <typename Kind>
std::optional<std::vector<typename Kind::Event>> readEvents(std::string_view text) {
    std::vector<typename Kind::Event> events;
    while (!text.empty()) {
        const auto end = text.find('\n');
        const auto event = Kind::fromWire(text.substr(0, end));
        if (!event) return std::nullopt;
        events.push_back(*event);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return events;
}

template <typename Kind>
std::optional<SessionEntryOf<Kind>> readEntry(const saves::JournalEntry& written) {
    SessionEntryOf<Kind> entry;
    std::string_view line = written.command;
    entry.rewritten = take(line, kRewritten);
    entry.automatic = take(line, kByItself);
    const auto command = Kind::read(line);
    auto events = readEvents<Kind>(written.events);
    if (!command || !events) return std::nullopt;
    entry.command = *command;
    entry.events = std::move(*events);
    return entry;
}

template <typename Kind>
saves::JournalEntry written(const SessionEntryOf<Kind>& entry) {
    std::string line = Kind::print(entry.command);
    if (entry.automatic) line += kByItself;
    if (entry.rewritten) line += kRewritten;
    return {0, 0, line, eventsText<Kind>(entry.events)};
}

}  // namespace

template <typename Kind>
SessionOf<Kind>::SessionOf(const Setup& setup, Journal* journal)
    : journal_(journal), lines_(1), kept_{Kind::begin(setup)}, game_(kept_[0]) {}

template <typename Kind>
std::optional<SessionOf<Kind>> SessionOf<Kind>::restore(const Setup& setup,
                                                        const std::vector<saves::JournalEntry>& journaled,
                                                        std::int64_t cursor, Journal* journal,
                                                        std::int64_t& broken) {
    SessionOf session(setup, journal);
    session.lines_[0].judged = false;
    std::size_t rows = 0;
    for (const saves::JournalEntry& written : journaled) {
        ++rows;
        if (const auto origin = originIn(written.command); origin && *origin < rows) {
            session.lines_.push_back({{}, rows, *origin, false});
            continue;
        }
        auto entry = readEntry<Kind>(written);
        if (!entry) {
            broken = written.seq;
            return std::nullopt;
        }
        session.lines_.back().entries.push_back(std::move(*entry));
    }
    session.stand(std::min(static_cast<std::size_t>(cursor), rows));
    session.playLine();
    return session;
}

template <typename Kind>
SessionOf<Kind> SessionOf<Kind>::begunWith(const Setup& setup, std::vector<SessionEntry> entries) {
    SessionOf session(setup);
    session.cursor_ = entries.size();
    session.lines_[0].entries = std::move(entries);
    session.playLine();
    return session;
}

/// Goes to this row of the journal, in whichever line it is.
template <typename Kind>
void SessionOf<Kind>::stand(std::size_t row) {
    line_ = lines_.size() - 1;
    while (line_ > 0 && lines_[line_].base > row) --line_;
    cursor_ = row - line().base;
}

/// Plays a line that has not been played before.
template <typename Kind>
void SessionOf<Kind>::playLine() {
    kept_.resize(1);
    game_ = kept_[0];
    Line& now = lines_[line_];
    for (std::size_t at = 0; at < now.entries.size(); ++at) {
        SessionEntry& entry = now.entries[at];
        if (!now.judged) entry.violations = Kind::check(game_, entry.command).violations;
        for (const auto& event : entry.events) Kind::evolve(game_, event);
        if ((at + 1) % kStride == 0) kept_.push_back(game_);
    }
    now.judged = true;
    game_ = at(cursor_);
}

template <typename Kind>
void SessionOf<Kind>::apply(SessionEntry entry) {
    lines_.resize(line_ + 1);
    std::vector<SessionEntry>& entries = lines_[line_].entries;
    for (const auto& event : entry.events) Kind::evolve(game_, event);
    entries.resize(cursor_);
    entries.push_back(std::move(entry));
    kept_.resize(cursor_ / kStride + 1);
    if (++cursor_ % kStride == 0) kept_.push_back(game_);
}

template <typename Kind>
typename SessionOf<Kind>::Entered SessionOf<Kind>::enterAsOne(std::span<const Command> commands,
                                                              bool answering) {
    Entered result;
    Game after = game_;
    std::vector<SessionEntry> entries;
    std::vector<saves::JournalEntry> rows;
    const auto add = [&](const Command& command) {
        auto decision = Kind::decide(after, command);
        if (!decision.accepted()) return decision.verdict;
        for (const auto& event : decision.events) Kind::evolve(after, event);
        entries.push_back(
            {command, std::move(decision.events), decision.verdict.violations, !entries.empty()});
        rows.push_back(written<Kind>(entries.back()));
        return decision.verdict;
    };
    for (const Command& command : commands) {
        const typename Kind::Verdict verdict = add(command);
        if (verdict.refused()) return {verdict, {}, 0};
        // The first that breaks a rule is the one to be told of.
        if (result.verdict.legal()) result.verdict = verdict;
    }
    if (entries.empty()) return result;
    if (answering)
        for (auto answer = Kind::onlyAnswer(after); answer && !add(*answer).refused();
             answer = Kind::onlyAnswer(after))
            ++result.automatic;
    if (journal_)
        if (const auto status = journal_->append(rows); !status.ok())
            return {result.verdict, status.error(), 0};
    for (SessionEntry& entry : entries) apply(std::move(entry));
    return result;
}

template <typename Kind>
saves::SaveStatus SessionOf<Kind>::take(const RewriteOf<Kind>& rewrite) {
    const std::size_t rows = lines_.back().base + lines_.back().entries.size();
    Line next{rewrite.entries(), rows + 1, row(), true};
    for (SessionEntry& entry : next.entries) entry.rewritten = &entry == &next.entries.back();
    if (journal_) {
        // The mark stops the search for the last chapter in the events, because the chapter of the line
        // before is no longer valid.
        std::vector<saves::JournalEntry> all{
            {0, 0, std::string(kRewrittenAt) + std::to_string(next.origin), Kind::kChapterMark}};
        for (const SessionEntry& entry : next.entries) all.push_back(written<Kind>(entry));
        if (auto status = journal_->appendBehindAll(all); !status.ok()) return status;
    }
    const std::size_t end = next.base + next.entries.size();
    lines_.push_back(std::move(next));
    stand(end);
    playLine();
    return saves::Done{};
}

/// The row that undo leads to. From the end of the entries played again, and from before the first entry of
/// the line, it is in the line that was rewritten.
template <typename Kind>
std::size_t SessionOf<Kind>::rowBefore() const {
    if (line_ > 0 && (cursor_ == 0 || entries()[cursor_ - 1].rewritten)) return line().origin;
    std::size_t to = cursor_;
    while (to > 0 && entries()[to - 1].automatic) --to;
    return line().base + (to > 0 ? to - 1 : 0);
}

/// The row that redo leads to. At the row where this line was rewritten, and at its end, it is in the last
/// line made from it.
template <typename Kind>
std::size_t SessionOf<Kind>::rowAfter() const {
    const std::size_t all = entries().size();
    for (std::size_t next = lines_.size() - 1; next > line_; --next) {
        const Line& other = lines_[next];
        const bool here = other.origin == row();
        if (!here && (cursor_ < all || other.origin < line().base || other.origin > row())) continue;
        std::size_t end = other.entries.size();
        while (end > 0 && !other.entries[end - 1].rewritten) --end;
        return other.base + end;
    }
    std::size_t to = std::min(cursor_ + 1, all);
    while (to < all && entries()[to].automatic) ++to;
    return line().base + to;
}

template <typename Kind>
saves::SaveStatus SessionOf<Kind>::jumpTo(std::size_t cursor) {
    return goTo(line().base + std::min(cursor, entries().size()));
}

template <typename Kind>
saves::SaveStatus SessionOf<Kind>::goTo(std::size_t row) {
    if (journal_)
        if (auto status = journal_->setCursor(static_cast<std::int64_t>(row)); !status.ok()) return status;
    const std::size_t before = line_;
    stand(row);
    if (line_ != before)
        playLine();
    else
        game_ = at(cursor_);
    return saves::Done{};
}

template <typename Kind>
typename SessionOf<Kind>::Game SessionOf<Kind>::at(std::size_t cursor) const {
    const std::size_t from = std::min(cursor / kStride, kept_.size() - 1);
    Game game = kept_[from];
    for (std::size_t i = from * kStride; i < cursor; ++i)
        for (const auto& event : entries()[i].events) Kind::evolve(game, event);
    return game;
}

#define REACH_INSTANTIATE(Kind) template class SessionOf<Kind>;
REACH_FOR_EACH_GAME(REACH_INSTANTIATE)

}  // namespace reach
