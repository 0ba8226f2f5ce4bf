#pragma once

#include "engine/protocol/decision.h"
#include "engine/protocol/evolve.h"
#include "engine/rules/setup.h"

#include <string>
#include <vector>

/// The public interface of the engine: newGame, check, decide, evolve, play, prompt, options. Every function
/// depends on its arguments only: no clock, no randomness, no files.
namespace reach {

/// Returns what the rules say about a command in this game. Changes nothing.
Verdict check(const Game& game, const Command& command);

/// Applies a command: returns the events to evolve, or a refusal. Under Strictness::Strict a violation is a
/// refusal as well. Under Strictness::Off violations are not reported.
Decision decide(const Game& game, const Command& command);
/// The same, but replaces the content of `into` with the events. A reused list soon needs no further
/// allocation.
Verdict decide(const Game& game, const Command& command, std::vector<Event>& into);

/// Applies a command to this game in place, as `decide` and `evolve` would. A refused command leaves the game
/// unchanged. The events are appended to `events`; null discards them. For random play, replays and every
/// other caller that never needs the earlier state.
Verdict play(Game& game, const Command& command, std::vector<Event>* events = nullptr);

/// Returns the next decision of the table and the player who makes it.
Prompt prompt(const Game& game);
/// Returns Prompt::kind alone.
Prompt::Kind promptKind(const Game& game);

/// Returns the options of this moment, in a stable order. With Want::All the list includes illegal options,
/// each with its reason. The ships of a Move option are a maximum; fewer ships may move. The dice of a Battle
/// option are the maximum of one kind. A prompt with free input (a roll, a drawn card) lists every answer
/// only where there are few.
std::vector<Option> options(const Game& game, Want want = Want::Legal);
/// The same, but replaces the content of `into`. A reused list soon needs no further allocation.
void options(const Game& game, Want want, std::vector<Option>& into);

/// Returns the first inconsistency of a state, in engine terms for bug reports. Returns an empty string for a
/// consistent state: pieces, agents, cards and resources add up to the counts of the box.
std::string findInconsistency(const Game& game);

}  // namespace reach
