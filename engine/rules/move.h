#pragma once

#include "engine/map/board.h"
#include "engine/protocol/draft.h"

/// Moving ships (Base p.13), for the standard action and for cards that move.
namespace reach {

/// Moves these ships one step. Cards of Rivals that react to their arrival act first.
void moveShips(Draft& d, Player player, SystemId from, SystemId to, const Ships& ships);

/// Moves the Flagship one step, alone or with ships that take the same step. Reactions to arrivals happen
/// once.
void moveFlagship(Draft& d, Player player, SystemId to, bool alone);

/// True when a move from here may be a Catapult move.
bool mayCatapult(const State& state, Player player, SystemId from);
/// Returns those of these systems from which a move may be a Catapult move.
SystemSet catapultsAmong(const State& state, Player player, SystemSet systems);
/// Returns the owners of starports in the system from which the player may Catapult.
FixedVector<Player, 3> catapultOwners(const State& state, Player player, SystemId from);

/// Returns the card by which this step of the player's Catapult move breaks the gate at its end. The move
/// then ends there (errata of F2203). None: no such card.
CardId breaksGate(const State& state, Player player, SystemId from, SystemId to);

/// Returns the systems that the player reaches in one step: adjacent systems (map/board.h) and those that a
/// card makes adjacent (F1004).
SystemSet stepsFrom(const Game& game, Player player, SystemId from);
/// Every system that one move from here can reach.
SystemSet reachOf(const Game& game, Player player, SystemId from);

/// True while ships that just moved may move once more (L03), or as often as they like (F2206).
bool mayMoveAgain(const State& state);
/// The number of fresh ships that just moved, by their system, including the Flagship.
using MovedShips = std::array<std::int8_t, kSystems>;
/// Asks whether some of these ships move once more, if a card of the player allows it (L03). `by`: the card
/// that moved them, if it was no move of the player's own.
void askToMoveAgain(Draft& d, Player player, const MovedShips& moved, CardId by = CardId::None);
/// Ends the permission to move once more.
void endMovingAgain(Draft& d);

}  // namespace reach
