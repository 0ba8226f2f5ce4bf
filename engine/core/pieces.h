#pragma once

#include "engine/core/fixed_vector.h"
#include "engine/core/ids.h"

/// Pieces on the map and in play areas. Counts are of physical pieces. Limits are the numbers of the box
/// (Base p.2).
namespace reach {

inline constexpr int kShips = 15;     ///< of each colour
inline constexpr int kAgents = 10;    ///< of each colour
inline constexpr int kCities = 5;     ///< of each colour
inline constexpr int kStarports = 5;  ///< of each colour
inline constexpr int kTokens = 5;     ///< of each resource

// The Blighted Reach (BR p.3)
inline constexpr int kImperialShips = 15;
inline constexpr int kFreeCities = 28;
inline constexpr int kFreeStarports = 14;
inline constexpr int kBlight = 24;

/// Kinds of pieces in Trophies. Choices that include more than Trophies also use agents held as Captives or
/// as Favors (BR p.16).
enum class TrophyKind : std::uint8_t {
    Ships,
    Agents,
    Cities,
    Starports,
    Captives,
    Favors,
    Banners,  ///< tokens that are Trophies (F1003, F1804)
    Bunkers,
    CaptiveShips,  ///< ships held as Captives (F1012)
    None = 0xFF,
};

/// Ships of one owner in one system; for the Blight, its tokens.
struct Ships {
    std::int8_t fresh = 0;
    std::int8_t damaged = 0;

    constexpr int total() const { return fresh + damaged; }
    friend constexpr bool operator==(const Ships&, const Ships&) = default;
};

/// Ships of a Rival that act together with a player's own ships (F2404).
struct LentShips {
    Player of = Player::None;
    Ships ships;
    bool flagship = false;

    constexpr bool any() const { return ships.total() > 0 || flagship; }
    friend constexpr bool operator==(const LentShips&, const LentShips&) = default;
};

/// One city or starport on a planet.
struct Building {
    Player owner = Player::None;
    BuildingType type = BuildingType::City;
    bool damaged = false;
    bool used = false;     ///< this turn: a city that was taxed, a starport that built a ship (Base p.12)
    bool outside = false;  ///< stands beside the building slots, as a card allows

    friend constexpr bool operator==(const Building&, const Building&) = default;
};

/// An optional bool in one byte: yes, no or unset. It is this small because entries hold many.
class Said {
  public:
    constexpr Said() = default;
    constexpr Said(bool value) : value_(value ? 1 : 0) {}

    constexpr explicit operator bool() const { return value_ >= 0; }
    constexpr bool operator*() const { return value_ > 0; }
    constexpr bool value_or(bool other) const { return value_ < 0 ? other : value_ > 0; }
    friend constexpr bool operator==(const Said&, const Said&) = default;

  private:
    std::int8_t value_ = -1;
};

/// Selects one of several buildings of one owner and type. An unset field matches either value.
struct Which {
    Said damaged{};
    Said used{};
    Said outside{};

    constexpr bool fits(const Building& building) const {
        return damaged.value_or(building.damaged) == building.damaged &&
               used.value_or(building.used) == building.used &&
               outside.value_or(building.outside) == building.outside;
    }
    constexpr bool says() const { return damaged || used || outside; }
    friend constexpr bool operator==(const Which&, const Which&) = default;
};

/// The content of one system.
struct SystemState {
    bool known = true;                   ///< false: not counted yet, shown as unknown
    std::array<Ships, kOwners> ships{};  ///< by owner
    FixedVector<Building, 3> buildings;
    Resource retyped = Resource::None;  ///< type of the planet from a token on its icon
    std::uint8_t slotsTaxed = 0;        ///< empty slots taxed this turn, as a card allows

    friend constexpr bool operator==(const SystemState&, const SystemState&) = default;
};

/// The systems in which one owner has pieces, by kind. It is derived from the systems and updated with them
/// (protocol/evolving.h), so that no rule searches the whole map for pieces.
struct Whereabouts {
    SystemSet ships = 0;
    SystemSet damagedShips = 0;
    SystemSet cities = 0;
    SystemSet starports = 0;
    SystemSet damagedBuildings = 0;

    constexpr SystemSet buildings() const { return cities | starports; }
    constexpr SystemSet pieces() const { return ships | cities | starports; }
    friend constexpr bool operator==(const Whereabouts&, const Whereabouts&) = default;
};

/// Pieces of one owner in a player's Trophies box (Base p.7). Blight counts as ships.
struct Pieces {
    std::int8_t ships = 0;
    std::int8_t agents = 0;
    std::int8_t cities = 0;
    std::int8_t starports = 0;

    constexpr int total() const { return ships + agents + cities + starports; }
    friend constexpr bool operator==(const Pieces&, const Pieces&) = default;
};

/// The mark on an Outrage icon (Base p.16): an agent, a placeholder until an agent is free (Base p.22), or an
/// agent of a Rival (F625).
enum class OutrageMark : std::uint8_t { None, Agent, Placeholder, OfRed, OfBlue, OfWhite, OfYellow };

constexpr OutrageMark outrageMarkOf(Player rival) {
    return static_cast<OutrageMark>(static_cast<int>(OutrageMark::OfRed) + static_cast<int>(index(rival)));
}
/// Returns the Rival whose agent is the mark, or None.
constexpr Player rivalOn(OutrageMark mark) {
    return mark < OutrageMark::OfRed
               ? Player::None
               : static_cast<Player>(static_cast<int>(mark) - static_cast<int>(OutrageMark::OfRed));
}

}  // namespace reach
