#pragma once

#include "engine/map/board.h"
#include "engine/protocol/decision.h"
#include "engine/protocol/draft.h"

/// Taxing (Base p.12), for the standard action and for cards that tax.
namespace reach {

/// Index of the owner's city that is meant, one that was not taxed this turn if there is any; -1.
int cityToTax(const State& state, SystemId system, Player owner, const Which& which = {});

/// How to tell apart the owner's cities there that were not taxed this turn; a single empty one where all
/// were, none where there are none.
FixedVector<Which, 3> citiesToTax(const State& state, SystemId system, Player owner);

/// What a tax there may yield: the planet's type, or one of a gate city's.
Resource taxYield(const State& state, SystemId system, Resource wanted);

/// Gains for a tax of this city (-1: an empty slot): the resource, and a Captive from a Rival; then what
/// cards do. `bonus`: it was the action of a card that was Copied or Pivoted.
void collectTax(Draft& d, Player player, SystemId system, int city, Resource wanted, bool bonus);

/// The same once more, without marking the city or asking its cards (LEAD10).
void gainTax(Draft& d, Player player, Player owner, SystemId system, Resource yield);

/// What the rules and the player's cards say about taxing a city, whatever pays for it.
void checkTaxedCity(const Game& game, const command::Tax& c, Verdict& v);

}  // namespace reach
