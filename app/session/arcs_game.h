#pragma once

#include "engine/core/state_hash.h"
#include "engine/engine.h"
#include "engine/record/record.h"

#include <optional>

/// The types and functions that a session, a shelf and a journal need of a game. Each game has a struct with
/// the same names. app/README.md says how to add a game.
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

    /// True if a record's header names this game. A header without a game means the base game.
    static bool isNamed(std::string_view game) {
        return game.empty() || game == "base" || game == "campaign";
    }
    static Violation wrongWith(const Setup& setup) { return {checkSetup(setup), CardId::None}; }
    static Game begin(const Setup& setup) { return newGame(setup); }
    static Verdict check(const Game& game, const Command& command) { return reach::check(game, command); }
    static Decision decide(const Game& game, const Command& command) { return reach::decide(game, command); }
    static void evolve(Game& game, const Event& event) { reach::evolve(game.state, event); }
    static bool isOver(const Game& game) { return game.state.phase == Phase::Finished; }

    /// Returns the answer to the open question if there is only one, or the end of a turn whose actions are
    /// all taken.
    static std::optional<Command> onlyAnswer(const Game& game);

    static std::string print(const Command& command) { return printCommand(command); }
    static std::optional<Command> read(std::string_view line) { return parseCommand(line).command; }
    static std::string toWire(const Event& event);
    static std::optional<Event> fromWire(std::string_view line);
    static std::string printRecord(const Record& record) { return reach::printRecord(record); }
    static ParsedRecord parseRecord(std::string_view text) { return reach::parseRecord(text); }

    static int chapter(const Game& game) { return game.state.chapter; }
    static std::uint64_t hash(const Game& game) { return hashOf(game.state); }
};

}  // namespace reach
