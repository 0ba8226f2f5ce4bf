#pragma once

#include "engine/protocol/decision.h"
#include "engine/protocol/evolve.h"

#include <vector>

namespace reach {

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
    /// The card whose text is being carried out: of several that say the same, the one that was used.
    CardId card() const { return card_; }
    void useCard(CardId card) { card_ = card; }

    /// Puts a question on top of the stack.
    void ask(const Pending& pending) { emit(event::Asked{pending}); }
    /// The question on top is settled.
    void answered() { emit(event::Answered{}); }

    std::vector<Event> takeEvents() { return std::move(events_); }

  private:
    Game game_;
    CardId card_ = CardId::None;
    std::vector<Event> events_;
};

}  // namespace reach
