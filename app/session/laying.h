#pragma once

#include <cstddef>
#include <utility>
#include <vector>

/// What the games share of laying the table as a past entry left it (on_board.h).
namespace reach {

/// True for what the entry changed and the rewritten game does not have.
template <typename Value>
bool isMissing(const Value& now, const Value& then, const Value& after) {
    return then != after && now != after;
}

/// Sets `there` to what stands there now, if the entry changed it.
template <typename Value>
void takeIfChanged(Value& there, const Value& now, const Value& then, const Value& after) {
    if (then != after) there = now;
}

/// A game, and corrections that are put into it as far as the box has the pieces for them.
template <typename Kind>
class Corrections {
  public:
    using Game = typename Kind::Game;
    using Command = typename Kind::Command;

    explicit Corrections(const Game& game) : game_(game) {}

    const Game& game() const { return game_; }

    /// Puts in a correction. Leaves out one that is impossible or changes nothing.
    void put(const Command& correction) {
        const auto decision = Kind::decide(game_, correction);
        if (!decision.accepted()) return;
        Game next = game_;
        for (const auto& event : decision.events) Kind::evolve(next, event);
        if (next.state == game_.state) return;
        game_ = next;
        commands_.push_back(correction);
    }

    /// Calls `pass` until it puts nothing in, three times at most: a correction may need pieces that only a
    /// later one brings home. Returns all corrections.
    template <typename Pass>
    std::vector<Command> take(Pass pass) {
        constexpr int kMostPasses = 3;
        for (int passes = 0; passes < kMostPasses; ++passes) {
            const std::size_t before = commands_.size();
            pass();
            if (commands_.size() == before) break;
        }
        return std::move(commands_);
    }

  private:
    Game game_;
    std::vector<Command> commands_;
};

}  // namespace reach
