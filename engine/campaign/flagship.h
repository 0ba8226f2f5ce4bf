#pragma once

#include "engine/contract/flagship.h"

/// Flagships: how a player gets one, its Upgrades and Armor, its hits, and how a player gives it up (BR
/// p.22-25).
namespace reach {

/// Returns the slot with this number in a choice: the Upgrades from 0, then their Armor.
FlagshipPlace slotOf(int number);

/// Returns the number of fresh starports on the board.
int freshStarports(const Flagship& flagship);
/// Returns the hits that destroy everything on the board.
int toughness(const Flagship& flagship);
/// Applies one hit in a Crisis to the rightmost Armor, else to the rightmost Upgrade. A destroyed building
/// returns to its supply (BR p.24). Returns false if there is no target.
bool hitRightmost(Draft& d, Player player, SystemId system);

/// Repairs one damaged Upgrade or Armor of the Flagship in this system (BR p.22). Upgrades come first,
/// because a fresh Upgrade can be armored.
void repairFlagship(Draft& d, Player player, SystemId system);

/// The pieces that a Fate's Setup gives a new Flagship: buildings on Upgrades, and ships beside it until
/// there are `fleet` on the map.
struct FlagshipStart {
    std::array<Upgrade, 2> starports{Upgrade::None, Upgrade::None};
    Upgrade city = Upgrade::None;
    std::int8_t fleet = 0;
};
/// Gives the player a Flagship: asks for a system with Loyal pieces, replaces Loyal buildings on the map with
/// Free ones (BR p.22), then places the pieces of `start`.
void gainFlagship(Draft& d, Player player, const FlagshipStart& start = {});

/// Asks the player, if they have a Flagship, whether to give it up for a city, a starport and ships up to
/// eight (BR p.25).
void resettle(Draft& d, Player player);

/// Returns everything on the board to the supply, and the Flagship to the box.
void clearFlagship(Draft& d, Player player);

}  // namespace reach
