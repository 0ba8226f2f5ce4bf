#include "engine/cards/campaign_parts.h"

#include "engine/contract/catalogue.h"
#include "engine/rules/court.h"
#include "engine/rules/query.h"

#include <algorithm>

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

void offerTargets(const Game& game, const Pending&, std::vector<command::Choice>& out) {
    for (const CardId card : attachTargets(game.state, true)) out.push_back({.card = card});
}
void checkTarget(const Game& game, const Pending&, const command::Choice& c, Verdict& v) {
    const int place = courtPlace(game.state, c.card);
    if (place < 0 || game.state.court[static_cast<std::size_t>(place)].attached.full())
        return v.refuse(Rule::InfluenceCourtCard, c.card);
    const auto targets = attachTargets(game.state, true);
    if (std::find(targets.begin(), targets.end(), c.card) == targets.end())
        v.breaks(Rule::AttachBare, c.card);
}
void attachThere(Draft& d, const Pending& asked, const command::Choice& c) {
    attachCard(d, asked.card, courtPlace(d.state(), c.card));
}

}  // namespace

/// The card being resolved notes how many lay on it (Ask::CardDone).
void maySendOn(Draft& d, Player player) {
    const Pending& done = d.state().pending.back();
    if (done.ask == Ask::CardDone) sendOn(d, player, done.card, done.count);
}

const Question kAttachQuestion{
    .reads = reads::card, .offer = offerTargets, .check = checkTarget, .answer = attachThere};

void attachHeld(Draft& d, CardId card, int place) {
    using event::CardPlace;
    const event::CardMoved found = moveOf(d.state(), card, CardPlace::Attached);
    if (d.state().court[static_cast<std::size_t>(place)].attached.full()) return;
    if (found.from == CardPlace::Court)
        removeFromCourt(d, found.fromAt, CardPlace::Attached, static_cast<std::int8_t>(place));
    else if (found.from == CardPlace::Player || found.from == CardPlace::Played ||
             (found.from == CardPlace::Attached && found.fromAt != place))
        attachCard(d, card, place);
}

bool isIdle(const CourtSlot& slot) {
    return isCard(slot.card) && slot.attached.empty() &&
           std::all_of(slot.agents.begin(), slot.agents.end(), [](int agents) { return agents == 0; });
}
void offerIdle(const Game& game, std::vector<command::Choice>& out) {
    for (const CourtSlot& slot : game.state.court)
        if (isIdle(slot)) out.push_back({.card = slot.card});
}
void checkIdle(const Game& game, const command::Choice& c, Verdict& v) {
    const int place = courtPlace(game.state, c.card);
    if (place < 0) return v.refuse(Rule::InfluenceCourtCard, c.card);
    const CourtSlot& slot = game.state.court[static_cast<std::size_t>(place)];
    if (slot.attached.full()) return v.refuse(Rule::AttachBare, c.card);
    if (!slot.attached.empty()) v.breaks(Rule::AttachBare, c.card);
    if (std::any_of(slot.agents.begin(), slot.agents.end(), [](int agents) { return agents > 0; }))
        v.breaks(Rule::CardConditions);
}

const Question kSendOnQuestion{.reads = reads::card,
                               .offer = offerCourtCards,
                               .check = checkCourtCard,
                               .answer = sendOne,
                               .mayDecline = always};

}  // namespace reach
