#pragma once

#include <cstdint>

/// The limits of tracks and chapters. The rules, the corrections and the parsers of records and journals use
/// them.
namespace reach {

inline constexpr int kChapters = 5;           ///< (Base p.19)
inline constexpr int kHighestObjective = 50;  ///< the marker stands on the Power track (BR p.8)
inline constexpr int kLowestPower = -100;     ///< below zero only in a campaign (BR p.8)
inline constexpr int kHighestPower = 300;

}  // namespace reach
