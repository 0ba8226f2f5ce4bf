#pragma once

#include "engine/arcades/arcades.h"
#include "engine/arcades/record/record.h"
#include "engine/arcades/state_hash.h"
#include "engine/arcades/wire.h"

namespace reach {

/// The types and functions of ARCADEs, like those of Arcs in arcs_game.h.
struct ArcadesGame {
    using Game = arcades::Game;
    using Setup = arcades::Setup;
    using Command = arcades::Command;
    using Event = arcades::Event;
    using Verdict = arcades::Verdict;
    using Violation = arcades::Violation;
    using Decision = arcades::Decision;
    using Record = arcades::Record;
    using Entry = arcades::Entry;
    using ParsedRecord = arcades::ParsedRecord;

    static bool isNamed(std::string_view game) { return game == "arcades"; }
    static Violation wrongWith(const Setup& setup) { return {arcades::checkSetup(setup)}; }
    static Game begin(const Setup& setup) { return arcades::newGame(setup); }
    static Verdict check(const Game& game, const Command& command) { return arcades::check(game, command); }
    static Decision decide(const Game& game, const Command& command) {
        return arcades::decide(game, command);
    }
    static void evolve(Game& game, const Event& event) { arcades::evolve(game.state, event); }
    static bool isOver(const Game& game) { return game.state.phase == arcades::Phase::Finished; }

    /// Returns the answer to the open question if there is only one, or the end of a turn without further
    /// actions. Drawn cards and rolled dice are never given automatically. A bot's step is not automatic
    /// either, nor is the end of a turn with a battle, so that players can look at it.
    static std::optional<Command> onlyAnswer(const Game& game);

    static std::string print(const Command& command) { return arcades::printCommand(command); }
    static std::optional<Command> read(std::string_view line) { return arcades::parseCommand(line).command; }
    static std::string toWire(const Event& event) { return arcades::toWire(event); }
    static std::optional<Event> fromWire(std::string_view line) { return arcades::fromWire(line); }
    static std::string printRecord(const Record& record) { return arcades::printRecord(record); }
    static ParsedRecord parseRecord(std::string_view text) { return arcades::parseRecord(text); }

    static int chapter(const Game& game) { return game.state.chapter; }
    static std::uint64_t hash(const Game& game) { return arcades::hashOf(game.state); }
};

}  // namespace reach
