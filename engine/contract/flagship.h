#pragma once

#include "engine/contract/campaign.h"
#include "engine/map/board.h"

/// Flagships, as far as the rules of the base game need them (BR p.22-25). A base game has none.
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

/// Returns the number of fresh starports on the board of the player's Flagship in this system: the dice it
/// collects, and the hits of its Defense Array (BR p.23-25). Returns 0 without a Flagship.
inline int flagshipDice(const State& state, Player player, SystemId system) {
    return isCampaign(state) ? campaign::flagshipDice(state, player, system) : 0;
}

/// Returns the hits that destroy everything on the board of the Flagship. Returns 0 without one in this
/// system.
inline int flagshipToughness(const State& state, Player player, SystemId system) {
    return isCampaign(state) ? campaign::flagshipToughness(state, player, system) : 0;
}

/// True when a building of this type is on the owner's Flagship in this system (BR p.25).
inline bool hasOnFlagship(const State& state, SystemId system, Player owner, BuildingType type,
                          bool freshOnly) {
    const Flagship* flagship = isCampaign(state) ? flagshipAt(state, owner, system) : nullptr;
    return flagship != nullptr && campaign::hasBuildingOn(*flagship, type, freshOnly);
}

/// Calls visit(FlagshipPlace) for every slot of the player's board, if there is one.
template <typename Visit>
void forEachFlagshipSlot(const State& state, Player player, Visit visit) {
    if (!isCampaign(state) || !state.seat(player).flagship.exists()) return;
    for (const Upgrade upgrade : kAllUpgrades)
        for (const bool armor : {false, true}) visit(FlagshipPlace{upgrade, armor});
}

/// Returns the type of planet that building in this slot needs. None: any (BR p.25).
Resource slotType(FlagshipPlace place);

/// Returns how many ships may be built at the Flagship in a turn (BR p.22, p.25).
int shipsAtFlagship(const Flagship& flagship);

/// Returns the place that a hit on this Upgrade damages: its Armor while there is any (BR p.23). The upgrade
/// in the result is None when both slots are empty.
FlagshipPlace underHit(const Flagship& flagship, Upgrade upgrade);

/// Applies one hit to this Upgrade or its Armor. Returns false when there is neither.
bool hitUpgrade(Draft& d, Player player, Upgrade upgrade, Player taker);

}  // namespace reach
