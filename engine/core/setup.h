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
    FixedVector<CardId, 5>
        leaders;  ///< laid out for the draft: one more than players; none: no draft (Base p.21)
    FixedVector<CardId, 9> lore;                     ///< laid out: one or two a player, and one more
    bool campaign = false;                           ///< The Blighted Reach: no setup card, three Acts
    FixedVector<std::uint8_t, kPlayerColors> fates;  ///< of that Act, 1 to 24, one a seat (BR p.6)
    /// The Act a campaign begins with, 1 to 3. A later one begins at the pause before it, on an empty table:
    /// what a paper log sheet says is entered as corrections.
    std::uint8_t act = 1;

    friend constexpr bool operator==(const Setup&, const Setup&) = default;
};

/// Leaders & Lore: lore cards each player picks (Base p.21); 0 in a game without.
constexpr int loreEach(const Setup& setup) {
    return setup.seats.empty() || setup.lore.empty()
               ? 0
               : static_cast<int>((setup.lore.size() - 1) / setup.seats.size());
}

}  // namespace reach
