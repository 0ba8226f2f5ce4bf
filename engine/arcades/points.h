#pragma once

#include "engine/arcades/draft.h"

/// What an action costs: points of the card, or a resource (Action Phase, A).
namespace reach::arcades {

/// Points left on the card played in this turn; 0 when it placed ships, or is a 7.
int pointsLeft(const State& state);

/// Whether the player can pay so many points now.
void checkPoints(const State& state, int cost, Verdict& v);
void spendPoints(Draft& d, int cost);

/// Whether the player holds the resource.
void checkHeld(const State& state, Player player, Resource resource, Verdict& v);

}  // namespace reach::arcades
