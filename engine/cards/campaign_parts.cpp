#include "engine/cards/campaign_parts.h"

#include "engine/contract/catalogue.h"
#include "engine/rules/court.h"
#include "engine/rules/pieces.h"
#include "engine/rules/query.h"

#include <algorithm>

namespace reach {
namespace {

using command::TrophyKind;

/// The agents returned to the supply when the card was secured. `agents`: how many of them are still to move.
void sendOn(Draft& d, Player player, CardId card, int agents) {
    if (agents > 0)
        d.ask(
            {.ask = Ask::Resolve, .player = player, .card = card, .count = static_cast<std::int8_t>(agents)});
}

/// A Decided Council comes last: in print it takes agents, its author has since said no.
void offerCourtCards(const Game& game, const Pending&, std::vector<command::Choice>& out) {
    const CardId last = game.state.campaign.councilDecided ? imperialCouncil() : CardId::None;
    for (const CourtSlot& slot : game.state.court)
        if (isCard(slot.card) && slot.card != last) out.push_back({.card = slot.card});
    if (courtPlace(game.state, last) >= 0) out.push_back({.card = last});
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

int kept(const State& state, const Pending& asked) {
    return cardOf(asked.card).scoring.keepsCaptives(state, asked.player);
}
/// The stage of the question of a card whose holder may lose more Captives than they have to.
constexpr std::int8_t kMayLose = 1;

/// choice.player is the Captive's colour; choice.piece: of ships (F1012).
void offerReturning(const Game& game, const Pending& asked, std::vector<command::Choice>& out) {
    if (asked.stage != kMayLose && captivesOf(game.state, asked.player) <= kept(game.state, asked)) return;
    forEachCaptive(game.state, asked.player, [&](TrophyKind piece, Player color) {
        out.push_back({.player = color, .piece = piece == TrophyKind::Captives ? TrophyKind::None : piece});
    });
}
void checkReturning(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    std::vector<command::Choice> offered;
    offerReturning(game, asked, offered);
    if (std::ranges::find(offered, c) == offered.end()) v.refuse(Rule::NoSuchPiece);
}
void returnOne(Draft& d, const Pending& asked, const command::Choice& c) {
    const TrophyKind piece = c.piece == TrophyKind::None ? TrophyKind::Captives : c.piece;
    passPiece(d, asked.player, c.player, piece, c.player);
    d.ask(asked);
}
bool mayKeepRest(const Game& game, const Pending& asked) {
    return asked.stage == kMayLose && captivesOf(game.state, asked.player) <= kept(game.state, asked);
}

}  // namespace

void askWhoReturns(Draft& d, Player holder, CardId card, bool mayLose) {
    const Pending asked{
        .ask = Ask::Resolve, .player = holder, .card = card, .stage = mayLose ? kMayLose : std::int8_t{0}};
    int kinds = 0;
    forEachCaptive(d.state(), holder, [&](TrophyKind, Player) { ++kinds; });
    const int staying = kept(d.state(), asked);
    const bool choice = mayLose || (kinds > 1 && captivesOf(d.state(), holder) > staying);
    if (isDeclared(d.state(), Ambition::Tyrant) && staying > 0 && kinds > 0 && choice) d.ask(asked);
}

const Question kReturningQuestion{.reads = reads::player | reads::piece | reads::power,
                                  .offer = offerReturning,
                                  .check = checkReturning,
                                  .answer = returnOne,
                                  .mayDecline = mayKeepRest};

/// The card being resolved notes how many lay on it (Ask::CardDone).
void maySendOn(Draft& d, Player player) {
    const Pending& done = d.state().pending.back();
    if (done.ask == Ask::CardDone) sendOn(d, player, done.card, done.count);
}

const Question kAttachQuestion{
    .reads = reads::card, .offer = offerTargets, .check = checkTarget, .answer = attachThere};

bool attachHeld(Draft& d, CardId card, int place) {
    using event::CardPlace;
    const event::CardMoved found = moveOf(d.state(), card, CardPlace::Attached);
    const bool held = found.from == CardPlace::Player || found.from == CardPlace::Played;
    if (!held && found.from != CardPlace::Court && found.from != CardPlace::Attached) return false;
    if (d.state().court[static_cast<std::size_t>(place)].attached.full()) return true;
    if (found.from == CardPlace::Court)
        removeFromCourt(d, found.fromAt, CardPlace::Attached, static_cast<std::int8_t>(place));
    else if (held || found.fromAt != place)
        attachCard(d, card, place);
    return true;
}

void destroyDamagedBlight(Draft& d, Player player, int cluster) {
    bool any = false;
    for (const Spot spot : {Spot::Gate, Spot::Arrow, Spot::Moon, Spot::Hex}) {
        const SystemId system = systemAt(cluster, spot);
        for (; d.state().at(system).ships[index(Player::Blight)].damaged > 0; any = true)
            d.emit(event::ShipHit{Player::Blight, system, false, player, false});
    }
    if (any) tell<&HarmSeams::afterDamaging>(d, player, Player::Blight);
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
