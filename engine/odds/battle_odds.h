#pragma once

#include <array>
#include <optional>
#include <string_view>

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

/// How many dice of each kind show each face.
using Roll = std::array<std::array<std::int8_t, kFaces>, kDice>;

/// The most ships that one side can have: a player's 15, a Flagship, and the Imperial ships beside them
/// (Blighted Reach p.11).
inline constexpr int kMostShips = 32;
/// The most keys that six raid dice can show.
inline constexpr int kMostKeys = 2 * kDiceOfAKind;

/// The attacker's aim in the battle.
enum class Aim : std::uint8_t {
    ClearShips,        ///< the chance that no defending ship remains
    DestroyCity,       ///< the chance to destroy a city
    DestroyBuildings,  ///< the expected number of buildings destroyed
    MostKeys,          ///< the expected number of keys to spend
    MostTrophies,      ///< the expected number of ships and buildings destroyed
    KeepShips,         ///< the expected hits landed, where a battle that costs a ship counts as 0
};
inline constexpr int kAims = 6;
/// One word each, for entries and output: "ships", "city", "buildings", "keys", "trophies", "safe".
std::string_view nameOf(Aim aim);
std::optional<Aim> findAim(std::string_view name);

/// Permissions to reroll, each from one card: up to so many dice of each kind, once.
using Rerolls = FixedVector<Pool, 8>;

/// All input of the odds. Every Loyal ship in the system attacks and can be hit, even if no die was collected
/// for it. Imperial ships beside a Regent are ships of that side (Blighted Reach p.11).
struct Battle {
    Pool dice{};
    Ships attackers{};  ///< at least one ship, or a Flagship
    /// May be none; fresh ones intercept; without a Flagship, which cannot be removed.
    Ships defenders{};
    Buildings buildings{};  ///< the defender's, and those on the board of a defending Flagship
    Rerolls rerolls{};      ///< in the order in which they are asked; several may apply to a die
    ShipOrder ownHits = ShipOrder::FreshFirst;              ///< how the attacker assigns hits to own ships
    ShipOrder shipHits = ShipOrder::DamagedFirst;           ///< how the attacker assigns hits to ships
    BuildingOrder buildingHits = BuildingOrder::CityFirst;  ///< how the attacker assigns hits to buildings
    Aim aim = Aim::MostTrophies;                            ///< the aim of rerolls
    int hitsBefore = 0;              ///< hits the attacker takes before rolling, 0 or more
    int shield = 0;                  ///< hits of the roll that do not reach the attacking ships, 0 or more
    bool ignoresIntercept = false;   ///< ignores one of the rolled intercepts
    bool interceptsAssault = false;  ///< assault dice add one intercept to those rolled
    int interceptHits = kFromShips;  ///< hits an intercept deals, 0 or more
    bool tough = false;              ///< the defender is Blight: two hits count as one (Blighted Reach p.19)
    bool flagshipAttacks = false;    ///< a ship that cannot be removed (Blighted Reach p.22)
    /// Its Upgrades and Armor, which take the hits when no other attacking ship is left.
    Buildings upgrades{};

    /// One for each fresh defending ship.
    static constexpr int kFromShips = -1;
};

/// Whether a die that shows a face is rerolled, within the number allowed.
enum class Again : std::uint8_t { Never, Sometimes, Always };

/// Chances are 0-1. All other values are expected numbers. "Destroyed" pieces become Trophies.
struct BattleOdds {
    double intercepted = 0;    ///< chance that the roll counts as intercepted
    double loseEveryShip = 0;  ///< chance that no attacking ship remains; a Flagship always remains
    double clearShips = 0;   ///< chance that no defending ship but a Flagship remains (1 if there were none)
    double clearSystem = 0;  ///< chance that no defending piece but a Flagship remains
    double clearAndSurvive = 0;  ///< chance that no defending ship, but an attacking one remains
    double destroyCity = 0;      ///< chance to destroy at least one city
    double destroyBuilding = 0;  ///< chance to destroy at least one building
    std::array<double, kMostBuildings> destroyEach{};  ///< chance for each building, as listed in Battle

    double hitsTaken = 0;     ///< hits on attacking ships, including a Flagship's Upgrades
    double shipsLost = 0;     ///< attacking ships destroyed
    double upgradesLost = 0;  ///< Upgrades and Armor of an attacking Flagship
    double hitsLanded = 0;    ///< hits on defending pieces; hits without a target are not counted
    /// The same, where a battle in which the attacker loses a piece counts as 0.
    double hitsWithoutLoss = 0;
    double shipsDestroyed = 0;      ///< defending ships
    double buildingsDestroyed = 0;  ///< defending buildings
    double keys = 0;                ///< keys that can be spent; none when every attacking ship is gone

    std::array<double, kMostKeys + 1> keysUsable{};  ///< chance of each number of keys to spend, 0-12
    std::array<double, kMostShips + 1> shipsLeft{};  ///< chance of each number of attacking ships remaining

    /// The best reroll by kind of die and face. "Sometimes" depends on the other dice.
    std::array<std::array<Again, kFaces>, kDice> again{};

    constexpr double trophies() const { return shipsDestroyed + buildingsDestroyed; }
    friend constexpr bool operator==(const BattleOdds&, const BattleOdds&) = default;
};

/// True when every number is within the range given above.
bool isPossible(const Battle& battle);

/// Returns the odds, exact except for the rounding of doubles, or nullopt for an impossible battle. The order
/// is as printed (Base p.14): hits on the attacker; then, if any intercept was rolled, one hit for each ship
/// of the defender that is fresh before it takes hits; hits on ships, which spill over to buildings once no
/// ships remain; hits on buildings; keys.
///
/// Dice are rerolled in the best way for the aim, given the whole roll and the permissions still to come. The
/// value of a result is its worth for the aim. Far smaller weights go to ships and Upgrades lost, hits taken,
/// hits landed and keys: the first a millionth, each of the others a tenth of the one before. A die is not
/// rerolled without a gain.
std::optional<BattleOdds> battleOdds(const Battle& battle);

/// Returns the odds with these faces on the table and the permissions still to come. `battle.dice` is
/// ignored.
std::optional<BattleOdds> oddsOfRoll(Battle battle, const Roll& rolled);

/// Returns the dice on the table that the first permission of the battle should reroll. Each is the first of
/// the faces that look alike. Returns none without such a permission or for an impossible battle.
Roll bestReroll(Battle battle, const Roll& rolled);

}  // namespace reach::odds
