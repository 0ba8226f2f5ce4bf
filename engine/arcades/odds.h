#pragma once

#include "engine/arcades/state.h"

#include <optional>

/// The exact odds of one battle, before its dice are rolled (Battle B and C; Solo Mode, Bot Battle). Nothing
/// is sampled.
namespace reach::arcades {

/// Chances are 0 to 1, the rest are expected numbers. A person spreads hits over their own ships, so that the
/// most remain, and finishes the defender's, so that the most are destroyed; a bot does what its rules say.
struct BattleOdds {
    double intercepted = 0;
    double hitsTaken = 0;  ///< by attacking ships
    double shipsLost = 0;  ///< attacking ships destroyed
    double loseEveryShip = 0;
    double hitsLanded = 0;      ///< by defending ships
    double shipsDestroyed = 0;  ///< defending ships
    double clearShips = 0;      ///< chance that no defending ship remains
    double keys = 0;            ///< keys rolled
    double driveAway = 0;       ///< chance that the defender's agent has to leave; 0 where it is not there
};

/// None when nobody can fight there. With Advance Tactics all skirmish dice are rolled again when that
/// destroys more ships on average, or as many and lands more hits.
std::optional<BattleOdds> battleOdds(const Game& game, Player attacker, Player defender, int cluster,
                                     const DiceCount& dice);

}  // namespace reach::arcades
