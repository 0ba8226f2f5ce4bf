#include "app/session/game_session.h"

#include "app/session/arcades_game.h"

namespace reach {
namespace {

/// Marks an automatic answer in the journal; a comment to everybody else who reads the line.
constexpr std::string_view kByItself = "  # by itself";

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
    if (line.ends_with(kByItself)) {
        entry.automatic = true;
        line.remove_suffix(kByItself.size());
    }
    const auto command = Kind::read(line);
    auto events = readEvents<Kind>(written.events);
    if (!command || !events) return std::nullopt;
    entry.command = *command;
    entry.events = std::move(*events);
    return entry;
}

}  // namespace

template <typename Kind>
SessionOf<Kind>::SessionOf(const Setup& setup, Journal* journal)
    : journal_(journal), kept_{Kind::begin(setup)}, game_(kept_[0]) {}

template <typename Kind>
std::optional<SessionOf<Kind>> SessionOf<Kind>::restore(const Setup& setup,
                                                        const std::vector<saves::JournalEntry>& journaled,
                                                        std::int64_t cursor, Journal* journal,
                                                        std::int64_t& broken) {
    SessionOf session(setup, journal);
    for (const saves::JournalEntry& written : journaled) {
        auto entry = readEntry<Kind>(written);
        if (!entry) {
            broken = written.seq;
            return std::nullopt;
        }
        entry->violations = Kind::check(session.game_, entry->command).violations;
        session.apply(std::move(*entry));
    }
    session.cursor_ = std::min(static_cast<std::size_t>(cursor), session.entries_.size());
    session.game_ = session.at(session.cursor_);
    return session;
}

template <typename Kind>
void SessionOf<Kind>::apply(SessionEntry entry) {
    for (const auto& event : entry.events) Kind::evolve(game_, event);
    entries_.resize(cursor_);
    entries_.push_back(std::move(entry));
    kept_.resize(cursor_ / kStride + 1);
    if (++cursor_ % kStride == 0) kept_.push_back(game_);
}

template <typename Kind>
typename SessionOf<Kind>::Entered SessionOf<Kind>::enterExactly(const Command& command, bool automatic) {
    auto decision = Kind::decide(game_, command);
    Entered result{decision.verdict, {}, 0};
    if (!decision.accepted()) return result;
    if (journal_) {
        const std::string line = Kind::print(command) + (automatic ? std::string(kByItself) : std::string());
        const auto status = journal_->append(line, eventsText<Kind>(decision.events));
        if (!status.ok()) {
            result.unsaved = status.error();
            return result;
        }
    }
    apply({command, std::move(decision.events), decision.verdict.violations, automatic});
    return result;
}

template <typename Kind>
typename SessionOf<Kind>::Entered SessionOf<Kind>::enter(const Command& command) {
    Entered result = enterExactly(command);
    if (result.done()) result.automatic = answerAlone();
    return result;
}

template <typename Kind>
typename SessionOf<Kind>::Entered SessionOf<Kind>::enterTogether(const std::vector<Command>& commands) {
    Game trial = game_;
    for (const Command& command : commands) {
        const auto decision = Kind::decide(trial, command);
        if (!decision.accepted()) return {decision.verdict, {}, 0};
        for (const auto& event : decision.events) Kind::evolve(trial, event);
    }
    Entered result;
    for (std::size_t i = 0; i < commands.size() && result.done(); ++i)
        result = enterExactly(commands[i], i > 0);
    if (result.done()) result.automatic = answerAlone();
    return result;
}

/// Gives every answer that has no alternative; how many.
template <typename Kind>
int SessionOf<Kind>::answerAlone() {
    int given = 0;
    for (auto answer = Kind::onlyAnswer(game_); answer; answer = Kind::onlyAnswer(game_)) {
        if (!enterExactly(*answer, true).done()) break;
        ++given;
    }
    return given;
}

template <typename Kind>
saves::SaveStatus SessionOf<Kind>::undo() {
    std::size_t to = cursor_;
    while (to > 0 && entries_[to - 1].automatic) --to;
    return jumpTo(to > 0 ? to - 1 : 0);
}

template <typename Kind>
saves::SaveStatus SessionOf<Kind>::redo() {
    std::size_t to = std::min(cursor_ + 1, entries_.size());
    while (to < entries_.size() && entries_[to].automatic) ++to;
    return jumpTo(to);
}

template <typename Kind>
saves::SaveStatus SessionOf<Kind>::jumpTo(std::size_t cursor) {
    cursor = std::min(cursor, entries_.size());
    if (journal_)
        if (auto status = journal_->setCursor(static_cast<std::int64_t>(cursor)); !status.ok()) return status;
    game_ = at(cursor);
    cursor_ = cursor;
    return saves::Done{};
}

template <typename Kind>
typename SessionOf<Kind>::Game SessionOf<Kind>::at(std::size_t cursor) const {
    const std::size_t from = std::min(cursor / kStride, kept_.size() - 1);
    Game game = kept_[from];
    for (std::size_t i = from * kStride; i < cursor; ++i)
        for (const auto& event : entries_[i].events) Kind::evolve(game, event);
    return game;
}

template class SessionOf<ArcsGame>;
template class SessionOf<ArcadesGame>;

}  // namespace reach
