#pragma once

#include "engine/contract/golems.h"
#include "engine/core/fate_tokens.h"

/// Golems beyond the slots they fill (contract/golems.h): their holders, and waking them.
namespace reach {

/// Returns the player who has this Golem in a slot or on a card. None: it lies on the map.
Player golemHolder(const State& state, const LaidToken& token);
int golemsOf(const State& state, Player player);

/// Returns the player's card that holds Golems, or None.
CardId hearthOf(const State& state, Player player);
void wakeGolem(Draft& d, Golem golem);

}  // namespace reach
