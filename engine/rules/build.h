#pragma once

#include "engine/protocol/draft.h"

/// Building (Base p.12), for the standard action and for cards that build.
namespace reach {

/// Returns the index of the selected starport of the owner, preferably one that built no ship this turn, or
/// -1.
int starportToBuildAt(const State& state, SystemId system, Player owner, const Which& which = {});

/// Builds one ship if the supply has one. It is damaged where a Rival controls, unless `fresh`.
void buildShip(Draft& d, Player player, SystemId system, bool fresh = false);

/// Replaces this building with one of the player's, damaged if the old one was (Base p.22). Precondition: the
/// player's supply has one.
void replaceBuilding(Draft& d, SystemId system, int at, Player player, BuildingType type);

/// True when the player may use this starport for Catapult moves, and may build at it if it is not Loyal.
bool mayUseStarport(const State& state, SystemId system, Player player, const Building& building);
/// True when the player may use any starport in the system in this way.
bool hasStarport(const State& state, SystemId system, Player player);

}  // namespace reach
