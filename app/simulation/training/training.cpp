#include "app/simulation/random_player.h"

#include <cstdio>
#include <cstdlib>

/// Plays random games, list and all, for a compiler that counts what is done in them
/// (packaging/trained_engine.cmake): base games, as many with lore, half as many campaigns, which are longer.
namespace {

using namespace reach;

void playOne(simulation::RandomPlayer& player, const Setup& setup) {
    static std::vector<Option> offered;
    static std::vector<Event> events;
    Game game = newGame(setup);
    Game told = game;
    while (game.state.phase != Phase::Finished) {
        options(game, Want::Legal, offered);
        const auto command = player.next(game, offered);
        if (!command || play(game, *command).refused()) {
            std::fputs("a random game came to a standstill\n", stderr);
            std::exit(EXIT_FAILURE);
        }
        // The other way that an entry goes: what it does is told, and then done.
        decide(told, *command, events);
        for (const Event& event : events) evolve(told.state, event);
    }
}

}  // namespace

int main() {
    constexpr int kGames = 200;
    for (int game = 0; game < kGames; ++game) {
        simulation::RandomPlayer player(static_cast<std::uint64_t>(game));
        const int players = 2 + game % 3;
        playOne(player, player.setup(players));
        playOne(player, player.setup(players, 2));
        if (game % 2 == 0) playOne(player, player.campaign(players));
    }
}
