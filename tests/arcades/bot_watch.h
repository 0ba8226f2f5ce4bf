#pragma once

#include "engine/arcades/arcades.h"

#include <optional>
#include <string>

namespace reach::arcades::tests {

/// Watches the bots and the phantom over a whole game, entry by entry: each step by the referee, what a turn
/// is made of, and Bot Battle, counted from the text once more and by nothing of engine/arcades/bots.
class BotWatch {
  public:
    explicit BotWatch(const Setup& setup) : setup_(setup) {}

    /// Takes in what one entry did; the first thing that is not as the text says.
    std::string take(const Game& before, const Command& command, const std::vector<Event>& events);

    int turns() const { return turns_; }
    int steps() const { return steps_; }
    int battles() const { return battles_; }

  private:
    /// What is still to come of a bot's turn.
    struct Course {
        Player bot = Player::None;
        int actions = 0;  ///< main actions, while no ships were placed
        bool agent = false;
    };

    std::string step(const Game& before, Player bot, const std::vector<Event>& events);
    std::string look(const State& state, const Event& event);
    std::string lookAtDice(const State& state, const Battle& battle) const;
    std::string lookAtHits(const State& state, const event::ShipsHit& hits);
    bool isRobot(Player player) const;

    Setup setup_;
    Course course_;
    std::optional<Ships> suffers_;  ///< how the roll falls on the bot's own ships
    std::optional<Ships> strikes_;  ///< and on the defender's
    int stolen_ = 0;                ///< resources the keys are good for
    int driven_ = 0;                ///< clusters the defender's agent goes
    int destroyed_ = 0;
    int turns_ = 0;
    int steps_ = 0;
    int battles_ = 0;
};

}  // namespace reach::arcades::tests
