#pragma once

#include "engine/arcades/bots/step.h"
#include "engine/arcades/state.h"

/// The leader of a cluster, by influence or by fresh ships (Core Concepts, Influence).
namespace reach::arcades {

/// One number for each player, by colour.
using Counts = std::array<std::int8_t, kPlayerColors>;

/// Returns the influence: the fresh ships and, if there are any, 2 for the agent (3 with Superior intellect)
/// and 1 or 2 for each city.
int influence(const State& state, int cluster, Player player);
/// Returns the influence if the agent were in this cluster.
int influenceWithAgent(const State& state, int cluster, Player player);

Counts influences(const Game& game, int cluster);
Counts freshShips(const Game& game, int cluster);

/// Returns the place of the player. Players tied for first do not have first place. Second place goes to the
/// only player directly behind a single first (Scoring). A count of 0 has no place.
Standing standing(const Counts& counts, Player player);

/// Returns the highest count of the other players.
int mostOfOthers(const Counts& counts, Player player);

/// Returns the Power for the place. Players tied for first get the second prize.
int payment(Standing standing, Prize prize);

/// Returns the prize of a cluster at the end of the chapter: that of its ambition marker, or the default.
Prize prizeAt(const State& state, int cluster);

}  // namespace reach::arcades
