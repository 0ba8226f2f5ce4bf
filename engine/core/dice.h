#pragma once

#include <array>
#include <cstdint>

/// The three kinds of battle dice, face by face (Base p.14; the box's dice).
namespace reach {

enum class Die : std::uint8_t { Assault, Skirmish, Raid };
inline constexpr int kDice = 3;
inline constexpr int kFaces = 6;
inline constexpr int kDiceOfAKind = 6;  ///< six of each are in the box, so never more in one roll
inline constexpr auto kAllDice = std::array{Die::Assault, Die::Skirmish, Die::Raid};

/// The symbols of one face.
struct Face {
    std::uint8_t selfHits = 0;      ///< hits on the attacker's ships
    std::uint8_t intercepts = 0;    ///< any number of these in a roll lets the defender intercept once
    std::uint8_t hits = 0;          ///< hits on ships, spilling over to buildings
    std::uint8_t buildingHits = 0;  ///< hits on buildings, with or without ships
    std::uint8_t keys = 0;          ///< spent on raiding

    friend constexpr bool operator==(const Face&, const Face&) = default;
};

inline constexpr std::array<std::array<Face, kFaces>, kDice> kDieFaces{{
    {{{}, {1, 0, 1, 0, 0}, {1, 0, 1, 0, 0}, {1, 0, 2, 0, 0}, {0, 1, 1, 0, 0}, {0, 0, 2, 0, 0}}},
    {{{}, {}, {}, {0, 0, 1, 0, 0}, {0, 0, 1, 0, 0}, {0, 0, 1, 0, 0}}},
    {{{0, 1, 0, 0, 0}, {0, 1, 0, 0, 2}, {1, 0, 0, 0, 1}, {1, 0, 0, 1, 0}, {1, 0, 0, 1, 0}, {0, 0, 0, 1, 1}}},
}};

}  // namespace reach
