#pragma once

#include "engine/protocol/draft.h"

/// Building (Base p.12), for the standard action and for cards that build.
namespace reach {

/// Index of the owner's starport that is meant, one that built no ship this turn if there is any; -1.
int starportToBuildAt(const State& state, SystemId system, Player owner, const Which& which = {});

/// Builds one ship there if the supply has one: damaged where a Rival controls, unless a card says fresh.
void buildShip(Draft& d, Player player, SystemId system, bool fresh = false);

/// Replaces this building by one of the player's, damaged if it was (Base p.22). The player's supply must
/// have one.
void replaceBuilding(Draft& d, SystemId system, int at, Player player, BuildingType type);

/// True when the player may use this starport there for Catapult moves, and build at it if it is not Loyal.
bool mayUseStarport(const State& state, SystemId system, Player player, const Building& building);
/// The same of any that stands there.
bool hasStarport(const State& state, SystemId system, Player player);

}  // namespace reach
