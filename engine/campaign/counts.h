#pragma once

#include "engine/map/board.h"
#include "engine/protocol/draft.h"
#include "engine/rules/ambitions.h"
#include "engine/rules/query.h"

/// Counts for objectives and grand ambitions.
namespace reach::counts {

/// True when the player controls the system. For objectives a First Regent also controls the systems of the
/// Empire (BR p.21).
bool holds(const State& state, SystemId system, Player player);

/// Returns how many planets that pass the test the player controls.
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
/// Returns the suits of the player's Guild cards.
ResourceSet guildSuits(const State& state, Player player);
/// Returns how many cards of this kind the player holds.
int cardsOf(const State& state, Player player, CardKind kind);

/// Returns for how many Rivals `count` is lower than for the player.
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
