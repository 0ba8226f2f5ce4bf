#pragma once

#include "engine/contract/campaign.h"

/// The Founder's Commonwealth, as the rules of the base game ask for it: its Members, their Armistice and
/// what they may do with Free buildings (F213 to F226). A base game has none.
namespace reach {

namespace campaign {  // commonwealth.cpp

bool isMember(const State& state, Player player);
bool actsForTheFree(const State& state, SystemId system, Player player);
CardId harmBan(const State& state, SystemId system, Player player, Player owner);

}  // namespace campaign

inline bool isMember(const State& state, Player player) {
    return isCampaign(state) && campaign::isMember(state, player);
}

/// True when a Member takes actions with the Free buildings there as if they were Loyal: where the Empire
/// does not control (F222).
inline bool actsForTheFree(const State& state, SystemId system, Player player) {
    return isCampaign(state) && campaign::actsForTheFree(state, system, player);
}

/// The card by which the player cannot harm pieces of the owner there: the law of the Twisted Passage, an
/// Armistice, or one's own; None.
inline CardId harmBan(const State& state, SystemId system, Player player, Player owner) {
    return isCampaign(state) ? campaign::harmBan(state, system, player, owner) : CardId::None;
}

/// A Member who harms a Free city there is one no longer (F222).
void disgrace(Draft& d, Player player, SystemId system);

}  // namespace reach
