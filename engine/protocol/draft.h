#pragma once

#include "engine/protocol/decision.h"
#include "engine/protocol/evolve.h"

#include <utility>
#include <vector>

namespace reach {

/// Events that move no piece of a player board, so that no piece waits for a place on one after them which
/// did not wait before. An event that is not named here costs a test, and nothing more.
template <typename E>
inline constexpr bool kKeepsBoards =
    isOneOf<E, event::TurnStarted, event::CardPlayed, event::Passed, event::Acted, event::PipSpent,
            event::PreludeEnded, event::GrantGiven, event::GrantUsed, event::TurnEnded, event::RoundEnded,
            event::InitiativeMoved, event::HandChanged, event::ShipsMoved, event::BattleStarted,
            event::DiceCollected, event::DiceRolled, event::Asked, event::Answered>;

/// A decision under construction. Each event changes the game at once, so that later steps of the decision
/// see earlier ones. A caller that needs the earlier state makes a copy first.
class Draft {
  public:
    /// The events are appended to `events`; null discards them.
    explicit Draft(Game& game, std::vector<Event>* events = nullptr) : game_(game), events_(events) {}

    const Game& game() const { return game_; }
    const State& state() const { return game_.state; }
    const Setup& setup() const { return game_.setup; }
    const PlayerState& of(Player player) const { return state().of(player); }

    /// Applies an event and records it. The static type selects `apply`, without a visit of the variant.
    template <typename E>
    void emit(const E& event) {
        event.apply(game_.state);
        if constexpr (!kKeepsBoards<E>) boardsChanged_ = true;
        if (events_ != nullptr) record(event);
    }
    /// True when pieces of a player board may have moved since the last call.
    bool takeBoardsChanged() { return std::exchange(boardsChanged_, false); }
    /// The card whose text is being executed: of several cards with the same text, the used one.
    CardId card() const { return card_; }
    void useCard(CardId card) { card_ = card; }

    /// Puts a question on top of the stack.
    void ask(const Pending& pending) { emit(event::Asked{pending}); }
    /// Removes the question on top of the stack, which is settled.
    void answered() { emit(event::Answered{}); }

  private:
    template <typename E>
    [[gnu::noinline]] void record(const E& event) {
        events_->emplace_back(event);
    }

    Game& game_;
    CardId card_ = CardId::None;
    bool boardsChanged_ = false;
    std::vector<Event>* events_;
};

}  // namespace reach
