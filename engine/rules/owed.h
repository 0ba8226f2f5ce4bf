#pragma once

#include "engine/protocol/decision.h"

/// Owed actions. A card let the player take another action first (LEAD06, LEAD07), so the actions before the
/// owed one must leave it possible.
namespace reach {

/// True while any action is owed.
inline bool isOwed(const TurnState& turn) {
    bool owed = false;
    for (const Grant& grant : turn.grants) owed |= grant.owed != CardId::None;
    return owed;
}

/// True when the player could take this action now if it were paid for: there is a player to battle, or a
/// card to secure.
bool isPossible(const Game& game, Player player, Action action);

/// True when one move, or one more agent in the Court, would make the action possible.
bool isPossibleAfterOne(const Game& game, Player player, Action action);

/// Adds a violation of the card's conditions if an action is owed and this command would make it impossible.
void checkOwed(const Game& game, const command::Move& c, Verdict& v);
void checkOwed(const Game& game, const command::Influence& c, Verdict& v);
/// Adds that violation while the owed action is possible.
void checkOwed(const Game& game, const command::EndTurn& c, Verdict& v);

}  // namespace reach
