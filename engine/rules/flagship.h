#pragma once

#include "engine/map/board.h"
#include "engine/rules/draft.h"

/// Flagships: getting one, its Upgrades and Armor, the hits they take, giving it up (BR p.22-25).
namespace reach {

/// The slot with this number in a choice: the Upgrades from 0, then their Armor.
FlagshipPlace slotOf(int number);

/// Calls visit(FlagshipPlace) for every slot of the player's board, if there is one.
template <typename Visit>
void forEachFlagshipSlot(const State& state, Player player, Visit visit) {
    if (!state.seat(player).flagship.exists()) return;
    for (const Upgrade upgrade : kAllUpgrades)
        for (const bool armor : {false, true}) visit(FlagshipPlace{upgrade, armor});
}

/// The planet a slot is built at; None: any (BR p.25).
Resource slotType(FlagshipPlace place);

/// True when the Flagship is in this system and has this Upgrade, fresh or damaged (BR p.22).
bool hasUpgrade(const State& state, Player player, SystemId system, Upgrade upgrade);

/// Fresh starports on the board: the dice it collects, the hits its Defense Array deals (BR p.23-25).
int freshStarports(const Flagship& flagship);
/// The same of the player's Flagship in this system; 0 without one.
int flagshipDice(const State& state, Player player, SystemId system);

/// Hits it takes to destroy all there is on the board.
int toughness(const Flagship& flagship);
/// The same of the player's Flagship in this system; 0 without one.
int flagshipToughness(const State& state, Player player, SystemId system);

/// Where a hit on this Upgrade lands: on its Armor while there is any (BR p.23); the upgrade is None when
/// both slots are empty.
FlagshipPlace underHit(const Flagship& flagship, Upgrade upgrade);

/// One hit on this Upgrade or its Armor; false when there is neither.
bool hitUpgrade(Draft& d, Player player, Upgrade upgrade, Player taker);

/// One hit in a Crisis: the rightmost Armor, else the rightmost Upgrade; destroyed, it goes home (BR p.24).
/// False when nothing is there to be hit.
bool hitRightmost(Draft& d, Player player, SystemId system);

/// True when the owner has a building of this type there, on the map or on a Flagship: what cards look for
/// (BR p.25).
bool hasBuildingThere(const State& state, SystemId system, Player owner, BuildingType type, bool freshOnly);

/// Repairs one Upgrade or Armor of the Flagship there, if one is damaged (BR p.22): Upgrades first, since
/// what is fresh can be armored.
void repairFlagship(Draft& d, Player player, SystemId system);

/// How many ships may be built at the Flagship in a turn (BR p.22, p.25).
int shipsAtFlagship(const Flagship& flagship);

/// What a Fate's Setup gives a new Flagship: buildings on Upgrades, and ships beside it until there are
/// `fleet` on the map.
struct FlagshipStart {
    std::array<Upgrade, 2> starports{Upgrade::None, Upgrade::None};
    Upgrade city = Upgrade::None;
    std::int8_t fleet = 0;
};
/// The player gets a Flagship: asks for a system with Loyal pieces, replaces Loyal buildings on the map with
/// Free ones (BR p.22), then does what the Fate says.
void gainFlagship(Draft& d, Player player, const FlagshipStart& start = {});

/// The player, if there is a Flagship, may give it up for a city, a starport and ships up to eight (BR p.25).
void resettle(Draft& d, Player player);

/// All that is on the board goes home, and the Flagship back to the box.
void clearFlagship(Draft& d, Player player);

}  // namespace reach
