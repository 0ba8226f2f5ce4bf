#pragma once

#include "engine/arcades/bots/step.h"
#include "engine/arcades/state.h"

/// Who leads in a cluster, by influence or by fresh ships (Core Concepts, Influence).
namespace reach::arcades {

/// A number for everybody, by colour.
using Counts = std::array<std::int8_t, kPlayerColors>;

/// Fresh ships; with any, 2 for the agent (3 with Superior intellect), 1 or 2 for each city.
int influence(const State& state, int cluster, Player player);
/// What it would be with the agent there, wherever it is now.
int influenceWithAgent(const State& state, int cluster, Player player);

Counts influences(const Game& game, int cluster);
Counts freshShips(const Game& game, int cluster);

/// Tied for first: nobody is first. Second is who is alone behind a single first (Scoring). Without a count
/// there is no place.
Standing standing(const Counts& counts, Player player);

/// The most that anybody else has.
int mostOfOthers(const Counts& counts, Player player);

/// What the place pays: those tied for first take the second prize.
int payment(Standing standing, Prize prize);

/// What a cluster pays at the end of the chapter: its ambition marker, or the default.
Prize prizeAt(const State& state, int cluster);

}  // namespace reach::arcades
