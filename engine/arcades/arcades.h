#pragma once

#include "engine/arcades/decision.h"

#include <string>

/// The front door of ARCADEs, built like the base game's (engine/engine.h). Everything here is a pure
/// function of its arguments: no clock, no chance, no files.
namespace reach::arcades {

/// The table before Setup J. The setup must be sound (checkSetup).
Game newGame(const Setup& setup);

/// Rule::None when such a table can be.
Rule checkSetup(const Setup& setup);

/// What the rules say about a command here; changes nothing.
Verdict check(const Game& game, const Command& command);

/// Does a command: events to evolve, or a refusal. Under Strictness::Strict a violation refuses as well;
/// under Off violations are not reported. A card that does not go with an earlier one (Rule::FollowSuit) is
/// never refused: which of the two was wrong only the table knows.
Decision decide(const Game& game, const Command& command);

/// Applies one event. The only code that changes a state.
void evolve(State& state, const Event& event);

/// What the table must settle next, and who.
Prompt prompt(const Game& game);

enum class Want : std::uint8_t { Legal, All };

/// What can be done now, in a stable order; with Want::All what breaks a rule comes too, with its reason. A
/// Move option names one or two ships, and more may go. Dice of an Attack option are the most of one kind. A
/// roll is not listed, nor what is counted at Depth::Score.
std::vector<Option> options(const Game& game, Want want = Want::Legal);

/// First thing wrong with a state, in plain engine terms for bug reports; empty when all is consistent.
std::string findInconsistency(const Game& game);

}  // namespace reach::arcades
