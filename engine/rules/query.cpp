#include "engine/rules/query.h"

#include "engine/contract/catalogue.h"
#include "engine/contract/golems.h"
#include "engine/core/event_cards.h"
#include "engine/core/fate_tokens.h"
#include "engine/rules/ambitions.h"
#include "engine/rules/resources.h"

#include <algorithm>

namespace reach {

void mustBeRival(const Game& game, Player player, Player other, Verdict& v) {
    if (!playsHere(game.setup, other)) return v.refuse(Rule::NotInThisGame);
    if (other == player) v.refuse(Rule::NeedsRival);
}

void mustBePlanet(const Game& game, SystemId system, Verdict& v) {
    if (!inPlay(game, system)) return v.refuse(Rule::NotInPlay);
    if (isGate(system)) v.refuse(Rule::NeedsPlanet);
}

void mustBeGate(const Game& game, SystemId system, Verdict& v) {
    if (!inPlay(game, system)) return v.refuse(Rule::NotInPlay);
    if (!isGate(system)) v.refuse(Rule::NeedsGate);
}

bool ownsPieces(const Setup& setup, Player owner) {
    return playsHere(setup, owner) || (setup.campaign && index(owner) < kOwners && !isColor(owner));
}

FixedVector<Player, kPlayerColors> turnOrder(const Game& game) {
    FixedVector<Player, kPlayerColors> order;
    Player at = playsHere(game.setup, game.state.initiative) ? game.state.initiative : game.setup.seats[0];
    for (std::size_t i = 0; i < game.setup.seats.size(); ++i, at = nextSeat(game.setup, at)) order.push(at);
    return order;
}

Player mostPower(const Game& game) {
    Player most = Player::None;
    for (const Player player : turnOrder(game))
        if (most == Player::None || game.state.of(player).power > game.state.of(most).power) most = player;
    return most;
}

int playersWithCards(const Game& game) {
    int count = 0;
    for (const Player player : game.setup.seats) count += mayHoldCards(game.state, player) ? 1 : 0;
    return count;
}

int slotWith(const PlayerState& player, Resource token) {
    // Cost and slot as one number, as in controller().
    constexpr int kNone = 0xFF;
    int best = kNone;
    for (int i = 0; i < kResourceSlots; ++i)  // without a guess which slots have one
        best =
            std::min(best, (kSlotRaidCost[i] * 8 + i) | (kNone * static_cast<int>(player.slots[i] != token)));
    return best == kNone ? -1 : best % 8;
}

namespace {

bool isEmptySlot(const State& state, Player player, int slot) {
    return state.of(player).slots[static_cast<std::size_t>(slot)] == Resource::None &&
           golemIn(state, player, slot) == nullptr && isOpen(state, player, slot);
}

}  // namespace

int freeSlot(const State& state, Player player) {
    int best = -1;
    for (int i = 0; i < kResourceSlots; ++i)
        if ((best < 0 || kSlotRaidCost[i] > kSlotRaidCost[best]) && isEmptySlot(state, player, i)) best = i;
    return best;
}

int emptySlots(const State& state, Player player) {
    int count = 0;
    for (int i = 0; i < kResourceSlots; ++i) count += isEmptySlot(state, player, i) ? 1 : 0;
    return count;
}

int tokensHeld(const PlayerState& player, Resource token) {
    const auto in = [&](const auto& list) {
        return static_cast<int>(std::count(list.begin(), list.end(), token));
    };
    return in(player.slots) + in(player.overflow);
}

int tokensHad(const State& state, Player player, Resource token) {
    const PlayerState& p = state.of(player);
    int count = tokensHeld(p, token) + state.seat(player).frozen[index(token)];
    if (state.campaign.firstRegent == player) count += state.campaign.trust[index(token)];
    for (const Pile& pile : state.campaign.piles)
        if (p.cards.contains(pile.place.card)) count += pile.tokens[index(token)];
    forEachWith<&ResourceSeams::holdsSupply>(state, player, [&](CardId, Resource supply) {
        if (supply == token) count += state.supply[index(token)];
    });
    return count;
}

int trophiesOf(const State& state, Player player) {
    int count = 0;
    for (const Pieces& pieces : state.of(player).trophies) count += pieces.total();
    for (const LaidToken& token : state.campaign.tokens)
        count += token.player == player && isTrophy(token) ? 1 : 0;
    return count;
}

int captivesOf(const State& state, Player player) {
    int count = 0;
    for (const auto agents : state.of(player).captives) count += agents;
    for (const auto ships : state.of(player).captiveShips) count += ships;
    for (const Resource token : kAllResources) count += frozenCaptives(state, player, token);
    return count;
}

int icons(const State& state, Player player, Resource resource) {
    int count = tokensHad(state, player, resource);
    forEachCard(state.of(player), [&](CardId, const Card& card) { count += card.suit == resource ? 1 : 0; });
    return count;
}

namespace {

/// The actions of each action card, so that none is computed from its number.
constexpr auto kActionsOfCards = [] {
    std::array<ActionSet, kActionFaces> all{};
    for (int i = 0; i < kActionFaces; ++i) all[i] = actionsOf(suitOf(static_cast<ActionCard>(i)));
    return all;
}();

}  // namespace

ActionSet pipActions(const State& state) {
    const PlayedCard* card = playedBy(state, state.turn.player);
    if (card == nullptr) return 0;
    const bool asLead = card->mode == PlayMode::Copy || card->mode == PlayMode::Event;
    const ActionCard acting = asLead ? leadCard(state) : card->card;
    const ActionSet set = isFaceUp(acting) ? kActionsOfCards[index(acting)] : ActionSet{0};
    return state.turn.weapon ? static_cast<ActionSet>(set | bitOf(Action::Battle)) : set;
}

int courtPlace(const State& state, CardId card) {
    if (!isCard(card)) return -1;
    int place = -1;  // all are tried, because a guess which it is would often be wrong
    for (std::size_t i = state.court.size(); i-- > 0;)
        place = state.court[i].card == card ? static_cast<int>(i) : place;
    return place;
}

int rivalAgents(const CourtSlot& slot, Player player) {
    int count = 0;
    for (const Player other : kAllPlayers)
        if (other != player) count += slot.agents[index(other)];
    return count;
}

int bestAvailableMarker(const State& state) {
    int best = -1;  // value and marker as one number: of equals the first
    for (int i = 0; i < kMarkers; ++i) {
        const AmbitionMarker& marker = state.markers[i];
        const int value = markerValue(i, marker.flipped).first * kMarkers + (kMarkers - 1 - i);
        best = std::max(best, marker.where == Ambition::None ? value : -1);
    }
    return best < 0 ? -1 : kMarkers - 1 - best % kMarkers;
}

namespace {

Violation stealBan(const State& state, Player thief, Player rival, Resource token, CardId card) {
    Violation ban;
    if (isCard(card) && cardOf(card).raidCost == kProtected) return {Rule::CardProtected, card};
    forEachWith<&RaidSeams::bansSteal>(state, rival, [&](CardId id, auto bans) {
        if (bans(state, rival, thief, token, card)) ban = {Rule::RaidNotStealable, id};
    });
    return ban;
}

}  // namespace

Violation stealBan(const State& state, Player thief, Player rival, Resource token) {
    return stealBan(state, thief, rival, token, CardId::None);
}
Violation stealBan(const State& state, Player thief, Player rival, CardId card) {
    return stealBan(state, thief, rival, Resource::None, card);
}

Player monopolist(const State& state, Resource type) {
    Player found = Player::None;
    for (const Player player : kAllPlayers)
        forEachCard(state.of(player), [&](CardId, const Card& card) {
            if (card.kind == CardKind::Monopoly && type != Resource::None &&
                card.resources.holdsSupply == type)
                found = player;
        });
    return found;
}

FixedVector<Which, 3> tellApart(const State& state, SystemId system, Player owner, BuildingType type,
                                const Which& among) {
    FixedVector<const Building*, 3> alike;
    for (const Building& building : state.at(system).buildings)
        if (building.owner == owner && building.type == type && among.fits(building)) alike.push(&building);
    if (alike.empty()) return {};
    if (alike.size() == 1) return {Which{}};
    const auto differ = [&](bool Building::*trait) {
        bool some = false;
        for (const Building* building : alike) some |= building->*trait != alike[0]->*trait;
        return some;
    };
    const bool inTurn = state.turn.player != Player::None && !state.turn.expired;
    const bool damaged = differ(&Building::damaged);
    const bool used = differ(&Building::used) && inTurn;
    const bool outside = differ(&Building::outside);
    if (!damaged && !used && !outside) return {Which{}};
    FixedVector<Which, 3> ways;
    for (const Building* building : alike) {
        Which way;
        if (damaged) way.damaged = building->damaged;
        if (used) way.used = building->used;
        if (outside) way.outside = building->outside;
        if (std::ranges::find(ways, way) == ways.end()) ways.push(way);
    }
    return ways;
}

bool inDeck(const Game& game, ActionCard card) {
    if (isFaithful(card)) {
        const CardSet& added = game.state.campaign.actionDeck;
        return !added.empty() && added.contains(faithfulCard(numberOf(card)));
    }
    return inDeck(card, static_cast<int>(game.setup.seats.size()));
}

bool isEventLeft(const Game& game) {
    const auto players = static_cast<int>(game.setup.seats.size());
    int events = eventCards(players);
    game.state.campaign.actionDeck.forEach(
        [&](CardId card) { events += printedOf(card)->kind == PrintedKind::Event ? 1 : 0; });  // F512A
    return game.state.recycled || eventsSeen(game.state.seen) < events;
}

int actionDeckSize(const Game& game) {
    const auto players = static_cast<int>(game.setup.seats.size());
    if (!game.setup.campaign) return deckSize(players);
    const CampaignState& campaign = game.state.campaign;
    return deckSize(players) + eventCards(players) + campaign.actionDeck.size() - campaign.actionsScrapped;
}

std::int8_t drawnHand(const Game& game, Player player) {
    FixedVector<Player, kPlayerColors> drawing;
    for (const Player other : turnOrder(game))
        if (!game.state.of(other).conceded) drawing.push(other);
    const auto players = static_cast<int>(drawing.size());
    const auto before = static_cast<int>(std::ranges::find(drawing, player) - drawing.begin());
    if (before >= players) return 0;
    return static_cast<std::int8_t>(
        std::clamp((actionDeckSize(game) - before + players - 1) / players, 0, kHandSize));
}

std::optional<int> actionDiscardSize(const Game& game) {
    int left = actionDeckSize(game);
    for (const Player player : game.setup.seats) {
        if (game.state.of(player).hand == kUnknownHand) return std::nullopt;
        left -= game.state.of(player).hand;
    }
    for (const PlayedCard& card : game.state.played) left -= card.extraCard ? 2 : 1;
    return left;
}

bool drawMayShowSeen(const Game& game, int drawn) {
    const auto pile = actionDiscardSize(game);
    if (!game.setup.splitDiscard || !pile) return true;
    int faceUp = std::popcount(game.state.seen & kSeenFaces);
    for (const PlayedCard& card : game.state.played) faceUp -= isFaceUp(card.card) ? 1 : 0;
    return *pile - faceUp < drawn;
}

}  // namespace reach
