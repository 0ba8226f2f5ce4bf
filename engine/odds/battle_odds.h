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

/// The most ships one side can have: a player's 15, a Flagship, and the Empire's beside them (Blighted Reach
/// p.11).
inline constexpr int kMostShips = 32;
/// Keys six raid dice can show at most.
inline constexpr int kMostKeys = 2 * kDiceOfAKind;

/// What the attacker wants of the battle.
enum class Aim : std::uint8_t {
    ClearShips,        ///< the chance that no defending ship remains
    DestroyCity,       ///< the chance to destroy a city
    DestroyBuildings,  ///< the expected number of buildings destroyed
    MostKeys,          ///< the expected number of keys to spend
    MostTrophies,      ///< the expected number of ships and buildings destroyed
    KeepShips,         ///< the expected hits landed, a battle that costs a ship counting nothing
};
inline constexpr int kAims = 6;
/// One word each, for entries and output: "ships", "city", "buildings", "keys", "trophies", "safe".
std::string_view nameOf(Aim aim);
std::optional<Aim> findAim(std::string_view name);

/// Leaves to roll dice again, each one card's: up to so many dice of each kind, once.
using Rerolls = FixedVector<Pool, 8>;

/// Everything the odds depend on. Every Loyal ship in the system attacks and can be hit, whether or not a
/// die was collected for it. Imperial ships beside a Regent are ships of that side (Blighted Reach p.11).
struct Battle {
    Pool dice{};
    Ships attackers{};      ///< at least one ship, or a Flagship
    Ships defenders{};      ///< none or more; the fresh ones intercept. Not a Flagship, which stays
    Buildings buildings{};  ///< the defender's, and what is on the board of a Flagship that defends
    Rerolls rerolls{};      ///< in the order they are asked for; a die may profit from several
    ShipOrder ownHits = ShipOrder::FreshFirst;              ///< how the attacker takes hits
    ShipOrder shipHits = ShipOrder::DamagedFirst;           ///< how the attacker deals hits to ships
    BuildingOrder buildingHits = BuildingOrder::CityFirst;  ///< how the attacker deals hits to buildings
    Aim aim = Aim::MostTrophies;                            ///< what dice are rolled again for
    int hitsBefore = 0;              ///< hits the attacker takes before rolling, 0 or more
    int shield = 0;                  ///< hits of the roll that reach no attacking ship, 0 or more
    bool ignoresIntercept = false;   ///< one of the intercepts rolled
    bool interceptsAssault = false;  ///< assault dice add an intercept, which is not rolled
    int interceptHits = kFromShips;  ///< hits an intercept deals, 0 or more
    bool tough = false;              ///< the defender is Blight: two hits count as one (Blighted Reach p.19)
    bool flagshipAttacks = false;    ///< a ship that stays (Blighted Reach p.22)
    Buildings upgrades{};  ///< its Upgrades and Armor: they take hits that find no other attacking ship

    /// One for each fresh defending ship.
    static constexpr int kFromShips = -1;
};

/// Whether a die showing a face is rolled again, as far as the leave goes.
enum class Again : std::uint8_t { Never, Sometimes, Always };

/// Chances are 0-1; the rest are expected numbers. "Destroyed" pieces become Trophies.
struct BattleOdds {
    double intercepted = 0;    ///< chance that the roll counts as intercepted
    double loseEveryShip = 0;  ///< chance that no attacking ship remains; a Flagship does
    double clearShips = 0;   ///< chance that no defending ship but a Flagship remains (1 if there were none)
    double clearSystem = 0;  ///< chance that no defending piece but a Flagship remains
    double clearAndSurvive = 0;  ///< chance that no defending ship but an attacking one remains
    double destroyCity = 0;      ///< chance to destroy at least one city
    double destroyBuilding = 0;  ///< chance to destroy at least one building
    std::array<double, kMostBuildings> destroyEach{};  ///< chance for each building, as listed in Battle

    double hitsTaken = 0;           ///< hits that attacking ships take, a Flagship's Upgrades among them
    double shipsLost = 0;           ///< attacking ships destroyed
    double upgradesLost = 0;        ///< Upgrades and Armor of an attacking Flagship
    double hitsLanded = 0;          ///< hits that defending pieces take; those that find no piece are lost
    double hitsWithoutLoss = 0;     ///< the same, counting nothing when the attacker loses a piece
    double shipsDestroyed = 0;      ///< defending ships
    double buildingsDestroyed = 0;  ///< defending buildings
    double keys = 0;                ///< keys that can be spent: none once every attacking ship is gone

    std::array<double, kMostKeys + 1> keysUsable{};  ///< chance of each number of keys to spend, 0-12
    std::array<double, kMostShips + 1> shipsLeft{};  ///< chance of each number of attacking ships remaining

    /// By kind of die and face: what the best decision rolls again. "Sometimes" depends on the other dice.
    std::array<std::array<Again, kFaces>, kDice> again{};

    constexpr double trophies() const { return shipsDestroyed + buildingsDestroyed; }
    friend constexpr bool operator==(const BattleOdds&, const BattleOdds&) = default;
};

/// Whether every number is within the range given above.
bool isPossible(const Battle& battle);

/// The odds, exact but for the rounding of doubles; nothing for a battle that is not possible.
/// Resolves as printed (Base p.14): hits on the attacker; then, if any intercept was rolled, one hit for each
/// ship the defender still has fresh, which is before the defender takes hits; hits on ships, going over to
/// buildings once no ships remain; hits on buildings; keys.
///
/// Dice are rolled again as is best for the aim, seeing the whole roll and knowing the leaves still to come.
/// What is weighed is the aim's worth and, a million times less and each ten times less than the one before,
/// ships and Upgrades lost, hits taken, hits landed and keys; when nothing is gained a die stays.
std::optional<BattleOdds> battleOdds(const Battle& battle);

/// The odds once these faces lie on the table, with the leaves that are still to come; the battle's own
/// `dice` are not looked at.
std::optional<BattleOdds> oddsOfRoll(Battle battle, const Roll& rolled);

/// The dice on the table that are best rolled again by the first of the battle's leaves, named by the first
/// of faces that look alike. None when there is no such leave or the battle is not possible.
Roll bestReroll(Battle battle, const Roll& rolled);

}  // namespace reach::odds
