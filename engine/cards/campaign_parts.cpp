#include "engine/cards/campaign_parts.h"

#include "engine/cards/catalogue.h"
#include "engine/rules/court.h"
#include "engine/rules/query.h"

namespace reach {
namespace {

/// They came back to the supply with the securing; `agents` of them are left to send.
void sendOn(Draft& d, Player player, CardId card, int agents) {
    if (agents > 0)
        d.ask(
            {.ask = Ask::Resolve, .player = player, .card = card, .count = static_cast<std::int8_t>(agents)});
}

void offerCourtCards(const Game& game, const Pending&, std::vector<command::Choice>& out) {
    for (const CourtSlot& slot : game.state.court)
        if (isCard(slot.card)) out.push_back({.card = slot.card});
}
void checkCourtCard(const Game& game, const Pending&, const command::Choice& c, Verdict& v) {
    if (courtPlace(game.state, c.card) < 0) v.refuse(Rule::InfluenceCourtCard, c.card);
}
void sendOne(Draft& d, const Pending& asked, const command::Choice& c) {
    influenceCard(d, asked.player, c.card);
    sendOn(d, asked.player, asked.card, asked.count - 1);
}
bool always(const Game&, const Pending&) {
    return true;
}

}  // namespace

/// The card being resolved notes how many lay on it (Ask::CardDone).
void maySendOn(Draft& d, Player player) {
    const Pending& done = d.state().pending.back();
    if (done.ask == Ask::CardDone) sendOn(d, player, done.card, done.count);
}

const Question kSendOnQuestion{.reads = reads::card,
                               .offer = offerCourtCards,
                               .check = checkCourtCard,
                               .answer = sendOne,
                               .mayDecline = always};

}  // namespace reach
