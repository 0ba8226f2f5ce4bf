#pragma once

#include <array>
#include <cstdint>

#include "engine/core/fixed_vector.h"
#include "engine/core/ids.h"

/// The piece that takes the next hit. A hit damages a fresh piece and destroys a damaged one; a hit without a
/// target is lost (Base p.14). The attacker assigns every hit, so an order is a choice.
namespace reach::odds {

/// Ships of one side in the battle system, 0 or more of each.
struct Ships {
    int fresh = 0;
    int damaged = 0;

    constexpr int total() const { return fresh + damaged; }
    /// Returns the hits that destroy them all.
    constexpr int toughness() const { return 2 * fresh + damaged; }
    friend constexpr bool operator==(const Ships&, const Ships&) = default;
};

/// A building, an Upgrade or Armor of a Flagship, or a token that is hit like a building. A token counts as a
/// starport.
struct Building {
    BuildingType type = BuildingType::City;
    bool damaged = false;
    std::int8_t under = kOpen;  ///< index in its list of the Armor that is hit first (Blighted Reach p.23)
    std::int8_t hits = 1;       ///< hits that damage it; as many again destroy it: 2 for a Bunker (F1803)
    static constexpr std::int8_t kOpen = -1;

    constexpr int toughness() const { return damaged ? hits : 2 * hits; }
    friend constexpr bool operator==(const Building&, const Building&) = default;
};

/// The most that one side can have in a system: three buildings (Base p.6, L09), the twelve places of a
/// Flagship board (Blighted Reach p.22), and two tokens (F1003, F1803).
inline constexpr int kMostBuildings = 17;
using Buildings = FixedVector<Building, kMostBuildings>;

/// The ship that takes the next hit, for the attacker's own ships and the defender's ships.
enum class ShipOrder : std::uint8_t {
    FreshFirst,    ///< spread: damage every fresh ship before any is destroyed, so the most ships stay alive
    DamagedFirst,  ///< finish: destroy damaged ships first, so the most are destroyed and the most stay fresh
};

/// The building that takes the next hit. Among equals a damaged one comes first, then the first in the list.
enum class BuildingOrder : std::uint8_t {
    CityFirst,
    StarportFirst,
    /// The quickest to destroy, so the most buildings are destroyed; a city first among equals.
    DamagedFirst,
    FreshFirst,  ///< one that can bear the hit, so the fewest buildings are destroyed
};

/// The result of a number of hits on ships.
struct ShipsHit {
    Ships left;
    int destroyed = 0;
    int landed = 0;   ///< hits that had a target
    int surplus = 0;  ///< hits left over when no ship remained

    friend constexpr bool operator==(const ShipsHit&, const ShipsHit&) = default;
};

/// Assigns `hits` (0 or more) one after another in this order.
ShipsHit hitShips(Ships ships, int hits, ShipOrder order);

/// The result of a number of hits on buildings.
struct BuildingsHit {
    std::array<bool, kMostBuildings> destroyed{};  ///< by index in the list of buildings
    int destroyedCount = 0;
    int landed = 0;  ///< hits that had a target
    bool cityDestroyed = false;

    friend constexpr bool operator==(const BuildingsHit&, const BuildingsHit&) = default;
};

/// Assigns `hits` (0 or more) one after another in this order. Skips buildings that are still under Armor,
/// and those for which too few hits are left to have an effect.
BuildingsHit hitBuildings(const Buildings& buildings, int hits, BuildingOrder order);

}  // namespace reach::odds
