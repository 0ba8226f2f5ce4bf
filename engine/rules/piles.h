#pragma once

#include "engine/protocol/draft.h"

/// Piles on cards, and agents on Rumors (core/campaign.h). Resources on cards that the holder may spend are
/// in `rules/resources.h`.
namespace reach {

/// Sets the number of this owner's pieces in the pile.
void layPieces(Draft& d, PilePlace place, Player owner, const Pieces& pieces);

/// The same, with the number of damaged ships. The overload without it leaves damaged ships as they are.
void layPieces(Draft& d, PilePlace place, Player owner, const Pieces& pieces, std::int8_t damaged);

/// Returns everything on the card to the supplies.
void clearPile(Draft& d, CardId card);

/// Returns the number of cities, starports and building tokens on the card, of any owner.
int buildingsOn(const State& state, CardId card);

}  // namespace reach
