#pragma once

#include "engine/protocol/draft.h"

namespace reach {

/// Provokes Outrage (Base p.16): discards all tokens and Guild cards of the type, then covers its icon with
/// an agent, or a placeholder when the supply has none. Cards that say so are kept.
void provokeOutrage(Draft& d, Player player, Resource type);

/// What laws ask for before anything of the owner's there is harmed; Resource::None: nothing (F1508).
struct HarmPrice {
    CardId law = CardId::None;
    Resource token = Resource::None;
};
HarmPrice harmPrice(const State& state, SystemId system, Player by, Player owner);
/// Pays it.
void payForHarm(Draft& d, SystemId system, Player by, Player owner);

/// Somebody harmed the owner, or with None a piece of their own, in this system: what laws say (F1409,
/// F1610). In a battle they are told once the hits are dealt (raid.cpp).
void tellHarm(Draft& d, SystemId system, Player by, Player owner);
/// The laws that answer to such harm.
FixedVector<CardId, 4> lawsOnHarm(const State& state, SystemId system, Player by, Player owner);

/// The agent or placeholder on the icon leaves it.
void clearOutrage(Draft& d, Player player, Resource type);

}  // namespace reach
