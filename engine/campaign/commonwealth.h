#pragma once

#include "engine/contract/catalogue.h"
#include "engine/contract/commonwealth.h"

/// Who is in the Founder's Commonwealth, and whether it wins, beside what the rules ask
/// (contract/commonwealth.h).
namespace reach {

/// Members, in turn order.
FixedVector<Player, kPlayerColors> members(const Game& game);

/// Who can place the Commonwealth Ambition marker (F213); None.
Player founder(const State& state);

/// True when the Commonwealth wins the ambition with its marker, scored now (F214).
bool commonwealthWins(const Game& game);

}  // namespace reach
