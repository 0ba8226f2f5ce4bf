#pragma once

#include "engine/arcades/arcades.h"

namespace reach::arcades {

/// A decision in the making: a working copy of the game that each event changes at once, so that later steps
/// of the same decision see the earlier ones.
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
    /// Puts a question before those that wait.
    void ask(const Pending& pending) { emit(event::Asked{pending}); }
    /// So much of the question asked first is still open.
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
