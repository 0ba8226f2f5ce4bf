#pragma once

#include "engine/contract/campaign.h"
#include "engine/map/board.h"

/// Flagships, as the rules of the base game ask for them (BR p.22-25). A base game has none.
namespace reach {

namespace campaign {  // flagship.cpp

bool hasUpgrade(const State& state, Player player, SystemId system, Upgrade upgrade);
int flagshipDice(const State& state, Player player, SystemId system);
int flagshipToughness(const State& state, Player player, SystemId system);
bool hasBuildingOn(const Flagship& flagship, BuildingType type, bool freshOnly);

}  // namespace campaign

/// True when the Flagship is in this system and has this Upgrade, fresh or damaged (BR p.22).
inline bool hasUpgrade(const State& state, Player player, SystemId system, Upgrade upgrade) {
    return isCampaign(state) && campaign::hasUpgrade(state, player, system, upgrade);
}

/// Fresh starports on the board of the player's Flagship in this system: the dice it collects, the hits its
/// Defense Array deals (BR p.23-25); 0 without one.
inline int flagshipDice(const State& state, Player player, SystemId system) {
    return isCampaign(state) ? campaign::flagshipDice(state, player, system) : 0;
}

/// Hits it takes to destroy all there is on its board; 0 without one in this system.
inline int flagshipToughness(const State& state, Player player, SystemId system) {
    return isCampaign(state) ? campaign::flagshipToughness(state, player, system) : 0;
}

/// True when a building of this type is on the owner's Flagship in this system (BR p.25).
inline bool hasOnFlagship(const State& state, SystemId system, Player owner, BuildingType type,
                          bool freshOnly) {
    const Flagship* flagship = isCampaign(state) ? flagshipAt(state, owner, system) : nullptr;
    return flagship != nullptr && campaign::hasBuildingOn(*flagship, type, freshOnly);
}

/// The planet a slot is built at; None: any (BR p.25).
Resource slotType(FlagshipPlace place);

/// How many ships may be built at the Flagship in a turn (BR p.22, p.25).
int shipsAtFlagship(const Flagship& flagship);

/// Where a hit on this Upgrade lands: on its Armor while there is any (BR p.23); the upgrade is None when
/// both slots are empty.
FlagshipPlace underHit(const Flagship& flagship, Upgrade upgrade);

/// One hit on this Upgrade or its Armor; false when there is neither.
bool hitUpgrade(Draft& d, Player player, Upgrade upgrade, Player taker);

}  // namespace reach
