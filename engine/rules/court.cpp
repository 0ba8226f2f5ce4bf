#include "engine/rules/court.h"

#include "engine/contract/campaign.h"
#include "engine/contract/fate.h"
#include "engine/rules/handlers.h"
#include "engine/rules/listing.h"
#include "engine/rules/owed.h"
#include "engine/rules/pieces.h"
#include "engine/rules/query.h"
#include "engine/rules/turn.h"

#include <algorithm>

namespace reach {
namespace {

using event::AgentPlace;
using event::CardPlace;

int unknownCourtCards(const State& state) {
    int count = 0;
    for (const CourtSlot& slot : state.court) count += slot.card == CardId::Unknown ? 1 : 0;
    return count;
}

int firstUnnamed(const State& state) {
    for (std::size_t i = 0; i < state.court.size(); ++i)
        if (state.court[i].card == CardId::Unknown) return static_cast<int>(i);
    return -1;
}

CardId armisticeIn(const CourtSlot& slot) {
    for (const CardId card : slot.cards())
        if (isCard(card) && cardOf(card).court.armistice) return card;
    return CardId::None;
}

void tellSecured(Draft& d, Player player, CardId secured) {
    tell<&CourtSeams::afterSecuring>(d, player, secured);
    tellFate<&FateAct::secures>(d, player, secured);
}

/// The stage of an Ask::CardDone with a waiting card, when several were secured at once (BR p.27).
constexpr std::int8_t kWaiting = 1;

bool isWaiting(const Pending& asked) {
    return asked.ask == Ask::CardDone && asked.stage == kWaiting;
}

/// The cards that wait together, the top of the stack first.
FixedVector<CardId, kAttached + 1> waitingCards(const State& state) {
    FixedVector<CardId, kAttached + 1> cards;
    for (auto at = state.pending.size(); at > 0 && isWaiting(state.pending[at - 1]) && !cards.full(); --at)
        cards.push(state.pending[at - 1].card);
    return cards;
}

/// Runs the effect of a card just secured. Meanwhile the card is the last one in `resolving`.
void resolveSecured(Draft& d, Player player, CardId id, std::int8_t agents) {
    const auto& takenUp = d.state().resolving;
    if (takenUp.empty() || takenUp.back() != id)
        d.emit(
            event::CardMoved{id, CardPlace::Resolving, Player::None, -1, CardPlace::Resolving, player, -1});
    const Card& card = cardOf(id);
    d.ask({.ask = Ask::CardDone, .player = player, .card = id, .count = agents});
    if (card.whenSecured) card.whenSecured(d, player);
}

void offerWaiting(const Game& game, const Pending&, std::vector<command::Choice>& out) {
    for (const CardId card : waitingCards(game.state)) out.push_back({.card = card});
}
void checkWaiting(const Game& game, const Pending&, const command::Choice& c, Verdict& v) {
    const auto cards = waitingCards(game.state);
    if (std::find(cards.begin(), cards.end(), c.card) == cards.end()) v.refuse(Rule::NoSuchCard, c.card);
}
void resolveFirst(Draft& d, const Pending& asked, const command::Choice& c) {
    FixedVector<Pending, kAttached + 1> others;
    Pending first = asked;
    while (first.card != c.card) {
        others.push(first);
        first = d.state().pending.back();
        d.answered();
    }
    for (; !others.empty(); others.pop()) d.ask(others.back());
    resolveSecured(d, first.player, first.card, first.count);
}

/// A Vox card that is resolved and goes.
bool resolves(CardId id) {
    const Card& card = cardOf(id);
    return card.kind != CardKind::Guild && card.kind != CardKind::Lore &&
           card.afterwards != Afterwards::StaysInCourt;
}

/// Gives a card just secured to its player, or resolves it. `agents`: how many of the player's agents were on
/// it. `waits`: until the player chooses the first of several.
void takeSecured(Draft& d, Player player, CardId id, CardPlace from, std::int8_t at, std::int8_t agents,
                 bool waits) {
    const Card& card = cardOf(id);
    if (isActionCard(id))  // into the hand (F813)
        return d.emit(event::CardMoved{id, from, Player::None, at, CardPlace::Actions, player, -1});
    if (card.kind == CardKind::Guild || card.kind == CardKind::Lore) {
        d.emit(event::CardMoved{id, from, Player::None, at, CardPlace::Player, player, -1});
        return tellSecured(d, player, id);
    }
    if (card.afterwards == Afterwards::StaysInCourt) return card.whenSecured(d, player);
    d.emit(event::CardMoved{id, from, Player::None, at, CardPlace::Resolving, player, -1});
    if (waits)
        d.ask({.ask = Ask::CardDone, .player = player, .card = id, .count = agents, .stage = kWaiting});
    else
        resolveSecured(d, player, id, agents);
}

/// Asks for the refill. Cards of the player act before it, and may fill the gap, or after it on the new card.
void askRefill(Draft& d, Player player, std::int8_t at) {
    tell<&CourtSeams::afterRefilling>(d, player, at);
    d.ask({.ask = Ask::Refill, .player = player, .memo = memo::CourtPlace{at}});
    tell<&CourtSeams::beforeRefilling>(d, player, at);
}

/// An attached card above a gap fills it (BR p.27).
void slideDown(Draft& d, std::int8_t at) {
    const CourtSlot slot = d.state().court[static_cast<std::size_t>(at)];
    if (slot.card == CardId::None && !slot.attached.empty())
        d.emit(event::CardMoved{slot.attached[0], CardPlace::Attached, Player::None, at, CardPlace::Court,
                                Player::None, at});
}

/// All agents that lay there go on to other cards, wherever the player says (F216).
void sendAllOn(Draft& d, Player player, const CourtSlot& slot, CardId armistice) {
    for (const Player color : kAllPlayers)
        if (const auto agents = slot.agents[index(color)]; agents > 0)
            d.ask(
                {.ask = Ask::Resolve, .player = player, .rival = color, .card = armistice, .count = agents});
}

}  // namespace

void secureCard(Draft& d, Player player, int place, AgentPlace rivalsGoTo) {
    const CourtSlot slot = d.state().court[static_cast<std::size_t>(place)];
    for (const CardId card : slot.cards())
        if (isCard(card) && cardOf(card).beforeSecuring)
            return cardOf(card).beforeSecuring(d, player, place, rivalsGoTo);
    takeFromCourt(d, player, place, rivalsGoTo);
}

void checkCourtLaws(const Game& game, Player player, const CourtSlot& slot, SystemId ransacked, Verdict& v) {
    forEachLaw<&CourtSeams::checkByLaw>(
        game.state, [&](CardId law, auto check) { check(game, law, player, slot, ransacked, v); });
}

void takeFromCourt(Draft& d, Player player, int place, AgentPlace rivalsGoTo) {
    tellLaws<&CourtSeams::securedByLaw>(d, player, place);
    const auto at = static_cast<std::int8_t>(place);
    const CourtSlot slot = d.state().court[static_cast<std::size_t>(place)];
    const CardId armistice = armisticeIn(slot);
    for (const Player color : kAllPlayers) {
        const auto agents = slot.agents[index(color)];
        if (agents == 0) continue;
        const bool goesHome = color == player || armistice != CardId::None;
        if (!goesHome && rivalsGoTo == AgentPlace::Captives)
            captureAgents(d, player, color, agents, AgentPlace::Court, place);
        else
            d.emit(event::AgentsMoved{color, agents, AgentPlace::Court, Player::None, at,
                                      goesHome ? AgentPlace::Supply : rivalsGoTo, goesHome ? color : player,
                                      -1});
    }
    if (slot.card != imperialCouncil()) askRefill(d, player, at);
    int resolving = slot.card != imperialCouncil() && resolves(slot.card) ? 1 : 0;
    for (const CardId attached : slot.attached) resolving += resolves(attached) ? 1 : 0;
    for (const CardId attached : slot.attached)
        takeSecured(d, player, attached, CardPlace::Attached, at, 0, resolving > 1);
    if (slot.card == imperialCouncil())  // it stays
        secureCouncil(d, player);
    else
        takeSecured(d, player, slot.card, CardPlace::Court, at, slot.agents[index(player)], resolving > 1);
    slideDown(d, at);
    if (armistice != CardId::None) sendAllOn(d, player, slot, armistice);
}

bool beginSecured(Draft& d) {
    const Pending asked = d.state().pending.back();
    if (waitingCards(d.state()).size() > 1) return false;
    d.answered();
    resolveSecured(d, asked.player, asked.card, asked.count);
    return true;
}

const Question kSecuredQuestion{
    .reads = reads::card, .offer = offerWaiting, .check = checkWaiting, .answer = resolveFirst};

bool maySecure(const State& state, const CourtSlot& slot, Player player) {
    if (hasMostAgents(slot, player)) return true;
    bool breaks = false;
    forEachWith<&CourtSeams::breaksTies>(state, player,
                                         [&](CardId, auto ties) { breaks |= ties(state, player, slot); });
    return breaks;
}

void attachCard(Draft& d, CardId card, int place) {
    if (place < 0 || d.state().court[static_cast<std::size_t>(place)].attached.full()) return;
    event::CardMoved move = moveOf(d.state(), card, CardPlace::Attached);
    move.toAt = static_cast<std::int8_t>(place);
    d.emit(move);
}

void askToAttach(Draft& d, Player player, CardId card) {
    d.ask({.ask = Ask::Resolve, .player = player, .card = card, .stage = kAttaching});
}

FixedVector<CardId, 6> attachTargets(const State& state, bool forced) {
    FixedVector<CardId, 6> bare;
    FixedVector<CardId, 6> all;
    for (const CourtSlot& slot : state.court) {
        if (!isCard(slot.card) || slot.attached.full()) continue;
        all.push(slot.card);
        if (slot.attached.empty()) bare.push(slot.card);
    }
    return forced && bare.empty() ? all : bare;
}

void influenceAsAction(Draft& d, Player player, CardId card) {
    const int place = courtPlace(d.state(), card);
    const auto& agents = d.state().court[static_cast<std::size_t>(place)].agents;
    const bool wasEmpty = std::ranges::all_of(agents, [](int count) { return count == 0; });
    influenceCard(d, player, card);
    tellLaws<&CourtSeams::influencedByLaw>(d, player, place, wasEmpty);
}

void influenceCard(Draft& d, Player player, CardId card) {
    if (d.of(player).agentSupply > 0)
        d.emit(event::AgentsMoved{player, 1, AgentPlace::Supply, player, -1, AgentPlace::Court, Player::None,
                                  static_cast<std::int8_t>(courtPlace(d.state(), card))});
}

namespace {

/// The resource in a card's own slot goes with the card to its receiver, else to the supply (L13).
void takeAlong(Draft& d, CardId card, Player from, Player to) {
    using event::TokenPlace;
    const Resource token = d.of(from).slots[kCardSlot];
    if (!cardOf(card).resources.extraSlot || token == Resource::None) return;
    if (isColor(to))
        d.emit(event::TokenMoved{token, TokenPlace::Slot, from, kCardSlot, TokenPlace::Slot, to, kCardSlot});
    else
        d.emit(event::TokenMoved{token, TokenPlace::Slot, from, kCardSlot, TokenPlace::Supply, to, -1});
}

}  // namespace

void giveCard(Draft& d, Player from, Player to, CardId card) {
    takeAlong(d, card, from, to);
    d.emit(event::CardMoved{card, CardPlace::Player, from, -1, CardPlace::Player, to, -1});
}

void drawAndSecure(Draft& d, Player player, CardId card) {
    const auto from = d.state().courtDeck.contains(card) ? CardPlace::Deck : CardPlace::Bottom;
    d.emit(event::CardMoved{card, from, Player::None, -1, CardPlace::Resolving, player, -1});
    if (cardOf(card).kind != CardKind::Vox)
        return takeSecured(d, player, card, CardPlace::Resolving, -1, 0, false);
    d.ask({.ask = Ask::CardDone, .player = player, .card = card});
    if (cardOf(card).whenSecured && !cardOf(card).beforeSecuring) cardOf(card).whenSecured(d, player);
}

void discardCard(Draft& d, Player player, CardId card) {
    takeAlong(d, card, player, Player::None);
    d.emit(event::CardMoved{card, CardPlace::Player, player, -1, CardPlace::Discard, Player::None, -1});
}

void stealCard(Draft& d, Player player, CardId card) {
    const Player from = holderOf(d.state(), card);
    if (from == Player::None) return;
    if (cardOf(card).raid.buriedWhenStolen)
        d.emit(event::CardMoved{card, CardPlace::Player, from, -1, CardPlace::Bottom, Player::None, -1});
    else
        giveCard(d, from, player, card);
}

Player holderOf(const State& state, CardId card) {
    for (const Player player : kAllPlayers)
        if (state.of(player).cards.contains(card)) return player;
    return Player::None;
}

void mustHoldGuild(const State& state, Player player, CardId card, Verdict& v) {
    if (!isCard(card) || !state.of(player).cards.contains(card)) return v.refuse(Rule::CardNotHeld, card);
    if (!isGuild(card)) v.refuse(Rule::NeedsGuild, card);
}

Player rivalWithGuild(const Game& game, Player player, CardId card, Verdict& v) {
    const Player holder = isCard(card) ? holderOf(game.state, card) : Player::None;
    if (holder == Player::None)
        v.refuse(Rule::NoSuchCard, card);
    else if (holder == player)
        v.refuse(Rule::NeedsRival, card);
    else if (!isGuild(card))
        v.refuse(Rule::NeedsGuild, card);
    return holder;
}

Player ownerOf(const State& state, CardId card) {
    for (const PlayedCard& played : state.played)
        if (played.attached == card) return played.attachedBy;
    return holderOf(state, card);
}

int courtPlaces(const Setup& setup) {
    return setup.seats.size() == 2 ? 3 : 4;
}

int courtDeckSize(const State& state) {
    return state.courtDeck.size() + static_cast<int>(state.buried.size()) + state.campaign.unknownLore -
           unknownCourtCards(state);
}

event::CardMoved moveOf(const State& state, CardId card, CardPlace to, Player receiver) {
    const auto from = [&](CardPlace place, Player holder = Player::None, int at = -1) {
        return event::CardMoved{card, place, holder, static_cast<std::int8_t>(at), to, receiver, -1};
    };
    const auto in = [&](const auto& list) { return std::ranges::find(list, card) != list.end(); };
    if (const Player holder = holderOf(state, card); holder != Player::None)
        return from(CardPlace::Player, holder);
    if (state.courtDeck.contains(card)) return from(CardPlace::Deck);
    if (state.courtDiscard.contains(card)) return from(CardPlace::Discard);
    if (state.campaign.booklet.contains(card)) return from(CardPlace::Booklet);
    if (state.campaign.faithfulStack.contains(card)) return from(CardPlace::Stack);
    if (state.campaign.actionDeck.contains(card)) return from(CardPlace::Actions);
    if (in(state.buried)) return from(CardPlace::Bottom);
    if (in(state.resolving)) return from(CardPlace::Resolving);
    for (std::size_t i = 0; i < state.court.size(); ++i) {
        const auto at = static_cast<int>(i);
        if (state.court[i].card == card) return from(CardPlace::Court, Player::None, at);
        if (in(state.court[i].attached)) return from(CardPlace::Attached, Player::None, at);
    }
    for (std::size_t i = 0; i < state.played.size(); ++i)
        if (state.played[i].attached == card)
            return from(CardPlace::Played, Player::None, static_cast<int>(i));
    return from(CardPlace::Box);
}

void scrapCard(Draft& d, CardId card) {
    const event::CardMoved move = moveOf(d.state(), card, CardPlace::Box);
    if (move.from == CardPlace::Player) takeAlong(d, card, move.fromPlayer, Player::None);
    if (move.from != CardPlace::Box) d.emit(move);
}

void removeFromCourt(Draft& d, int place, event::CardPlace to, std::int8_t toAt) {
    const auto at = static_cast<std::int8_t>(place);
    const CourtSlot slot = d.state().court[static_cast<std::size_t>(place)];
    // The card with this Crisis lies above another card, which stays (BR p.27).
    if (std::ranges::find(slot.attached, d.card()) != slot.attached.end())
        return d.emit(
            event::CardMoved{d.card(), event::CardPlace::Attached, Player::None, at, to, Player::None, toAt});
    for (const Player color : kAllPlayers)
        if (slot.attached.empty() && slot.agents[index(color)] > 0)
            d.emit(event::AgentsMoved{color, slot.agents[index(color)], event::AgentPlace::Court,
                                      Player::None, at, event::AgentPlace::Supply, color, -1});
    d.emit(event::CardMoved{slot.card, event::CardPlace::Court, Player::None, at, to, Player::None, toAt});
    if (slot.attached.empty())
        return d.ask({.ask = Ask::Refill, .player = d.state().initiative, .memo = memo::CourtPlace{at}});
    d.emit(event::CardMoved{slot.attached[0], event::CardPlace::Attached, Player::None, at,
                            event::CardPlace::Court, Player::None, at});
}

event::CardPlace placeAfter(Afterwards afterwards) {
    switch (afterwards) {
        case Afterwards::ShuffledIntoDeck: return event::CardPlace::Deck;
        case Afterwards::Buried: return event::CardPlace::Bottom;
        case Afterwards::SetAside: return event::CardPlace::Box;
        default: return event::CardPlace::Discard;
    }
}

void leaveCourt(Draft& d, int place, Afterwards afterwards) {
    removeFromCourt(d, place, placeAfter(afterwards));
    if (afterwards == Afterwards::ShuffledIntoDeck) d.emit(event::DeckShuffled{});
}

bool isSpent(const Game& game, CardId card, Player holder) {
    const auto spent = cardOf(card).court.scrappedWhen;
    return spent != nullptr && spent(game, holder);
}

bool liesInBox(const State& state, CardId card) {
    return moveOf(state, card, CardPlace::Box).from == CardPlace::Box;
}

CardSet cardsOnTable(const State& state) {
    const CampaignState& campaign = state.campaign;
    CardSet cards = state.courtDeck;
    for (const CardSet* set :
         {&state.courtDiscard, &campaign.booklet, &campaign.faithfulStack, &campaign.actionDeck})
        cards |= *set;
    for (const Player player : kAllPlayers) cards |= state.of(player).cards;
    for (const CardId card : state.buried) cards.insert(card);
    for (const CardId card : state.resolving) cards.insert(card);
    for (const CourtSlot& slot : state.court)
        for (const CardId card : slot.cards()) cards.insert(card);
    for (const PlayedCard& played : state.played) cards.insert(played.attached);
    return cards;
}

namespace {

/// The player with the initiative attaches the card, and another one is drawn for the gap (F2206).
void drawAttached(Draft& d, CardId card, CardPlace from, int place) {
    d.ask({.ask = Ask::Refill,
           .player = d.state().initiative,
           .memo = memo::CourtPlace{static_cast<std::int8_t>(place)}});
    d.emit(event::CardMoved{card, from, Player::None, -1, CardPlace::Resolving, d.state().initiative, -1});
    askToAttach(d, d.state().initiative, card);
}

}  // namespace

bool canBeDrawn(const State& state, CardId card) {
    if (state.courtDeck.contains(card)) return true;
    if (isLore(card) && state.campaign.unknownLore > 0 && liesInBox(state, card)) return true;
    return state.courtDeck.size() <= unknownCourtCards(state) && !state.buried.empty() &&
           state.buried[0] == card;
}

namespace rules {

void check(const Game& game, const command::Influence& c, Verdict& v) {
    if (courtPlace(game.state, c.card) < 0) return v.refuse(Rule::InfluenceCourtCard);
    if (c.card == imperialCouncil() && game.state.campaign.councilDecided) v.breaks(Rule::CouncilDecided);
    checkPayment(game, c.player, Action::Influence, v);
    checkOwed(game, c, v);
    checkCourtLaws(game, c.player, game.state.court[static_cast<std::size_t>(courtPlace(game.state, c.card))],
                   SystemId::None, v);
}

void perform(Draft& d, const command::Influence& c) {
    pay(d, c.player, Action::Influence);
    influenceAsAction(d, c.player, c.card);
}

void check(const Game& game, const command::Secure& c, Verdict& v) {
    const int place = courtPlace(game.state, c.card);
    if (place < 0) return v.refuse(Rule::InfluenceCourtCard);
    if (c.card == imperialCouncil() && game.state.campaign.councilDecided)
        return v.refuse(Rule::CouncilDecided);
    checkPayment(game, c.player, Action::Secure, v);
    if (!maySecure(game.state, game.state.court[static_cast<std::size_t>(place)], c.player))
        v.breaks(Rule::SecureMostAgents);
    forEachWith<&CourtSeams::check>(game.state, c.player, [&](CardId, auto check) {
        check(game, c.player, game.state.court[static_cast<std::size_t>(place)], v);
    });
    checkCourtLaws(game, c.player, game.state.court[static_cast<std::size_t>(place)], SystemId::None, v);
}

void perform(Draft& d, const command::Secure& c) {
    pay(d, c.player, Action::Secure);
    secureCard(d, c.player, courtPlace(d.state(), c.card), AgentPlace::Captives);
}

void check(const Game& game, const command::Court& c, Verdict& v) {
    const State& state = game.state;
    const bool refill = !state.pending.empty() && state.pending.back().ask == Ask::Refill;
    if (!refill && firstUnnamed(state) < 0) return v.refuse(Rule::NothingAsked);
    if (c.card == CardId::Unknown && refill) return;
    if (!canBeDrawn(state, c.card)) v.refuse(Rule::NoSuchCard);
}

void perform(Draft& d, const command::Court& c) {
    int place = firstUnnamed(d.state());
    if (!d.state().pending.empty() && d.state().pending.back().ask == Ask::Refill) {
        place = d.state().pending.back().memo.as<memo::CourtPlace>().place;
        d.answered();
    }
    auto from = d.state().courtDeck.contains(c.card) || c.card == CardId::Unknown ? CardPlace::Deck
                                                                                  : CardPlace::Bottom;
    if (from == CardPlace::Bottom && isLore(c.card) && d.state().campaign.unknownLore > 0) {
        d.emit(event::UnknownLore{static_cast<std::int8_t>(d.state().campaign.unknownLore - 1)});
        from = CardPlace::Box;
    }
    if (isCard(c.card) && cardOf(c.card).attachesWhenDrawn && !attachTargets(d.state(), true).empty())
        return drawAttached(d, c.card, from, place);
    d.emit(event::CardMoved{c.card, from, Player::None, -1, CardPlace::Court, Player::None,
                            static_cast<std::int8_t>(place)});
}

}  // namespace rules

void listCourt(Listing& out, Player player) {
    const State& state = out.state();
    const bool influences =
        state.of(player).agentSupply > 0 && contains(out.payable(player), Action::Influence);
    const bool secures = contains(out.payable(player), Action::Secure);
    const bool plain = !isOwed(state.turn) && !hasLaw<&CourtSeams::checkByLaw>(state);
    const CardId closed = state.campaign.councilDecided ? imperialCouncil() : CardId::None;
    const bool agentsDecide = plain && !has<&CourtSeams::check>(state, player);
    for (const CourtSlot& slot : state.court) {
        if (!isCard(slot.card)) continue;
        const command::Influence influence{player, slot.card};
        if (influences) plain ? out.addIf(slot.card != closed, influence) : out.add(influence);
        const command::Secure secure{player, slot.card};
        if (secures && (!out.legalOnly() || maySecure(state, slot, player)))
            agentsDecide ? out.addIf(slot.card != closed, secure) : out.add(secure);
    }
}

namespace {

/// True while the Court of Act I is dealt: its lore is shuffled in only afterwards (BR p.5). A table that did
/// it too early can still enter lore.
bool dealsWithoutLore(const State& state) {
    return state.campaign.act == 1 && std::ranges::any_of(state.pending, [](const Pending& asked) {
               return asked.ask == Ask::ActSetup && asked.stage == 0;
           });
}

}  // namespace

void listRefills(Listing& out) {
    const bool lore = !dealsWithoutLore(out.state());
    forEachDrawable(out.state(), [&](CardId card) {
        if (lore || !isLore(card)) out.addIf(true, command::Court{card});
    });
    out.add(command::Court{CardId::Unknown});
}

}  // namespace reach
