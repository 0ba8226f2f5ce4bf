#pragma once

#include "app/simulation/chance.h"
#include "app/simulation/game_run.h"
#include "engine/arcades/arcades.h"
#include "engine/arcades/record/record.h"

namespace reach::arcades {

/// What kind of ARCADEs table is played: 1 to 4 people; one plays against two bots, two with the phantom.
struct RandomPlan {
    int players = 3;
    bool hard = false;  ///< of one player
    Depth depth = Depth::Turn;
};

/// A random ARCADEs game from setup to winner, or to the first thing that went wrong.
struct RandomRun {
    Record record;
    Game game;
    std::string failure;
    long offered = 0;
};

/// People who play at random within the rules, with cards that lie somewhere: whoever holds the lead suit
/// follows it. Those who sit down at a game that goes on are dealt cards of their own.
class RandomTable {
  public:
    RandomTable(std::uint64_t seed, const RandomPlan& plan);

    const Setup& setup() const { return setup_; }
    /// What the table says next; nothing when no way on is offered.
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
    std::array<Cards, kPlayerColors> cards_;  ///< hands, and the piles of the others
};

RandomRun playRandom(std::uint64_t seed, const RandomPlan& plan, simulation::Watch watch);

}  // namespace reach::arcades
