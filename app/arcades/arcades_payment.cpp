#include "app/arcades/arcades_payment.h"

#include "engine/arcades/influence.h"
#include "engine/arcades/tricks.h"

namespace reach::view {

int powerIn(const arcades::Game& game, int cluster, Player player, arcades::Prize prize) {
    if (player == arcades::phantom(game.setup)) return 0;
    return arcades::payment(arcades::standing(arcades::influences(game, cluster), player), prize);
}

int scoredNow(const arcades::Game& game) {
    const arcades::State& state = game.state;
    if (state.phase != arcades::Phase::Action) return -1;
    const Player winner = arcades::roundWinner(state.played, state.zeroed);
    return winner == Player::None ? -1 : arcades::agentCluster(state, winner);
}

}  // namespace reach::view
