#pragma once

#include "engine/protocol/decision.h"
#include "engine/protocol/evolve.h"

#include <vector>

namespace reach {

/// A decision in the making: a game that each event changes at once, so that later steps of the same decision
/// see the earlier ones. Whoever wants the game as it was makes a copy first.
class Draft {
  public:
    /// `events`: where what happens is written down, behind what is there; null: nowhere.
    explicit Draft(Game& game, std::vector<Event>* events = nullptr) : game_(game), events_(events) {}

    const Game& game() const { return game_; }
    const State& state() const { return game_.state; }
    const Setup& setup() const { return game_.setup; }
    const PlayerState& of(Player player) const { return state().of(player); }

    /// Its own type says what it changes: no variant needs asking.
    template <typename E>
    void emit(const E& event) {
        event.apply(game_.state);
        if (events_ != nullptr) events_->emplace_back(event);
    }
    /// The card whose text is being carried out: of several that say the same, the one that was used.
    CardId card() const { return card_; }
    void useCard(CardId card) { card_ = card; }

    /// Puts a question on top of the stack.
    void ask(const Pending& pending) { emit(event::Asked{pending}); }
    /// The question on top is settled.
    void answered() { emit(event::Answered{}); }

  private:
    Game& game_;
    CardId card_ = CardId::None;
    std::vector<Event>* events_;
};

}  // namespace reach
