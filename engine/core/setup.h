#pragma once

#include "engine/core/fixed_vector.h"
#include "engine/core/ids.h"
#include "engine/core/modes.h"

namespace reach {

/// The decisions of the table before the first turn. They never change during a game.
struct Setup {
    FixedVector<Player, kPlayerColors> seats;  ///< clockwise; the first starts with the initiative
    std::uint8_t setupCard = 0;                ///< index into kSetupCards, engine/map/setup_cards.h
    bool splitDiscard = false;                 ///< two action discard piles (Base p.22)
    Depth depth = Depth::Turn;                 ///< at the start; an entry may change it later
    Strictness strictness = Strictness::Advise;
    /// The first Court row; missing cards are Unknown, and the app asks for them.
    FixedVector<CardId, 6> court;
    FixedVector<CardId, 5> leaders;  ///< in the draft: one more than players; empty: no draft (Base p.21)
    /// Lore cards in the draft: one or two per player, and one more.
    FixedVector<CardId, 9> lore;
    bool campaign = false;                           ///< The Blighted Reach: no setup card, three Acts
    FixedVector<std::uint8_t, kPlayerColors> fates;  ///< Fates of that Act, 1 to 24, one per seat (BR p.6)
    /// The first Act of the campaign, 1 to 3. A later Act begins at the pause before it, on an empty table;
    /// corrections then enter the state from a paper log sheet.
    std::uint8_t act = 1;

    friend constexpr bool operator==(const Setup&, const Setup&) = default;
};

/// Returns the number of lore cards that each player picks (Base p.21), or 0 without Leaders & Lore.
constexpr int loreEach(const Setup& setup) {
    return setup.seats.empty() || setup.lore.empty()
               ? 0
               : static_cast<int>((setup.lore.size() - 1) / setup.seats.size());
}

}  // namespace reach
