#pragma once

#include <array>
#include <cstdint>

#include "engine/core/fixed_vector.h"
#include "engine/core/ids.h"

/// Who takes the next hit. A hit on a fresh piece damages it, a hit on a damaged piece destroys it, and a
/// hit that finds no piece is lost (Base p.14). The attacker assigns every hit, so an order is a choice.
namespace reach::odds {

/// Ships of one side in the battle system, 0 or more of each.
struct Ships {
    int fresh = 0;
    int damaged = 0;

    constexpr int total() const { return fresh + damaged; }
    /// Hits that destroy them all.
    constexpr int toughness() const { return 2 * fresh + damaged; }
    friend constexpr bool operator==(const Ships&, const Ships&) = default;
};

/// A building, an Upgrade or Armor of a Flagship, or a token that is hit like a building, as a starport.
struct Building {
    BuildingType type = BuildingType::City;
    bool damaged = false;
    std::int8_t under = kOpen;  ///< place in its list of the Armor that is hit first (Blighted Reach p.23)
    std::int8_t hits = 1;       ///< that damage it, and again that destroy it: 2 of a Bunker (F1803)
    static constexpr std::int8_t kOpen = -1;

    constexpr int toughness() const { return damaged ? hits : 2 * hits; }
    friend constexpr bool operator==(const Building&, const Building&) = default;
};

/// What one side can have in a system: three buildings (Base p.6, L09), the twelve places of a Flagship board
/// (Blighted Reach p.22), and two tokens (F1003, F1803).
inline constexpr int kMostBuildings = 17;
using Buildings = FixedVector<Building, kMostBuildings>;

/// Which ship takes the next hit. For the attacker's own ships and for the defender's alike.
enum class ShipOrder : std::uint8_t {
    FreshFirst,    ///< spread: damage every fresh ship before any is destroyed, so the most ships stay alive
    DamagedFirst,  ///< finish: destroy damaged ships first, so the most are destroyed and the most stay fresh
};

/// Which building takes the next hit. Among equals a damaged one goes first, then the one listed first.
enum class BuildingOrder : std::uint8_t {
    CityFirst,
    StarportFirst,
    DamagedFirst,  ///< whatever falls soonest, so the most buildings are destroyed; of equals the city
    FreshFirst,    ///< whatever can bear it, so the fewest are destroyed
};

/// What a number of hits does to ships.
struct ShipsHit {
    Ships left;
    int destroyed = 0;
    int landed = 0;   ///< hits that found a ship
    int surplus = 0;  ///< hits left over once no ship remained

    friend constexpr bool operator==(const ShipsHit&, const ShipsHit&) = default;
};

/// Assigns `hits` (0 or more) one after another in that order.
ShipsHit hitShips(Ships ships, int hits, ShipOrder order);

/// What a number of hits does to buildings.
struct BuildingsHit {
    std::array<bool, kMostBuildings> destroyed{};  ///< by place in the list that was hit
    int destroyedCount = 0;
    int landed = 0;  ///< hits that found a building
    bool cityDestroyed = false;

    friend constexpr bool operator==(const BuildingsHit&, const BuildingsHit&) = default;
};

/// Assigns `hits` (0 or more) one after another in that order, to nothing that is still under Armor, and to
/// nothing that would take more to tell.
BuildingsHit hitBuildings(const Buildings& buildings, int hits, BuildingOrder order);

}  // namespace reach::odds
