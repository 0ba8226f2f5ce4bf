#include "engine/campaign/counts.h"
#include "engine/campaign/fate_tokens.h"
#include "engine/cards/campaign_parts.h"
#include "engine/cards/parts.h"
#include "engine/contract/catalogue.h"
#include "engine/contract/choice_numbers.h"
#include "engine/fates/believer.h"
#include "engine/fates/rooms.h"
#include "engine/rules/ambitions.h"

#include <algorithm>

/// The Believer's cards: Faithful action cards taught, played and fetched, the Doctrine, the laws of the
/// faith.
namespace reach {
namespace {

using namespace parts;

/// Returns the card the player played this turn, or null in another player's turn.
const PlayedCard* playedThisTurn(const State& state, Player player) {
    return state.turn.player == player ? playedBy(state, player) : nullptr;
}
bool playedFaithful(const State& state, Player player) {
    const PlayedCard* mine = playedThisTurn(state, player);
    return mine != nullptr && isFaithful(mine->card);
}
/// A Faithful card can be in a hand, face down or in the discard pile.
bool areAbout(const State& state) {
    bool any = false;
    state.campaign.actionDeck.forEach([&](CardId card) { any |= faithfulNumber(card) > 0; });
    return tracksTurns(state) && any;
}

// ---- F802 Faithful Disciples: one more action for declaring an ambition that the player is winning

/// Once a card: a declaration in the gained action brings no further action.
void gainDisciplesPip(Draft& d, Player holder, CardId card) {
    d.emit(event::OnceUsed{holder, card});
    d.emit(event::PipGained{holder});
}
/// A Copied card lies face down and only its player knows it, so the player is asked.
void rewardDisciples(Draft& d, Player holder, Ambition ambition, bool) {
    const CardId card = fateSetCard(8, 2);
    const PlayedCard* mine = playedThisTurn(d.state(), holder);
    if (mine == nullptr || d.state().turn.onceUsed.contains(card) ||
        !counts::wins(d.game(), holder, ambition))
        return;
    if (isFaithful(mine->card)) return gainDisciplesPip(d, holder, card);
    if (mine->mode == PlayMode::Copy && areAbout(d.state()))
        d.ask({.ask = Ask::Resolve, .player = holder, .card = card});
}
void offerYes(const Game&, const Pending&, Choices& out) {
    out.push_back({.count = kYes});
}
void checkYes(const Game&, const Pending&, const command::Choice& c, Verdict& v) {
    if (c.count != kYes) v.refuse(Rule::NumberOutOfRange);
}
void answerFaithfulCopy(Draft& d, const Pending& asked, const command::Choice&) {
    gainDisciplesPip(d, asked.player, asked.card);
}

// ---- F803 Spreading the Faith: Teach, the top of the stack onto a Guild card of a Loyal city's suit

/// Only the table knows where cities in unknown places stand.
bool hasCityOn(const State& state, Player player, Resource type) {
    if (!tracksMap(state) || state.of(player).citiesElsewhere > 0) return true;
    for (int i = 0; i < kSystems; ++i) {
        const auto system = static_cast<SystemId>(i);
        if (planetType(state, system) == type && findBuilding(state, system, player, BuildingType::City,
                                                              [](const Building&) { return true; }) >= 0)
            return true;
    }
    return false;
}
bool mayBeTaught(const State& state, Player holder, const CourtSlot& slot) {
    return isGuild(slot.card) && hasCityOn(state, holder, cardOf(slot.card).suit);
}
void offerTeach(const Game& game, Player holder, Choices& out) {
    if (believer::topOfStack(game.state) == CardId::None) return;
    for (const CourtSlot& slot : game.state.court)
        if (slot.attached.empty() && mayBeTaught(game.state, holder, slot))
            out.push_back({.card = slot.card});
}
void checkTeach(const Game& game, Player holder, const command::Choice& c, Verdict& v) {
    const int place = courtPlace(game.state, c.card);
    if (place < 0) return v.refuse(Rule::InfluenceCourtCard, c.card);
    const CourtSlot& slot = game.state.court[static_cast<std::size_t>(place)];
    if (slot.attached.full()) return v.refuse(Rule::AttachBare, c.card);
    if (believer::topOfStack(game.state) == CardId::None) return v.refuse(Rule::CardConditions);
    if (!slot.attached.empty()) v.breaks(Rule::AttachBare, c.card);
    if (!mayBeTaught(game.state, holder, slot)) v.breaks(Rule::CardConditions);
}
/// The bottom card of the discard pile is not named, so it is only counted.
void teach(Draft& d, Player, const command::Choice& c) {
    attachCard(d, believer::topOfStack(d.state()), courtPlace(d.state(), c.card));
    const int scrapped = d.state().campaign.actionsScrapped;
    if (actionDiscardSize(d.game()).value_or(1) > 0)
        d.emit(event::ActionsScrapped{static_cast<std::int8_t>(scrapped + 1)});
}
constexpr Ability kTeach[]{{.name = "teach",
                            .moment = Moment::NewAction,
                            .base = Action::Influence,
                            .reads = reads::card,
                            .check = checkTeach,
                            .perform = teach,
                            .offer = offerTeach}};

// ---- F816 The Young Light, F818, F825: a Faithful card played this round comes back, for another card

int fetchable(const State& state, Player whose) {
    for (std::size_t i = 0; i < state.played.size(); ++i) {
        const PlayedCard& card = state.played[i];
        const bool fits = isFaithful(card.card) || (card.card == ActionCard::FaceDown && areAbout(state));
        if (fits && card.player == whose && card.attached == CardId::None) return static_cast<int>(i);
    }
    return -1;
}
void offerFetch(const Game& game, Player, Choices& out) {
    for (const PlayedCard& card : game.state.played)
        if (fetchable(game.state, card.player) >= 0) out.push_back({.player = card.player});
}
void checkFetch(const Game& game, Player holder, const command::Choice& c, Verdict& v) {
    if (fetchable(game.state, c.player) < 0) return v.refuse(Rule::CardConditions);
    if (game.state.of(holder).hand == 0) v.breaks(Rule::NoCardsInHand);
}
void fetch(Draft& d, Player holder, const command::Choice& c) {
    d.emit(event::HandChanged{holder, -1, false});
    d.emit(event::CardMoved{d.card(), event::CardPlace::Player, holder, -1, event::CardPlace::Played,
                            Player::None, static_cast<std::int8_t>(fetchable(d.state(), c.player))});
}
constexpr Ability kFetch[]{
    {.name = "fetch", .reads = reads::player, .check = checkFetch, .perform = fetch, .offer = offerFetch}};
constexpr Card fetcher(std::string_view id) {
    return {.id = id, .abilities = kFetch, .afterwards = Afterwards::Returned};
}

// ---- F817 Plot to Kidnap: the holy one goes onto it, and each player's best Faithful card is lost; or one
// is found

/// Stages of its question: whether the player has one to discard, or finds one. Only the table knows.
enum Plot : std::int8_t { kDiscards, kFinds };

void plotToKidnap(Draft& d, int place) {
    const bool light = attachHeld(d, fateSetCard(8, 16), place);
    const bool prophet = attachHeld(d, fateSetCard(8, 25), place);
    if ((!light && !prophet) || !areAbout(d.state())) return;
    const auto order = turnOrder(d.game());
    for (std::size_t i = order.size(); i-- > 0;)
        if (mayHoldCards(d.state(), order[i]))
            d.ask({.ask = Ask::Resolve, .player = order[i], .card = fateSetCard(8, 17), .stage = kDiscards});
}
void searchDiscard(Draft& d, Player player) {
    if (areAbout(d.state()))
        d.ask({.ask = Ask::Resolve, .player = player, .card = d.state().resolving.back(), .stage = kFinds});
}
void answerPlot(Draft& d, const Pending& asked, const command::Choice&) {
    const bool finds = asked.stage == kFinds;
    d.emit(event::HandChanged{asked.player, static_cast<std::int8_t>(finds ? 1 : -1), finds});
}

// ---- F821 Set Doctrine, F827 Set Lay Doctrine: the Doctrine may be turned

void mayTurn(Draft& d, Player player, int edict) {
    d.ask({.ask = Ask::Resolve, .player = player, .card = fateSetCard(8, edict)});
}
void setDoctrine(Draft& d) {
    for (const int holy : {16, 25})
        if (const Player holder = ownerOf(d.state(), fateSetCard(8, holy)); holder != Player::None)
            return mayTurn(d, holder, 21);
}
void setLayDoctrine(Draft& d) {
    mayTurn(d, d.state().initiative, 27);
}
/// Only the table knows which player shows the highest Faithful card.
void offerFaithful(const Game& game, const Pending&, Choices& out) {
    for (const Player player : turnOrder(game))
        if (mayHoldCards(game.state, player)) out.push_back({.player = player});
}
void checkFaithful(const Game& game, const Pending&, const command::Choice& c, Verdict& v) {
    if (std::ranges::find(game.setup.seats, c.player) == game.setup.seats.end())
        v.refuse(Rule::NotInThisGame);
}
void turnOver(Draft& d, const Pending&, const command::Choice&) {
    const Suit now = believer::doctrine(d.state());
    if (now != Suit::None) believer::turnDoctrine(d, now == Suit::Zeal ? Suit::Wisdom : Suit::Zeal);
}

// ---- F822 Doctrine, F828 Repressed Faith, F830 Dominant Faith: ambitions that Faithful cards may declare

Suit sideOf(const LaidToken& ideal) {
    return ideal.turned ? Suit::Wisdom : Suit::Zeal;
}
void followDoctrine(const Game& game, CardId law, ActionCard card, Verdict& v) {
    if (isFaithful(card) && suitOf(card) != believer::doctrine(game.state))
        v.breaks(Rule::CardConditions, law);
}
void declareByDoctrine(const Game& game, CardId law, Player player, Ambition ambition, Verdict& v) {
    const LaidToken* ideal = believer::idealOn(game.state, ambition);
    if (playedFaithful(game.state, player) && ideal != nullptr &&
        sideOf(*ideal) != believer::doctrine(game.state))
        v.breaks(Rule::CardConditions, law);
}
/// Places an Ideal that lies aside. Without one the ambition gets none (FAQ).
void placeIdeal(Draft& d, Player player, Ambition ambition, int) {
    const LaidToken aside{.kind = FateToken::Ideal};
    if (!playedFaithful(d.state(), player) || believer::idealOn(d.state(), ambition) != nullptr ||
        tokensLike(d.state(), aside) == 0)
        return;
    layToken(d, {.kind = FateToken::Ideal,
                 .turned = believer::doctrine(d.state()) == Suit::Wisdom,
                 .ambition = ambition});
}
void declareOnlyIdeals(const Game& game, CardId law, Player player, Ambition ambition, Verdict& v) {
    if (playedFaithful(game.state, player) && believer::idealOn(game.state, ambition) == nullptr)
        v.breaks(Rule::CardConditions, law);
}
/// A card face down may be a Faithful one.
void declareNoIdeals(const Game& game, CardId law, Player player, Ambition ambition, Verdict& v) {
    const PlayedCard* mine = playedThisTurn(game.state, player);
    const bool profane = mine != nullptr && !isFaithful(mine->card) && mine->card != ActionCard::FaceDown;
    if (profane && believer::idealOn(game.state, ambition) != nullptr) v.breaks(Rule::CardConditions, law);
}

// ---- F831 Breaking the Faith: a player who destroys a city of the Believer's may remove an undeclared Ideal

void breakFaith(Draft& d, Player by, Player owner) {
    if (isColor(owner) && by != owner && d.state().seat(owner).fate == kBeliever.number)
        d.ask({.ask = Ask::Resolve, .player = by, .card = fateSetCard(8, 31)});
}
void offerIdeals(const Game& game, const Pending&, Choices& out) {
    for (const Ambition ambition : ambitionsInPlay(game.state))
        if (!isDeclared(game.state, ambition) && believer::idealOn(game.state, ambition) != nullptr)
            out.push_back({.count = numberOf(ambition)});
}
void checkIdeal(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    Choices offered;
    offerIdeals(game, asked, offered);
    if (std::ranges::find(offered, c) == offered.end()) v.refuse(Rule::CardConditions, asked.card);
}
void removeIdeal(Draft& d, const Pending&, const command::Choice& c) {
    if (const LaidToken* ideal = believer::idealOn(d.state(), ambitionOf(c)))
        returnToken(d, LaidToken(*ideal));
}

const Card kCards[]{
    {.id = "F802",
     .ambitions = {.whenDeclared = rewardDisciples},
     .question = {.reads = reads::count,
                  .offer = offerYes,
                  .check = checkYes,
                  .answer = answerFaithfulCopy,
                  .mayDecline = always},
     .asks = asking<CardAsks::CopiedFaithful>},
    {.id = "F803", .abilities = kTeach},
    {.id = "F813"},  // suits, numbers and actions of Faithful cards: core/action_cards.h, rules/play.cpp
    {.id = "F814"},  // any ambition: core/action_cards.h
    fetcher("F816"),
    {.id = "F817",
     .question = {.reads = reads::count,
                  .offer = offerYes,
                  .check = checkYes,
                  .answer = answerPlot,
                  .mayDecline = always},
     .asks = asking<CardAsks::DiscardFaithful, CardAsks::TakeFaithful>,
     .whenSecured = searchDiscard,
     .crisis = plotToKidnap},
    fetcher("F818"),
    {.id = "F821",
     .question = {.reads = reads::count,
                  .offer = offerYes,
                  .check = checkYes,
                  .answer = turnOver,
                  .mayDecline = always},
     .asks = asking<CardAsks::TurnDoctrine>,
     .edict = setDoctrine},
    {.id = "F822A",
     .turn = {.checkPlayByLaw = followDoctrine},
     .ambitions = {.checkByLaw = declareByDoctrine, .declaredByLaw = placeIdeal}},
    {.id = "F823"},  // reminder of the Doctrine card
    fetcher("F825"),
    {.id = "F827",
     .question = {.reads = reads::player,
                  .offer = offerFaithful,
                  .check = checkFaithful,
                  .answer = turnOver,
                  .mayDecline = always},
     .asks = asking<CardAsks::HighestFaithful>,
     .edict = setLayDoctrine},
    {.id = "F828", .ambitions = {.checkByLaw = declareOnlyIdeals}},
    {.id = "F830", .ambitions = {.checkByLaw = declareNoIdeals}},
    {.id = "F831",
     .battle = {.cityDestroyedByLaw = breakFaith},
     .question = {.reads = reads::count,
                  .offer = offerIdeals,
                  .check = checkIdeal,
                  .answer = removeIdeal,
                  .mayDecline = always},
     .asks = asking<CardAsks::RemoveIdeal>},
};

}  // namespace

std::span<const Card> believerCards() {
    return kCards;
}

}  // namespace reach
