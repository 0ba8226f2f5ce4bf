#pragma once

#include "engine/map/board.h"
#include "engine/protocol/decision.h"
#include "engine/protocol/draft.h"

/// Taxing (Base p.12), for the standard action and for cards that tax.
namespace reach {

/// Returns the index of the selected city of the owner, preferably one that was not taxed this turn, or -1.
int cityToTax(const State& state, SystemId system, Player owner, const Which& which = {});

/// Returns the descriptions that tell apart the owner's untaxed cities in the system. Returns a single empty
/// description if all were taxed, and none without a city.
FixedVector<Which, 3> citiesToTax(const State& state, SystemId system, Player owner);

/// Returns the resource of a tax in this system: the planet's type, or the wanted one of a gate city.
Resource taxYield(const State& state, SystemId system, Resource wanted);

/// Collects the gains for a tax of this city (-1: an empty slot): the resource, and a Captive from a Rival.
/// Then cards act. `bonus`: the action was paid by a Copied or Pivoted card.
void collectTax(Draft& d, Player player, SystemId system, int city, Resource wanted, bool bonus);

/// Collects the same gains once more, without marking the city or calling its cards (LEAD10).
void gainTax(Draft& d, Player player, Player owner, SystemId system, Resource yield);

/// Checks the tax of a city against the rules and the player's cards, whatever pays for it.
void checkTaxedCity(const Game& game, const command::Tax& c, Verdict& v);

}  // namespace reach
