#pragma once

#include "engine/arcades/draft.h"

/// The cost of an action: points of the card, or a resource (Action Phase, A).
namespace reach::arcades {

/// Returns the points left on the card of this turn. Returns 0 if the card placed ships or is a 7.
int pointsLeft(const State& state);

/// Checks whether the player can pay so many points now.
void checkPoints(const State& state, int cost, Verdict& v);
void spendPoints(Draft& d, int cost);

/// Checks whether the player holds the resource.
void checkHeld(const State& state, Player player, Resource resource, Verdict& v);

}  // namespace reach::arcades
