#include "engine/arcades/forecast.h"

#include "engine/arcades/influence.h"
#include "engine/arcades/tricks.h"

namespace reach::arcades {

int powerIn(const Game& game, int cluster, Player player, Prize prize) {
    if (player == phantom(game.setup)) return 0;
    return payment(standing(influences(game, cluster), player), prize);
}

int scoredNow(const Game& game) {
    const State& state = game.state;
    if (state.phase != Phase::Action) return -1;
    const Player winner = roundWinner(state.played, state.zeroed);
    return winner == Player::None ? -1 : agentCluster(state, winner);
}

}  // namespace reach::arcades
