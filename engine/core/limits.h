#pragma once

#include <cstdint>

/// How high and how low a track, a chapter and a hand can go: for the rules, for corrections, and for
/// whatever reads what was written.
namespace reach {

inline constexpr int kChapters = 5;           ///< (Base p.19)
inline constexpr int kHighestObjective = 50;  ///< the marker stands on the Power track (BR p.8)
inline constexpr int kLowestPower = -100;     ///< below zero only in a campaign (BR p.8)
inline constexpr int kHighestPower = 300;

}  // namespace reach
