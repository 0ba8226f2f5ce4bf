#pragma once

#include "engine/arcades/decision.h"

#include <string>

/// The public interface of ARCADEs, structured like that of the base game (engine/engine.h). Every function
/// depends on its arguments only: no clock, no randomness, no files.
namespace reach::arcades {

/// Returns the table before Setup J. Precondition: checkSetup() finds nothing.
Game newGame(const Setup& setup);

/// Returns why the setup is invalid, or Rule::None.
Rule checkSetup(const Setup& setup);

/// Returns what the rules say about a command in this game. Changes nothing.
Verdict check(const Game& game, const Command& command);

/// Applies a command: returns the events to evolve, or a refusal. Under Strictness::Strict a violation is a
/// refusal as well. Under Strictness::Off violations are not reported. A card that contradicts an earlier one
/// (Rule::FollowSuit) is never refused, because only the table knows which of the two was wrong.
Decision decide(const Game& game, const Command& command);

/// Applies one event. The only code that changes a state.
void evolve(State& state, const Event& event);

/// Returns the next decision of the table and the player who makes it.
Prompt prompt(const Game& game);

enum class Want : std::uint8_t { Legal, All, Refused };

/// Returns the options of this moment, in a stable order. With Want::All the list includes illegal options,
/// each with its reason, and with Want::Refused also those that are refused. A Move option names one or two
/// ships; more may move. The dice of an Attack option are the maximum of one kind. Rolls and the counts of
/// Depth::Score are not listed.
std::vector<Option> options(const Game& game, Want want = Want::Legal);

/// Returns the first inconsistency of a state, in engine terms for bug reports. Returns an empty string for a
/// consistent state.
std::string findInconsistency(const Game& game);

}  // namespace reach::arcades
