#pragma once

#include "engine/arcades/state.h"

#include <optional>

/// The exact odds of one battle before its dice are rolled (Battle B and C; Solo Mode, Bot Battle).
namespace reach::arcades {

/// Chances are 0 to 1. All other values are expected numbers. A person assigns own hits so that most ships
/// remain, and hits on the defender so that most ships are destroyed. A bot follows its rules.
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

/// Returns the odds, or nullopt if a battle is not possible. With Advance Tactics all skirmish dice are
/// rerolled if that destroys more ships on average, or as many with more hits.
std::optional<BattleOdds> battleOdds(const Game& game, Player attacker, Player defender, int cluster,
                                     const DiceCount& dice);

}  // namespace reach::arcades
