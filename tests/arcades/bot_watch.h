#pragma once

#include "engine/arcades/arcades.h"

#include <optional>
#include <string>

namespace reach::arcades::tests {

/// Checks the bots and the phantom over a whole game, entry by entry: each step against the referee, the
/// parts of a turn, and Bot Battle. It follows the rules text and uses no code of engine/arcades/bots.
class BotWatch {
  public:
    explicit BotWatch(const Setup& setup) : setup_(setup) {}

    /// Takes in the events of one entry. Returns the first difference from the rules text.
    std::string take(const Game& before, const Command& command, const std::vector<Event>& events);

    int turns() const { return turns_; }
    int steps() const { return steps_; }
    int battles() const { return battles_; }

  private:
    /// The rest of a bot's turn.
    struct Course {
        Player bot = Player::None;
        int actions = 0;  ///< main actions left, until ships are placed
        bool agent = false;
    };

    std::string step(const Game& before, Player bot, const std::vector<Event>& events);
    std::string look(const State& state, const Event& event);
    std::string lookAtDice(const State& state, const Battle& battle) const;
    std::string lookAtHits(const State& state, const event::ShipsHit& hits);
    bool isRobot(Player player) const;

    Setup setup_;
    Course course_;
    std::optional<Ships> suffers_;  ///< the roll's hits on the bot's own ships
    std::optional<Ships> strikes_;  ///< the roll's hits on the defender's ships
    int stolen_ = 0;                ///< resources that the keys can steal
    int driven_ = 0;                ///< clusters that the defender's agent moves
    int destroyed_ = 0;
    int turns_ = 0;
    int steps_ = 0;
    int battles_ = 0;
};

}  // namespace reach::arcades::tests
