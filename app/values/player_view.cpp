#include "app/values/player_view.h"

#include "app/values/ids.h"
#include "app/words/campaign/token_words.h"
#include "engine/campaign/golems.h"
#include "engine/contract/catalogue.h"
#include "engine/engine.h"
#include "engine/rules/ambitions.h"
#include "engine/rules/query.h"
#include "engine/rules/resources.h"

#include <algorithm>

namespace reach::view {
namespace {

GolemView golemView(const LaidToken& token, int raidCost) {
    return {idOf(static_cast<Golem>(token.number)), words::tokenText(token), token.turned, raidCost};
}

QList<SlotView> slotsOf(const State& state, Player color) {
    QList<SlotView> list;
    for (int i = 0; i < kResourceSlots; ++i) {
        SlotView slot;
        slot.open = isOpen(state, color, i);
        if (i >= kBoardSlots && !slot.open) continue;
        const Resource token = state.of(color).slots[i];
        slot.token = idOf(token);
        slot.goesFirst = token == Resource::None || ownToken(state, color, token).slot == i;
        slot.onCard = i == kCardSlot;
        slot.raidCost = kSlotRaidCost[static_cast<std::size_t>(i)];
        if (const LaidToken* golem = golemIn(state, color, i)) slot.golem = golemView(*golem, slot.raidCost);
        list.append(slot);
    }
    return list;
}

/// The Golems on a card of the player and those that wait for room, without a raid cost.
QList<GolemView> golemsBeside(const State& state, Player color) {
    QList<GolemView> list;
    for (const LaidToken& token : state.campaign.tokens)
        if (token.kind == FateToken::Golem && token.slot < 0 && golemHolder(state, token) == color)
            list.append(
                golemView(token, token.card == CardId::None ? 0 : cardOf(token.card).resources.golemCost));
    return list;
}

QList<TrophiesView> trophyList(const PlayerState& player) {
    QList<TrophiesView> list;
    for (const Player color : kAllOwners)
        if (const Pieces& pieces = player.trophies[index(color)]; pieces.total() > 0)
            list.append({idOf(color), pieces.ships, pieces.agents, pieces.cities, pieces.starports});
    return list;
}

QList<CaptivesView> captiveList(const PlayerState& player) {
    QList<CaptivesView> list;
    for (const Player color : kAllOwners) {
        const int agents = isColor(color) ? player.captives[index(color)] : 0;
        const int ships = player.captiveShips[index(color)];
        if (agents + ships > 0) list.append({idOf(color), agents + ships});
    }
    return list;
}

/// A card of a player, with the supply that lies on it (BC03, BC06).
CardView heldCard(const State& state, CardId id) {
    CardView view = card(id);
    if (const Resource kept = cardOf(id).resources.holdsSupply; kept != Resource::None)
        view.supply = state.supply[index(kept)];
    return view;
}

QList<CardView> cards(const State& state, const PlayerState& player) {
    constexpr std::array kFirst{CardKind::Leader, CardKind::Lore, CardKind::Guild};
    QList<CardView> list;
    for (const CardKind kind : kFirst)
        forEachCard(player, [&](CardId id, const Card& held) {
            if (held.kind == kind) list.append(heldCard(state, id));
        });
    forEachCard(player, [&](CardId id, const Card& held) {
        if (std::ranges::find(kFirst, held.kind) == kFirst.end()) list.append(heldCard(state, id));
    });
    return list;
}

int projected(const Game& game, Player color) {
    int power = 0;
    for (const AmbitionStanding& box : standings(game))
        for (const Placing& mine : box.players)
            if (mine.player == color) power += mine.power;
    return power;
}

PlayerView playerView(const Game& game, Player color, const words::PlayerNames& names) {
    const State& state = game.state;
    const PlayerState& player = state.of(color);
    PlayerView view;
    view.color = idOf(color);
    view.name = names.of(color);
    view.power = player.power;
    view.projected = projected(game, color);
    view.hand = player.hand;
    view.initiative = state.initiative == color;
    view.seized = view.initiative && state.seized;
    view.acting = reach::prompt(game).player == color;
    view.conceded = player.conceded;
    view.resourceSlots = slotsOf(state, color);
    for (const Resource token : player.overflow) view.overflow.append(idOf(token));
    view.golems = golemsBeside(state, color);
    for (const Resource resource : kAllResources) view.outrage.append(isOutraged(player, resource));
    view.trophies = trophiesOf(state, color);
    view.captives = captivesOf(state, color);
    view.trophyList = trophyList(player);
    view.captiveList = captiveList(player);
    view.cards = cards(state, player);
    view.citiesOffBoard = citiesOffBoard(player);
    view.bonus = bonusCityPower(player);
    view.shipSupply = player.shipSupply;
    view.agentSupply = player.agentSupply;
    view.starportSupply = player.starportSupply;
    view.campaign = campaignSeat(game, color);
    return view;
}

}  // namespace

QList<PlayerView> players(const Game& game, const words::PlayerNames& names) {
    QList<PlayerView> list;
    for (const Player color : game.setup.seats) list.append(playerView(game, color, names));
    return list;
}

}  // namespace reach::view

#include "moc_player_view.cpp"
