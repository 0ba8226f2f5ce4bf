#include "engine/cards/leader_parts.h"

namespace reach::parts {

void offerCourt(const Game& game, const Pending& asked, Choices& out) {
    if (game.state.of(asked.player).agentSupply <= 0) return;
    for (const CourtSlot& slot : game.state.court)
        if (isCard(slot.card)) out.push_back({.card = slot.card});
}

void checkCourt(const Game& game, const Pending&, const command::Choice& c, Verdict& v) {
    if (courtPlace(game.state, c.card) < 0) v.refuse(Rule::InfluenceCourtCard);
}

void influenceChosen(Draft& d, const Pending& asked, const command::Choice& c) {
    influenceCard(d, asked.player, c.card);
}

void checkFirst(const Game& game, Player holder, Action owed, Verdict& v, CardId card) {
    if (!isPossible(game, holder, owed) && !isPossibleAfterOne(game, holder, owed))
        v.breaks(Rule::CardConditions, card);
}

}  // namespace reach::parts
