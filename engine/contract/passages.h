#pragma once

#include "engine/contract/campaign.h"

/// The Twisted Passage and the gates that break into it, as far as the rules about moving and placing need
/// them (F2203, F2205). Only the tokens tell which gates are broken: see `brokenGates`, `systemsInPlay` and
/// `waysFrom` in map/board.h. A base game has no Passages.
namespace reach {

namespace campaign {  // passages.cpp

SystemId standIn(const State& state, SystemId system);
CardId passageLaw();

}  // namespace campaign

/// Returns the system that receives pieces placed in `system`: the Twisted Passage instead of a broken gate.
inline SystemId standIn(const State& state, SystemId system) {
    return isCampaign(state) ? campaign::standIn(state, system) : system;
}

/// Returns the law that forbids the player to harm pieces of this owner in this system: pieces of a Rival in
/// the Twisted Passage. None: no ban.
inline CardId passageBan(SystemId system, Player player, Player owner) {
    const bool rivals = isColor(owner) && owner != player;
    return system == SystemId::TwistedPassage && rivals ? campaign::passageLaw() : CardId::None;
}

/// Breaks the gate: a Passage is laid there, ships and tokens go into the Twisted Passage, and buildings
/// return to their owners.
void breakGate(Draft& d, SystemId gate);

}  // namespace reach
