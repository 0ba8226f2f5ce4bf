#include "engine/campaign/commonwealth.h"

#include "engine/campaign/passages.h"
#include "engine/map/board.h"
#include "engine/rules/ambitions.h"
#include "engine/rules/court.h"
#include "engine/rules/query.h"

namespace reach {
namespace {

bool hasFree(const State& state, SystemId system) {
    const auto& buildings = state.at(system).buildings;
    return std::ranges::any_of(buildings, [](const Building& b) { return b.owner == Player::Free; });
}

/// The Armistice that lies in the Court; None.
CardId armistice(const State& state) {
    for (const CourtSlot& slot : state.court)
        for (const CardId card : slot.cards())
            if (isCard(card) && cardOf(card).law.armistice) return card;
    return CardId::None;
}

}  // namespace

namespace campaign {

bool isMember(const State& state, Player player) {
    return isColor(player) && has(state, player, &Modifiers::commonwealthMember);
}

bool actsForTheFree(const State& state, SystemId system, Player player) {
    return campaign::isMember(state, player) && hasFree(state, system) &&
           controller(state, system) != Player::Empire;
}

CardId harmBan(const State& state, SystemId system, Player player, Player owner) {
    if (const CardId law = passageBan(system, player, owner); law != CardId::None) return law;
    if (owner == Player::Free)
        if (const CardId card = cardWith(state, player, &Modifiers::sparesFreeBuildings);
            card != CardId::None)
            return card;
    const bool together =
        campaign::isMember(state, player) && (owner == Player::Free || campaign::isMember(state, owner));
    return together ? armistice(state) : CardId::None;
}

}  // namespace campaign

FixedVector<Player, kPlayerColors> members(const Game& game) {
    FixedVector<Player, kPlayerColors> found;
    for (const Player player : turnOrder(game))
        if (isMember(game.state, player)) found.push(player);
    return found;
}

Player founder(const State& state) {
    for (const Player player : kAllPlayers)
        if (has(state, player, &Modifiers::foundsCommonwealth)) return player;
    return Player::None;
}

void disgrace(Draft& d, Player player, SystemId system) {
    if (findBuilding(d.state(), system, Player::Free, BuildingType::City,
                     [](const Building&) { return true; }) < 0)
        return;
    while (isMember(d.state(), player))
        scrapCard(d, cardWith(d.state(), player, &Modifiers::commonwealthMember));
}

bool commonwealthWins(const Game& game) {
    return std::ranges::any_of(standings(game), &AmbitionStanding::commonwealthWins);
}

}  // namespace reach
