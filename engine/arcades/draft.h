#pragma once

#include "engine/arcades/arcades.h"

namespace reach::arcades {

/// A decision under construction: a working copy of the game. Each event changes it at once, so that later
/// steps of the decision see earlier ones.
class Draft {
  public:
    explicit Draft(const Game& from) : game_(from) {}

    const Game& game() const { return game_; }
    const State& state() const { return game_.state; }
    const Setup& setup() const { return game_.setup; }
    const PlayerState& of(Player player) const { return game_.state.of(player); }

    void emit(const Event& event) {
        evolve(game_.state, event);
        events_.push_back(event);
    }
    /// Puts a question on top of the stack.
    void ask(const Pending& pending) { emit(event::Asked{pending}); }
    /// Sets how much of the question on top is still open.
    void answered(int left = 0) { emit(event::Answered{static_cast<std::int8_t>(left)}); }
    void power(Player player, int by, event::Why why) {
        if (by != 0) emit(event::PowerChanged{player, static_cast<std::int16_t>(by), why});
    }

    std::vector<Event> takeEvents() { return std::move(events_); }

  private:
    Game game_;
    std::vector<Event> events_;
};

}  // namespace reach::arcades
