#pragma once

#include "engine/core/action_cards.h"
#include "engine/protocol/draft.h"
#include "engine/rules/query.h"

/// The frame of a turn: the player who may act, the payment for an action, and the next step (Base p.8-11).
namespace reach {

/// The payment for an action: the grant of a spent resource, a pip, or the answer to Ask::FreeAction. None
/// applies at depths below Turn, and to an illegal action that the table accepted.
struct Payment {
    enum class Kind : std::uint8_t { None, Grant, Pip, Answer } kind = Kind::None;
    int grant = -1;
    bool follows =
        false;  ///< the pip of a card that was Copied or Pivoted itself, none that a card adds (F802)
};

/// A standard action, or a new action that replaces it. An action granted by a card cannot pay for a new one
/// (Base p.20).
enum class Taken : std::uint8_t { Standard, New };

/// Returns the payment for an action, allowed or not.
Payment findPayment(const State& state, Player player, Action action, Taken taken = Taken::Standard);

/// Adds a violation if nothing pays for an action (Base p.8, p.17).
void checkPayment(const Game& game, Player player, Action action, Verdict& v, Taken taken = Taken::Standard);

/// Returns the actions that Ask::FreeAction allows outside any turn (F1204). Empty while it is not asked.
ActionSet freeActions(const State& state);

inline constexpr auto kAllActions = static_cast<ActionSet>((1U << kActions) - 1);

/// Returns the actions for which checkPayment finds no violation.
ActionSet payableActions(const Game& game, Player player, Taken taken = Taken::Standard);

/// Pays for a standard action. A pip ends the Prelude (Base p.20). Additions by cards to an action of a
/// Copied or Pivoted card follow. Returns Payment::follows.
bool pay(Draft& d, Player player, Action action);

/// Pays for a new action that replaces the standard one. Cards that change the standard action do not apply
/// (Base p.20).
void payForNew(Draft& d, Player player, Action base);

/// True when the current new action was paid by a pip with Payment::follows. A resource would leave the
/// Prelude open.
bool justFollowed(const State& state);

/// Checks the rules that apply to every entry of the acting player: own turn, card played.
void checkOwnTurn(const Game& game, Player player, Verdict& v);

/// Checks the rules of Prelude actions: own turn, Prelude still open.
void checkPrelude(const Game& game, Player player, Verdict& v);
/// True when that check finds nothing.
inline bool isInPrelude(const State& state, Player player) {
    const TurnState& turn = state.turn;
    return !tracksTurns(state) || (turn.player == player && turn.played && turn.prelude);
}

/// True if the turn can hold one more free action. Otherwise some must be used first.
inline bool hasRoomForFreeAction(const State& state) {
    return !tracksTurns(state) || !state.turn.grants.full();
}

/// Marks that an action or Prelude action was taken, which closes declaring and seizing (Base p.9, p.10).
void markActed(Draft& d, Player player);

/// Continues until the table must answer: settles automatic questions and starts the next turn, round or
/// chapter end.
void settle(Draft& d);

}  // namespace reach
