#pragma once

#include "engine/map/board.h"
#include "engine/protocol/draft.h"
#include "engine/rules/ambitions.h"
#include "engine/rules/query.h"

/// What objectives and grand ambitions count.
namespace reach::counts {

/// For objectives a First Regent controls what the Empire controls (BR p.21).
bool holds(const State& state, SystemId system, Player player);

/// Planets the player controls that pass the test.
template <typename Test>
int planets(const Game& game, Player player, Test test) {
    int count = 0;
    if (!tracksMap(game.state)) return 0;
    forEachSystem(systemsInPlay(game), [&](SystemId system) {
        count += !isGate(system) && holds(game.state, system, player) && test(system) ? 1 : 0;
    });
    return count;
}

int guildCards(const State& state, Player player);
/// Different suits of the player's Guild cards.
ResourceSet guildSuits(const State& state, Player player);
/// Cards of this kind the player holds.
int cardsOf(const State& state, Player player, CardKind kind);

/// Rivals for whom `count` is lower than for the player.
template <typename Count>
int rivalsBelow(const Game& game, Player player, Count count) {
    int below = 0;
    forEachRival(game.setup, player, [&](Player rival) { below += count(rival) < count(player) ? 1 : 0; });
    return below;
}
template <typename Count>
bool moreThanEachRival(const Game& game, Player player, Count count) {
    return rivalsBelow(game, player, count) + 1 == static_cast<int>(game.setup.seats.size());
}

/// Calls visit(AmbitionStanding, Placing) for each declared ambition that the player wins.
template <typename Visit>
void forEachWon(const Game& game, Player player, Visit visit) {
    for (const AmbitionStanding& box : declaredStandings(game))
        for (const Placing& placing : box.players)
            if (placing.player == player && placing.place == 1) visit(box, placing);
}
int ambitionsWon(const Game& game, Player player);
bool wins(const Game& game, Player player, Ambition ambition);
/// "If you win it or it's not declared."
bool winsOrRests(const Game& game, Player player, Ambition ambition);

}  // namespace reach::counts
