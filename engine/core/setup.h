#pragma once

#include "engine/core/fixed_vector.h"
#include "engine/core/ids.h"
#include "engine/core/modes.h"

namespace reach {

/// What the table decided before the first turn. It never changes during a game.
struct Setup {
    FixedVector<Player, kPlayerColors> seats;  ///< clockwise; the first starts with the initiative
    std::uint8_t setupCard = 0;                ///< index into kSetupCards, engine/map/setup_cards.h
    bool splitDiscard = false;                 ///< two action discard piles (Base p.22)
    Depth depth = Depth::Turn;                 ///< at the start; an entry may change it later
    Strictness strictness = Strictness::Advise;
    FixedVector<CardId, 6> court;  ///< the first Court row; missing cards are Unknown and asked for

    friend constexpr bool operator==(const Setup&, const Setup&) = default;
};

}  // namespace reach
