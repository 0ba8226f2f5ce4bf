#pragma once

#include "engine/core/action_cards.h"
#include "engine/core/ids.h"

#include <bit>

/// The Event cards of a campaign among the action cards seen in a chapter. They have no faces that tell them
/// apart, so the highest bits of the set count them (BR p.4, p.12, F512A).
namespace reach {

inline constexpr int kMostEventCards = 4;
inline constexpr int kFirstEventBit = 64 - kMostEventCards;
inline constexpr ActionCardSet kSeenFaces = (ActionCardSet{1} << kFirstEventBit) - 1;

constexpr int eventsSeen(ActionCardSet seen) {
    return std::popcount(seen & ~kSeenFaces);
}
/// Returns the set with one more Event card, up to kMostEventCards.
constexpr ActionCardSet withEvent(ActionCardSet seen) {
    const ActionCardSet left = ~seen & ~kSeenFaces;
    return seen | (left & -left);
}

}  // namespace reach
