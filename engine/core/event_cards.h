#pragma once

#include "engine/core/action_cards.h"
#include "engine/core/ids.h"

#include <algorithm>
#include <bit>

/// The Event cards of a campaign among the action cards seen in a chapter. They have no faces that tell them
/// apart, so the highest bits of the set count them (BR p.4, p.12).
namespace reach {

inline constexpr int kMostEventCards = 3;
inline constexpr int kFirstEventBit = 64 - kMostEventCards;
inline constexpr ActionCardSet kSeenFaces = (ActionCardSet{1} << kFirstEventBit) - 1;

constexpr int eventsSeen(ActionCardSet seen) {
    return std::popcount(seen & ~kSeenFaces);
}
/// Returns the set with one more Event card, up to kMostEventCards.
constexpr ActionCardSet withEvent(ActionCardSet seen) {
    return seen | ActionCardSet{1} << (kFirstEventBit + std::min(eventsSeen(seen), kMostEventCards - 1));
}

/// True while one of the deck's Event cards was not among those seen.
constexpr bool hasUnseenEvent(ActionCardSet seen, int players) {
    return eventsSeen(seen) < eventCards(players);
}

}  // namespace reach
