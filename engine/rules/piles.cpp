#include "engine/rules/piles.h"

#include "engine/core/fate_tokens.h"

#include <algorithm>

namespace reach {

void layPieces(Draft& d, PilePlace place, Player owner, const Pieces& pieces) {
    layPieces(d, place, owner, pieces,
              std::min(d.state().campaign.pile(place).damaged[index(owner)], pieces.ships));
}

void layPieces(Draft& d, PilePlace place, Player owner, const Pieces& pieces, std::int8_t damaged) {
    const Pile& pile = d.state().campaign.pile(place);
    if (pile.pieces[index(owner)] != pieces || pile.damaged[index(owner)] != damaged)
        d.emit(event::PiecesLaid{place, owner, pieces, damaged});
}

void clearPile(Draft& d, CardId card) {
    for (const Player owner : kAllOwners) layPieces(d, {.card = card}, owner, {});
    for (const Resource token : kAllResources)
        while (d.state().campaign.pile({.card = card}).tokens[index(token)] > 0)
            d.emit(event::TokenMoved{token, event::TokenPlace::Card, Player::None, -1,
                                     event::TokenPlace::Supply, Player::None, -1, card});
}

int buildingsOn(const State& state, CardId card) {
    int count = 0;
    for (const Pieces& pieces : state.campaign.pile({.card = card}).pieces)
        count += pieces.cities + pieces.starports;
    for (const LaidToken& token : state.campaign.tokens)
        count += token.card == card && tokenKind(token.kind).hits > 0 ? 1 : 0;
    return count;
}

}  // namespace reach
