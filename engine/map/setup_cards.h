#pragma once

#include "engine/core/state.h"

#include <span>
#include <string_view>

namespace reach {

/// One seat of a setup card: the systems marked A, B and C (Base p.5).
struct SetupSeat {
    SystemId city;      ///< A: a city and three ships
    SystemId starport;  ///< B: a starport and three ships
    SystemId ships[2];  ///< C: two ships in each; the second is None with three or four players
};

/// One of the twelve setup cards (Base p.4).
struct SetupCard {
    std::string_view id;    ///< printed id without the set's prefix, "3SETUP02"
    std::string_view name;  ///< printed name
    std::uint8_t players;
    bool experienced;        ///< printed "for experienced players"
    std::uint8_t outOfPlay;  ///< bit per cluster
    SetupSeat seats[4];      ///< as many as players
};

inline constexpr int kSetupCards = 12;

/// Returns all twelve cards, two-player cards first.
std::span<const SetupCard> setupCards();

/// Returns the card that this game uses. A campaign uses none.
const SetupCard& setupCard(const Setup& setup);

/// Returns the clusters out of play, bit per cluster. A campaign has none (BR p.4).
inline unsigned outOfPlay(const Setup& setup) {
    return setup.campaign ? 0U : setupCard(setup).outOfPlay;
}

/// Returns the index of the card with this printed id, or -1.
int findSetupCard(std::string_view id);

/// Returns the tokens on the ambition boxes by resource with two players, which count as a third party's
/// (Base p.4, p.19). In a campaign they come with each Act (BR p.5). All zero with three or four players.
std::array<std::int8_t, kResources> thirdPartyTokens(const Game& game);

}  // namespace reach
