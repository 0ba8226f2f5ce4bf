#pragma once

#include "engine/protocol/decision.h"

/// Actions that are owed: a card let another action come first (LEAD06, LEAD07), so what is done meanwhile
/// must leave a way to take the owed one.
namespace reach {

/// True while any action is owed.
bool isOwed(const TurnState& turn);

/// True when the player could take this action here, were it paid for: a battle with somebody, a card to
/// secure.
bool isPossible(const Game& game, Player player, Action action);

/// True when one move, or one agent more in the Court, would make it possible.
bool isPossibleAfterOne(const Game& game, Player player, Action action);

/// Breaks the card's conditions when an action is owed and this command would leave no way to take it.
void checkOwed(const Game& game, const command::Move& c, Verdict& v);
void checkOwed(const Game& game, const command::Influence& c, Verdict& v);
/// To end the turn breaks them as long as there is a way.
void checkOwed(const Game& game, const command::EndTurn& c, Verdict& v);

}  // namespace reach
