#pragma once

#include "engine/engine.h"
#include "engine/record/record.h"

#include <optional>

/// What a session, a shelf and a journal have to know of a game. Each game has such a list of the same names;
/// a further one writes its own and is added where game_session.cpp and shelf.cpp name them all.
namespace reach {

/// Arcs: the base game and the campaign.
struct ArcsGame {
    using Game = reach::Game;
    using Setup = reach::Setup;
    using Command = reach::Command;
    using Event = reach::Event;
    using Verdict = reach::Verdict;
    using Violation = reach::Violation;
    using Decision = reach::Decision;
    using Record = reach::Record;
    using Entry = reach::Entry;
    using ParsedRecord = reach::ParsedRecord;

    /// Whether a record says that it is of this game; nothing said is for the reader to complain of.
    static bool isNamed(std::string_view game) { return game != "arcades"; }
    static Violation wrongWith(const Setup& setup) { return {checkSetup(setup), CardId::None}; }
    static Game begin(const Setup& setup) { return newGame(setup); }
    static Verdict check(const Game& game, const Command& command) { return reach::check(game, command); }
    static Decision decide(const Game& game, const Command& command) { return reach::decide(game, command); }
    static void evolve(Game& game, const Event& event) { reach::evolve(game.state, event); }
    static bool isOver(const Game& game) { return game.state.phase == Phase::Finished; }

    /// The answer to the open question when there is only one; the end of a turn whose actions are all taken.
    static std::optional<Command> onlyAnswer(const Game& game);

    static std::string print(const Command& command) { return printCommand(command); }
    static std::optional<Command> read(std::string_view line) { return parseCommand(line).command; }
    static std::string toWire(const Event& event);
    static std::optional<Event> fromWire(std::string_view line);
    static std::string printRecord(const Record& record) { return reach::printRecord(record); }
    static ParsedRecord parseRecord(std::string_view text) { return reach::parseRecord(text); }

    /// Stands in every line of an event that sets the chapter.
    static constexpr const char* kChapterMark = "chapter-s";
    /// The chapter that an event sets.
    static std::optional<int> chapterOf(const Event& event);
};

}  // namespace reach
