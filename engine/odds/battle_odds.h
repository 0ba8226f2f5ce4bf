#pragma once

#include <array>
#include <optional>

#include "engine/core/dice.h"
#include "engine/odds/hit_order.h"

/// The exact odds of one battle (Base p.14-16).
namespace reach::odds {

/// The dice collected, 0-6 of each kind.
struct Pool {
    int assault = 0;
    int skirmish = 0;
    int raid = 0;

    constexpr int total() const { return assault + skirmish + raid; }
    friend constexpr bool operator==(const Pool&, const Pool&) = default;
};

/// The most ships one side can have: a player's 15, and the Empire's beside them (Blighted Reach p.11).
inline constexpr int kMostShips = 32;
/// Keys six raid dice can show at most.
inline constexpr int kMostKeys = 2 * kDiceOfAKind;

/// Everything the odds depend on. Every Loyal ship in the system attacks and can be hit, whether or not a
/// die was collected for it.
struct Battle {
    Pool dice{};
    Ships attackers{};      ///< at least one ship
    Ships defenders{};      ///< none or more; the fresh ones intercept
    Buildings buildings{};  ///< the defender's
    int rerolls = 0;        ///< blank skirmish dice that may be rolled once more, 0-6 (Skirmishers, BC13)
    ShipOrder ownHits = ShipOrder::FreshFirst;              ///< how the attacker takes hits
    ShipOrder shipHits = ShipOrder::DamagedFirst;           ///< how the attacker deals hits to ships
    BuildingOrder buildingHits = BuildingOrder::CityFirst;  ///< how the attacker deals hits to buildings
};

/// Chances are 0-1; the rest are expected numbers. "Destroyed" pieces become Trophies.
struct BattleOdds {
    double intercepted = 0;      ///< chance of rolling any intercept
    double loseEveryShip = 0;    ///< chance that no attacking ship remains
    double clearShips = 0;       ///< chance that no defending ship remains (1 if there were none)
    double clearSystem = 0;      ///< chance that no defending piece remains
    double clearAndSurvive = 0;  ///< chance that no defending ship but an attacking one remains
    double destroyCity = 0;      ///< chance to destroy at least one city
    double destroyBuilding = 0;  ///< chance to destroy at least one building
    std::array<double, kMostBuildings> destroyEach{};  ///< chance for each building, as listed in Battle

    double hitsTaken = 0;           ///< hits that attacking ships take
    double shipsLost = 0;           ///< attacking ships destroyed
    double hitsLanded = 0;          ///< hits that defending pieces take; those that find no piece are lost
    double hitsWithoutLoss = 0;     ///< the same, counting nothing when an attacking ship is destroyed
    double shipsDestroyed = 0;      ///< defending ships
    double buildingsDestroyed = 0;  ///< defending buildings
    double keys = 0;                ///< keys that can be spent: none once every attacking ship is gone

    std::array<double, kMostKeys + 1> keysUsable{};  ///< chance of each number of keys to spend, 0-12
    std::array<double, kMostShips + 1> shipsLeft{};  ///< chance of each number of attacking ships remaining

    constexpr double trophies() const { return shipsDestroyed + buildingsDestroyed; }
    friend constexpr bool operator==(const BattleOdds&, const BattleOdds&) = default;
};

/// Whether every number is within the range given above.
bool isPossible(const Battle& battle);

/// The odds, exact but for the rounding of doubles; nothing for a battle that is not possible.
/// Resolves as printed (Base p.14): hits on the attacker; then, if any intercept was rolled, one hit for each
/// ship the defender still has fresh, which is before the defender takes hits; hits on ships, going over to
/// buildings once no ships remain; hits on buildings; keys.
std::optional<BattleOdds> battleOdds(const Battle& battle);

}  // namespace reach::odds
