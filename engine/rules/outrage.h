#pragma once

#include "engine/protocol/draft.h"

namespace reach {

/// Provokes Outrage (Base p.16): discards all tokens and Guild cards of the type, then covers its icon with
/// an agent, or with a placeholder when the supply has none. Cards with OutrageSeams::kept stay.
void provokeOutrage(Draft& d, Player player, Resource type);

/// The price that laws put on harm to this owner's pieces in this system. Resource::None: no price (F1508).
struct HarmPrice {
    CardId law = CardId::None;
    Resource token = Resource::None;
};
HarmPrice harmPrice(const State& state, SystemId system, Player by, Player owner);
/// Pays that price.
void payForHarm(Draft& d, SystemId system, Player by, Player owner);

/// Calls the laws that react to harm: a player harmed the owner, or with None their own piece, in this system
/// (F1409, F1610). In a battle raid.cpp calls them after the hits are dealt.
void tellHarm(Draft& d, SystemId system, Player by, Player owner);
/// Returns the laws that react to such harm.
FixedVector<CardId, 4> lawsOnHarm(const State& state, SystemId system, Player by, Player owner);

/// Removes the agent or placeholder from the icon.
void clearOutrage(Draft& d, Player player, Resource type);

}  // namespace reach
