#pragma once

#include "app/simulation/chance.h"
#include "app/simulation/game_run.h"
#include "engine/arcades/arcades.h"
#include "engine/arcades/record/record.h"

namespace reach::arcades {

/// The kind of ARCADEs table to play: 1 to 4 people. One person plays against two bots, two play with the
/// phantom.
struct RandomPlan {
    int players = 3;
    bool hard = false;  ///< true: hard mode, for one player
    Depth depth = Depth::Turn;
};

/// A random ARCADEs game from setup to winner, or to the first failure.
struct RandomRun {
    Record record;
    Game game;
    std::string failure;
    long offered = 0;
};

/// Players who play random legal entries with hands of their own. A player with the lead suit follows it. In
/// a game that continues, the players are dealt new hands.
class RandomTable {
  public:
    RandomTable(std::uint64_t seed, const RandomPlan& plan);

    const Setup& setup() const { return setup_; }
    /// Returns the next entry; nullopt if no option is offered.
    std::optional<Command> next(const Game& game, const std::vector<Option>& offered);

  private:
    using Cards = std::vector<ActionCard>;

    void deal();
    ActionCard playFrom(const State& state, Player player);
    ActionCard drawFrom(Player player);
    Command roll(const Game& game, bool again);
    Command count(const Prompt& asked);

    simulation::Chance chance_;
    Setup setup_;
    std::array<Cards, kPlayerColors> cards_;  ///< hands of people, and piles of the others
};

RandomRun playRandom(std::uint64_t seed, const RandomPlan& plan, simulation::Watch watch);

}  // namespace reach::arcades
