#pragma once

#include "engine/contract/campaign.h"

/// The Twisted Passage and the gates that break into it, as the rules about moving and placing ask for them
/// (F2203, F2205). Which gates are broken the tokens alone say: `brokenGates`, `systemsInPlay` and `waysFrom`
/// in map/board.h. A base game has no Passages.
namespace reach {

namespace campaign {  // passages.cpp

SystemId standIn(const State& state, SystemId system);
CardId passageLaw();

}  // namespace campaign

/// Where what would be placed in this system goes: the Twisted Passage in place of a broken gate.
inline SystemId standIn(const State& state, SystemId system) {
    return isCampaign(state) ? campaign::standIn(state, system) : system;
}

/// The law by which the player cannot harm pieces of the owner there: a Rival's in the Twisted Passage; None.
inline CardId passageBan(SystemId system, Player player, Player owner) {
    const bool rivals = isColor(owner) && owner != player;
    return system == SystemId::TwistedPassage && rivals ? campaign::passageLaw() : CardId::None;
}

/// The gate breaks: a Passage lies there, ships and tokens go into the Twisted Passage and buildings home.
void breakGate(Draft& d, SystemId gate);

}  // namespace reach
