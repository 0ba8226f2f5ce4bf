#pragma once

#include "engine/contract/golems.h"
#include "engine/core/fate_tokens.h"

/// What Golems do beside filling slots (contract/golems.h): who has how many, and what wakes them.
namespace reach {

/// Who has it, in a slot or on a card; None: it lies on the map.
Player golemHolder(const State& state, const LaidToken& token);
int golemsOf(const State& state, Player player);

/// The card of the player's that holds Golems; None.
CardId hearthOf(const State& state, Player player);
void wakeGolem(Draft& d, Golem golem);

}  // namespace reach
