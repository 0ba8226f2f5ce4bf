#pragma once

#include "engine/rules/draft.h"

/// The Twisted Passage and the gates that break into it (F2203, F2205). Which gates are broken the tokens
/// alone say: `brokenGates`, `systemsInPlay` and `waysFrom` in map/board.h. Without Passages nothing here
/// changes anything.
namespace reach {

/// Where what would be placed in this system goes: the Twisted Passage in place of a broken gate.
SystemId standIn(const State& state, SystemId system);

/// The gate breaks: a Passage lies there, ships and tokens go into the Twisted Passage and buildings home.
void breakGate(Draft& d, SystemId gate);

/// True when the player breaks the gate that this step of their Catapult move leads to (F2203).
bool breaksGate(const State& state, Player player, SystemId from, SystemId to);

/// The law by which the player cannot harm pieces of the owner there: a Rival's in the Twisted Passage; None.
CardId passageBan(SystemId system, Player player, Player owner);

/// Each piece there takes a hit; what is destroyed goes home (F2206).
void hitEachPiece(Draft& d, SystemId system);

}  // namespace reach
