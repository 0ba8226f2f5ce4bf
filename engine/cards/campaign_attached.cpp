#include "engine/campaign/empire.h"
#include "engine/campaign/events.h"
#include "engine/campaign/objectives.h"
#include "engine/cards/campaign_parts.h"
#include "engine/cards/parts.h"
#include "engine/cards/sets.h"
#include "engine/contract/catalogue.h"
#include "engine/contract/fate.h"
#include "engine/rules/ambitions.h"
#include "engine/rules/round.h"

/// Cards that attach themselves or others in the Court (BR p.27), from any Fate.
namespace reach {
namespace {

using namespace parts;
using event::CardPlace;

// ---- F402 Guild Investigators: Recover, the topmost Guild card of the discard pile onto an idle Court card

constexpr int kAdvocateFate = 4;

/// The order of the discard pile is not tracked. With several Guild cards in it the table names the topmost.
void offerDiscarded(const Game& game, const Pending&, Choices& out) {
    game.state.courtDiscard.forEach([&](CardId id) {
        if (isGuild(id)) out.push_back({.card = id});
    });
}
void checkDiscarded(const Game& game, const Pending&, const command::Choice& c, Verdict& v) {
    if (!isGuild(c.card) || !game.state.courtDiscard.contains(c.card)) v.refuse(Rule::NoSuchCard, c.card);
}
void attachRecovered(Draft& d, const Pending& asked, const command::Choice& c) {
    attachCard(d, c.card, asked.memo.as<memo::CourtPlace>().place);
}
void checkRecover(const Game& game, Player, const command::Choice& c, Verdict& v) {
    Choices discarded;
    offerDiscarded(game, {}, discarded);
    if (discarded.empty()) return v.refuse(Rule::NoSuchCard);
    checkIdle(game, c, v);
}
void offerRecover(const Game& game, Player, Choices& out) {
    Choices discarded;
    offerDiscarded(game, {}, discarded);
    if (!discarded.empty()) offerIdle(game, out);
}
/// F401B: with the Guild Overseers it advances the Advocate's objective.
void recover(Draft& d, Player holder, const command::Choice& c) {
    const CampaignSeat& seat = d.state().seat(holder);
    if (seat.fate == kAdvocateFate && d.state().campaign.act == 1 &&
        d.of(holder).cards.contains(fateSetCard(kAdvocateFate, 3)))
        advanceObjective(d, holder, 2);
    const Pending asked{.ask = Ask::Resolve,
                        .player = holder,
                        .card = d.card(),
                        .memo = memo::CourtPlace{static_cast<std::int8_t>(courtPlace(d.state(), c.card))}};
    Choices discarded;
    offerDiscarded(d.game(), asked, discarded);
    if (discarded.size() == 1) return attachRecovered(d, asked, discarded.front());
    d.ask(asked);
}
constexpr Ability kRecover[]{{.name = "recover",
                              .moment = Moment::NewAction,
                              .base = Action::Move,
                              .reads = reads::card,
                              .check = checkRecover,
                              .perform = recover,
                              .offer = offerRecover}};

// ---- F405 to F409, F1405 Liaisons: onto an idle Court card, to declare an ambition

template <Ambition A>
void checkLiaisons(const Game& game, Player holder, const command::Choice& c, Verdict& v) {
    if (bestAvailableMarker(game.state) < 0) return v.refuse(Rule::DeclareNeedsMarker);
    if (declarable(game, holder, A).empty()) checkDeclaring(game, holder, A, v);
    checkIdle(game, c, v);
}
template <Ambition A>
void sendLiaisons(Draft& d, Player holder, const command::Choice& c) {
    attachCard(d, d.card(), courtPlace(d.state(), c.card));
    declareByCard(d, holder, A, d.card());
}
template <Ambition A>
void offerLiaisons(const Game& game, Player holder, Choices& out) {
    if (!declarable(game, holder, A).empty() && bestAvailableMarker(game.state) >= 0) offerIdle(game, out);
}
template <Ambition A>
constexpr Ability kLiaisons[]{{.name = "attach",
                               .reads = reads::card,
                               .check = checkLiaisons<A>,
                               .perform = sendLiaisons<A>,
                               .offer = offerLiaisons<A>}};
template <Ambition A>
constexpr Card liaisons(std::string_view id, Action when, Resource gains) {
    return {.id = id, .turn = {.copyBonus = {when, gains}}, .abilities = kLiaisons<A>};
}

// ---- F513 Librarians: a lore card onto the card that refills the Court; in a Crisis the card itself

void askLore(Draft& d, Player holder, int place) {
    d.ask({.ask = Ask::Resolve,
           .player = holder,
           .card = d.card(),
           .memo = memo::CourtPlace{static_cast<std::int8_t>(place)}});
}
void offerLore(const Game& game, const Pending& asked, Choices& out) {
    if (asked.stage == kAttaching) return kAttachQuestion.offer(game, asked, out);
    const CourtSlot& slot =
        game.state.court[static_cast<std::size_t>(asked.memo.as<memo::CourtPlace>().place)];
    if (!isCard(slot.card) || slot.attached.full()) return;
    for (int i = 1; i <= kLore; ++i)
        if (liesInBox(game.state, loreCard(i))) out.push_back({.card = loreCard(i)});
}
void checkLore(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    if (asked.stage == kAttaching) return kAttachQuestion.check(game, asked, c, v);
    if (!isLore(c.card) || !liesInBox(game.state, c.card)) v.refuse(Rule::NoSuchCard, c.card);
}
void attachLore(Draft& d, const Pending& asked, const command::Choice& c) {
    if (asked.stage == kAttaching) return kAttachQuestion.answer(d, asked, c);
    attachCard(d, c.card, asked.memo.as<memo::CourtPlace>().place);
}
bool mayLeaveLore(const Game&, const Pending& asked) {
    return asked.stage != kAttaching;
}

// ---- F619 Guilds Decry Terror: a Diplomatic Fiasco from the deck onto the Council, which sits again

void decryTerror(Draft& d) {
    const std::array fiascos{findCard("CC13"), fateSetCard(4, 10)};
    CardId found = CardId::None;
    for (const CardId fiasco : fiascos) {
        const CardPlace at = moveOf(d.state(), fiasco, CardPlace::Box).from;
        if (at == CardPlace::Court || at == CardPlace::Attached) return;
        if (at == CardPlace::Deck || at == CardPlace::Bottom) found = fiasco;
    }
    const int council = courtPlace(d.state(), imperialCouncil());
    if (council < 0 || found == CardId::None) return;
    attachCard(d, found, council);
    d.emit(event::DeckShuffled{});
    d.emit(event::CouncilTurned{false, Player::None});
}

// ---- F713 Command Chaos: a held card is placed above it

void commandChaos(Draft& d, int place) {
    if (!attachHeld(d, fateSetCard(7, 2), place)) return;
    for (const int admirals : {6, 7})
        if (const CardId card = fateSetCard(7, admirals); d.state().courtDiscard.contains(card))
            d.emit(moveOf(d.state(), card, CardPlace::Deck));
    d.emit(event::DeckShuffled{});
}

/// Stages of its question, once secured.
enum Chaos : std::int8_t { kInfluence, kMayJoin };

void chaosSecured(Draft& d, Player player) {
    const CardId card = d.state().resolving.back();
    if (isOutlaw(d.state(), player))
        d.ask({.ask = Ask::Resolve, .player = player, .card = card, .stage = kMayJoin});
    if (d.of(player).agentSupply > 0)
        d.ask({.ask = Ask::Resolve, .player = player, .card = card, .stage = kInfluence});
}
void offerChaos(const Game& game, const Pending& asked, Choices& out) {
    if (asked.stage == kMayJoin) return out.emplace_back(), void();
    for (const CourtSlot& slot : game.state.court)
        if (isCard(slot.card)) out.push_back({.card = slot.card});
}
void checkChaos(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    if (asked.stage == kMayJoin) {
        if (c.card != CardId::None) v.refuse(Rule::ChoiceNotAsked, asked.card);
    } else if (courtPlace(game.state, c.card) < 0) {
        v.refuse(Rule::InfluenceCourtCard, c.card);
    } else if (c.card == imperialCouncil() && game.state.campaign.councilDecided) {
        v.breaks(Rule::CouncilDecided);
    }
}
void answerChaos(Draft& d, const Pending& asked, const command::Choice& c) {
    if (asked.stage == kInfluence) return influenceCard(d, asked.player, c.card);
    if (regents(d.game()).empty()) return reviveEmpire(d, asked.player);
    d.emit(event::TitleTurned{asked.player, Title::Regent});
}
bool mayStayOutlaw(const Game&, const Pending& asked) {
    return asked.stage == kMayJoin;
}

const Card kCards[]{
    {.id = "F402",
     .abilities = kRecover,
     .question = {.reads = reads::card,
                  .offer = offerDiscarded,
                  .check = checkDiscarded,
                  .answer = attachRecovered,
                  .keeps = keeping<memo::CourtPlace>}},
    liaisons<Ambition::Tycoon>("F405", Action::Build, Resource::Material),
    liaisons<Ambition::Tycoon>("F406", Action::Move, Resource::Fuel),
    liaisons<Ambition::Warlord>("F407", Action::Battle, Resource::Weapon),
    liaisons<Ambition::Keeper>("F408", Action::Secure, Resource::Relic),
    liaisons<Ambition::Empath>("F409", Action::Influence, Resource::Psionic),
    {.id = "F513",
     .court = {.afterRefilling = askLore},
     .question = {.reads = reads::card,
                  .offer = offerLore,
                  .check = checkLore,
                  .answer = attachLore,
                  .mayDecline = mayLeaveLore,
                  .keeps = keeping<memo::CourtPlace, std::monostate>},
     .asks = asking<CardAsks::DrawLore, CardAsks::AttachToCourt>,
     .heldCrisis = [](Draft& d, Player holder) { askToAttach(d, holder, fateSetCard(5, 13)); }},
    {.id = "F619", .edict = decryTerror},
    {.id = "F713",
     .question = {.reads = reads::card,
                  .offer = offerChaos,
                  .check = checkChaos,
                  .answer = answerChaos,
                  .mayDecline = mayStayOutlaw},
     .asks = asking<CardAsks::InfluenceCourt, CardAsks::BecomeRegent>,
     .whenSecured = chaosSecured,
     .afterwards = Afterwards::ShuffledIntoDeck,
     .crisis = commandChaos},
};

}  // namespace

std::span<const Card> attachedCards() {
    return kCards;
}

}  // namespace reach
