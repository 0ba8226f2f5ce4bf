#pragma once

#include "app/session/arcades_game.h"
#include "app/session/arcs_game.h"
#include "app/simulation/arcades_run.h"
#include "app/simulation/random_player.h"

/// Random players for either game, so that one test can cover both.
namespace reach::tests {

template <typename Kind>
class RandomHand;

template <>
class RandomHand<ArcsGame> {
  public:
    /// With `lore` cards for each player, or a campaign.
    RandomHand(std::uint64_t seed, int players, int lore = 0, bool campaign = false)
        : player_(seed), setup_(campaign ? player_.campaign(players) : player_.setup(players, lore)) {}
    const Setup& setup() const { return setup_; }
    std::optional<Command> next(const Game& game) { return player_.next(game); }

  private:
    simulation::RandomPlayer player_;
    Setup setup_;
};

template <>
class RandomHand<ArcadesGame> {
  public:
    RandomHand(std::uint64_t seed, int players, int = 0, bool = false) : table_(seed, {.players = players}) {}
    const arcades::Setup& setup() const { return table_.setup(); }
    std::optional<arcades::Command> next(const arcades::Game& game) {
        return table_.next(game, arcades::options(game));
    }

  private:
    arcades::RandomTable table_;
};

}  // namespace reach::tests
