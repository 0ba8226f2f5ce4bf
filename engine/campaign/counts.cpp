#include "engine/campaign/counts.h"

#include "engine/contract/empire.h"

#include <bit>

namespace reach::counts {

bool holds(const State& state, SystemId system, Player player) {
    const Player holder = controller(state, system);
    return holder == player || (holder == Player::Empire && state.campaign.firstRegent == player &&
                                !isDeniedTheFleet(state, player));
}

int cardsOf(const State& state, Player player, CardKind kind) {
    int count = 0;
    forEachCard(state.of(player), [&](CardId, const Card& card) { count += card.kind == kind ? 1 : 0; });
    return count;
}

int guildCards(const State& state, Player player) {
    return cardsOf(state, player, CardKind::Guild);
}

ResourceSet guildSuits(const State& state, Player player) {
    ResourceSet suits = 0;
    forEachGuild(state.of(player), [&](CardId, const Card& card) { suits |= bitOf(card.suit); });
    return suits;
}

int ambitionsWon(const Game& game, Player player) {
    int won = 0;
    forEachWon(game, player, [&](const AmbitionStanding&, const Placing&) { ++won; });
    return won;
}

bool wins(const Game& game, Player player, Ambition ambition) {
    bool won = false;
    forEachWon(game, player,
               [&](const AmbitionStanding& box, const Placing&) { won |= box.ambition == ambition; });
    return won;
}

bool winsOrRests(const Game& game, Player player, Ambition ambition) {
    return !isDeclared(game.state, ambition) || wins(game, player, ambition);
}

}  // namespace reach::counts
