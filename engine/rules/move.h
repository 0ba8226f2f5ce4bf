#pragma once

#include "engine/map/board.h"
#include "engine/protocol/draft.h"

/// Moving ships (Base p.13), for the standard action and for cards that move.
namespace reach {

/// Takes one step with these ships; cards of Rivals that wait for them act first.
void moveShips(Draft& d, Player player, SystemId from, SystemId to, const Ships& ships);

/// The Flagship takes one step, alone or with ships that take it too; what waits for arrivals acts once.
void moveFlagship(Draft& d, Player player, SystemId to, bool alone);

/// True when a move from here may be a Catapult move.
bool mayCatapult(const State& state, Player player, SystemId from);
/// Whose starports here the player may Catapult from.
FixedVector<Player, 3> catapultOwners(const State& state, Player player, SystemId from);

/// The card by which the player breaks the gate that this step of their Catapult move leads to, where the
/// move ends then (errata of F2203); None.
CardId breaksGate(const State& state, Player player, SystemId from, SystemId to);

/// Where one step of the player's leads: to what is adjacent (map/board.h), or is so by a card (F1004).
SystemSet stepsFrom(const Game& game, Player player, SystemId from);
/// Every system that one move from here can reach.
SystemSet reachOf(const Game& game, Player player, SystemId from);

/// True while ships that just moved may move once more (L03), or as often as they like (F2206).
bool mayMoveAgain(const State& state);
/// Fresh ships that just moved, by where they are; the Flagship among them.
using MovedShips = std::array<std::int8_t, kSystems>;
/// A card of the player's may let some of them move once more (L03). `by`: the card that moved them, if it
/// was no move of the player's own.
void askToMoveAgain(Draft& d, Player player, const MovedShips& moved, CardId by = CardId::None);
/// Nothing moves once more.
void endMovingAgain(Draft& d);

}  // namespace reach
