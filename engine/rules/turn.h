#pragma once

#include "engine/core/action_cards.h"
#include "engine/protocol/draft.h"

/// The turn as a frame for actions: who may act, what pays for an action, and what comes next (Base p.8-11).
namespace reach {

/// How an action is paid for: by a spent resource's grant, by a pip, as the answer to Ask::FreeAction, or by
/// nothing (depths below Turn, or an action the rules did not allow and the table kept).
struct Payment {
    enum class Kind : std::uint8_t { None, Grant, Pip, Answer } kind = Kind::None;
    int grant = -1;
    bool follows =
        false;  ///< the pip of a card that was Copied or Pivoted itself, none that a card adds (F802)
};

/// A standard action, or a new one in its place, which nothing pays for that a card gives (Base p.20).
enum class Taken : std::uint8_t { Standard, New };

/// What pays for an action, allowed or not.
Payment findPayment(const State& state, Player player, Action action, Taken taken = Taken::Standard);

/// Says what breaks if nothing pays for an action (Base p.8, p.17).
void checkPayment(const Game& game, Player player, Action action, Verdict& v, Taken taken = Taken::Standard);

/// What Ask::FreeAction lets the player do, outside any turn (F1204); nothing while it is not asked.
ActionSet freeActions(const State& state);

/// The actions that something pays for: those for which checkPayment finds nothing to say.
ActionSet payableActions(const Game& game, Player player, Taken taken = Taken::Standard);

/// Pays for a standard action; a pip ends the Prelude (Base p.20). What cards add to an action of a Copied or
/// Pivoted card follows.
Payment pay(Draft& d, Player player, Action action);

/// Pays for a new action in place of the standard one, which what cards change leaves alone (Base p.20).
Payment payForNew(Draft& d, Player player, Action base);

/// True when the new action being taken was paid for by such a pip: what a resource pays for leaves the
/// Prelude open.
bool justFollowed(const State& state);

/// The rules every entry of the acting player shares: own turn, card played.
void checkOwnTurn(const Game& game, Player player, Verdict& v);

/// The rules of Prelude actions: own turn, Prelude still open.
void checkPrelude(const Game& game, Player player, Verdict& v);

/// Marks that an action or Prelude action was taken, which closes declaring and seizing (Base p.9, p.10).
void markActed(Draft& d, Player player);

/// Goes on until the table must answer something: settles automatic questions, starts the next turn, round
/// or chapter end.
void settle(Draft& d);

}  // namespace reach
