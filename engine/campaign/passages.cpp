#include "engine/campaign/passages.h"

#include "engine/campaign/fate_tokens.h"
#include "engine/campaign/flagship.h"
#include "engine/contract/fate.h"
#include "engine/rules/pieces.h"
#include "engine/rules/query.h"

namespace reach {
namespace campaign {

SystemId standIn(const State& state, SystemId system) {
    const bool broken = index(system) < kSystems && (brokenGates(state) & bitOf(system)) != 0;
    return broken ? SystemId::TwistedPassage : system;
}

CardId passageLaw() {
    return fateSetCard(22, 5);
}

}  // namespace campaign

void breakGate(Draft& d, SystemId gate) {
    const std::size_t place = placeForToken(d.state(), {.kind = FateToken::Passage});
    d.emit(event::GateBroken{static_cast<std::int8_t>(place), gate});
}

void hitEachPiece(Draft& d, SystemId system) {
    for (const Player owner : kAllOwners) {
        const Ships ships = d.state().at(system).ships[index(owner)];
        for (int i = 0; i < ships.damaged; ++i) takeHit(d, {owner, system, false, Player::None, false});
        for (int i = 0; i < ships.fresh; ++i) takeHit(d, {owner, system, true, Player::None, false});
    }
    for (const Player player : d.setup().seats) hitRightmost(d, player, system);
    for (std::size_t i = d.state().at(system).buildings.size(); i-- > 0;)
        d.emit(event::BuildingHit{system, static_cast<std::int8_t>(i), Player::None});
    for (std::size_t i = 0; i < d.state().campaign.tokens.size(); ++i)
        if (const LaidToken& token = d.state().campaign.tokens[i];
            token.at == system && tokenKind(token.kind).hits == 1)
            harmToken(d, static_cast<int>(i), ownerOf(d.state(), token.kind));
}

}  // namespace reach
