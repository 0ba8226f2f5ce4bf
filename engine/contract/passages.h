#pragma once

#include "engine/contract/campaign.h"

/// The Twisted Passage and the gates that break into it, as the rules about moving and placing ask for them
/// (F2203, F2205). Which gates are broken the tokens alone say: `brokenGates`, `systemsInPlay` and `waysFrom`
/// in map/board.h. A base game has no Passages.
namespace reach {

namespace campaign {  // passages.cpp

SystemId standIn(const State& state, SystemId system);
bool breaksGate(const State& state, Player player, SystemId from, SystemId to);

}  // namespace campaign

/// Where what would be placed in this system goes: the Twisted Passage in place of a broken gate.
inline SystemId standIn(const State& state, SystemId system) {
    return isCampaign(state) ? campaign::standIn(state, system) : system;
}

/// True when the player breaks the gate that this step of their Catapult move leads to (F2203).
inline bool breaksGate(const State& state, Player player, SystemId from, SystemId to) {
    return isCampaign(state) && campaign::breaksGate(state, player, from, to);
}

/// The gate breaks: a Passage lies there, ships and tokens go into the Twisted Passage and buildings home.
void breakGate(Draft& d, SystemId gate);

}  // namespace reach
