#include "app/session/game_session.h"

#include "engine/protocol/wire.h"

namespace reach {
namespace {

/// Marks an automatic answer in the journal; a comment to everybody else who reads the line.
constexpr std::string_view kByItself = "  # by itself";

std::string eventsText(const std::vector<Event>& events) {
    std::string text;
    for (const Event& event : events) text += toWire(event) + '\n';
    return text;
}

std::optional<std::vector<Event>> readEvents(std::string_view text) {
    std::vector<Event> events;
    while (!text.empty()) {
        const auto end = text.find('\n');
        const auto event = fromWire(text.substr(0, end));
        if (!event) return std::nullopt;
        events.push_back(*event);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return events;
}

std::optional<SessionEntry> readEntry(const saves::JournalEntry& written) {
    SessionEntry entry;
    std::string_view line = written.command;
    if (line.ends_with(kByItself)) {
        entry.automatic = true;
        line.remove_suffix(kByItself.size());
    }
    const auto command = parseCommand(line).command;
    auto events = readEvents(written.events);
    if (!command || !events) return std::nullopt;
    entry.command = *command;
    entry.events = std::move(*events);
    return entry;
}

}  // namespace

GameSession::GameSession(const Setup& setup, Journal* journal)
    : journal_(journal), kept_{newGame(setup)}, game_(kept_[0]) {}

std::optional<GameSession> GameSession::restore(const Setup& setup,
                                                const std::vector<saves::JournalEntry>& journaled,
                                                std::int64_t cursor, Journal* journal, std::int64_t& broken) {
    GameSession session(setup, journal);
    for (const saves::JournalEntry& written : journaled) {
        auto entry = readEntry(written);
        if (!entry) {
            broken = written.seq;
            return std::nullopt;
        }
        entry->violations = check(session.game_, entry->command).violations;
        session.apply(std::move(*entry));
    }
    session.cursor_ = std::min(static_cast<std::size_t>(cursor), session.entries_.size());
    session.game_ = session.at(session.cursor_);
    return session;
}

void GameSession::apply(SessionEntry entry) {
    for (const Event& event : entry.events) evolve(game_.state, event);
    entries_.resize(cursor_);
    entries_.push_back(std::move(entry));
    kept_.resize(cursor_ / kStride + 1);
    if (++cursor_ % kStride == 0) kept_.push_back(game_);
}

Entered GameSession::enterExactly(const Command& command, bool automatic) {
    Decision decision = decide(game_, command);
    Entered result{decision.verdict, {}, 0};
    if (!decision.accepted()) return result;
    if (journal_) {
        const std::string line = printCommand(command) + (automatic ? std::string(kByItself) : std::string());
        const auto status = journal_->append(line, eventsText(decision.events));
        if (!status.ok()) {
            result.unsaved = status.error();
            return result;
        }
    }
    apply({command, std::move(decision.events), decision.verdict.violations, automatic});
    return result;
}

Entered GameSession::enter(const Command& command) {
    Entered result = enterExactly(command);
    if (result.done()) result.automatic = answerAlone();
    return result;
}

Entered GameSession::enterTogether(const std::vector<Command>& commands) {
    Game trial = game_;
    for (const Command& command : commands) {
        const Decision decision = decide(trial, command);
        if (!decision.accepted()) return {decision.verdict, {}, 0};
        for (const Event& event : decision.events) evolve(trial.state, event);
    }
    Entered result;
    for (std::size_t i = 0; i < commands.size() && result.done(); ++i)
        result = enterExactly(commands[i], i > 0);
    if (result.done()) result.automatic = answerAlone();
    return result;
}

/// Gives every answer that has no alternative; how many.
int GameSession::answerAlone() {
    int given = 0;
    for (auto answer = onlyAnswer(game_); answer; answer = onlyAnswer(game_)) {
        if (!enterExactly(*answer, true).done()) break;
        ++given;
    }
    return given;
}

saves::SaveStatus GameSession::undo() {
    std::size_t to = cursor_;
    while (to > 0 && entries_[to - 1].automatic) --to;
    return jumpTo(to > 0 ? to - 1 : 0);
}

saves::SaveStatus GameSession::redo() {
    std::size_t to = std::min(cursor_ + 1, entries_.size());
    while (to < entries_.size() && entries_[to].automatic) ++to;
    return jumpTo(to);
}

saves::SaveStatus GameSession::jumpTo(std::size_t cursor) {
    cursor = std::min(cursor, entries_.size());
    if (journal_)
        if (auto status = journal_->setCursor(static_cast<std::int64_t>(cursor)); !status.ok()) return status;
    game_ = at(cursor);
    cursor_ = cursor;
    return saves::Done{};
}

Game GameSession::at(std::size_t cursor) const {
    const std::size_t from = std::min(cursor / kStride, kept_.size() - 1);
    Game game = kept_[from];
    for (std::size_t i = from * kStride; i < cursor; ++i)
        for (const Event& event : entries_[i].events) evolve(game.state, event);
    return game;
}

namespace {

/// All actions are taken. A turn without any, a Copy perhaps, is not over before somebody says so.
bool spent(const TurnState& turn) {
    return turn.acted && !turn.prelude && turn.pipsUsed >= turn.pips;
}

/// What is drawn or rolled again is no option, nor is a deal, and what the table does by hand takes its time:
/// a single option there is not the only answer.
bool takesTime(Ask ask) {
    switch (ask) {
        case Ask::Refill:
        case Ask::Reroll:
        case Ask::CallToOrder:
        case Ask::Negotiate:
        case Ask::ByHand:
        case Ask::NextAct: return true;
        default: return false;
    }
}

}  // namespace

std::optional<Command> onlyAnswer(const Game& game) {
    const Prompt now = prompt(game);
    const bool asked = now.kind == Prompt::Kind::Overflow ||
                       (now.kind == Prompt::Kind::Pending && !takesTime(now.pending.ask)) ||
                       (now.kind == Prompt::Kind::Act && spent(game.state.turn));
    if (!asked) return std::nullopt;
    const auto answers = options(game);
    if (answers.size() != 1) return std::nullopt;
    return answers[0].command;
}

}  // namespace reach
