#pragma once

#include "engine/contract/flagship.h"

/// Flagships: getting one, its Upgrades and Armor, the hits they take, giving it up (BR p.22-25).
namespace reach {

/// The slot with this number in a choice: the Upgrades from 0, then their Armor.
FlagshipPlace slotOf(int number);

/// Fresh starports on the board.
int freshStarports(const Flagship& flagship);
/// Hits it takes to destroy all there is on the board.
int toughness(const Flagship& flagship);
/// One hit in a Crisis: the rightmost Armor, else the rightmost Upgrade; destroyed, it goes home (BR p.24).
/// False when nothing is there to be hit.
bool hitRightmost(Draft& d, Player player, SystemId system);

/// Repairs one Upgrade or Armor of the Flagship there, if one is damaged (BR p.22): Upgrades first, since
/// what is fresh can be armored.
void repairFlagship(Draft& d, Player player, SystemId system);

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
