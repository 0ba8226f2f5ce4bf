#pragma once

#include "engine/protocol/draft.h"

/// What lies on cards, and agents on Rumors (core/campaign.h). Resources that are the holder's to spend are
/// `rules/resources.h`.
namespace reach {

/// So many pieces of this owner lie there from now on.
void layPieces(Draft& d, PilePlace place, Player owner, const Pieces& pieces);

/// The same, and so many of the ships damaged; else those that were stay so.
void layPieces(Draft& d, PilePlace place, Player owner, const Pieces& pieces, std::int8_t damaged);

/// All that lies on the card goes back to the supplies.
void clearPile(Draft& d, CardId card);

/// Cities, starports and tokens that are buildings on the card, whoever owned them.
int buildingsOn(const State& state, CardId card);

}  // namespace reach
