#pragma once

#include "engine/core/state.h"
#include "engine/protocol/command.h"

#include <vector>

/// The deals of a Summit (BR p.16-17).
namespace reach {

/// What a player could do for another in a deal: everything they have on the table to cede, delegate, give or
/// promise, and the invitation of an Outlaw. check() says which of it the rules allow.
std::vector<command::DealPart> dealOffers(const Game& game, Player from, Player to);

/// Favors it costs to force this: a resource costs its raid cost, everything else one (BR p.16-17).
int favorsFor(const State& state, const command::DealPart& part);

}  // namespace reach
