#pragma once

#include "engine/core/state.h"
#include "engine/protocol/command.h"

#include <vector>

/// The deals of a Summit (BR p.16-17).
namespace reach {

/// Returns the possible actions of a player for another in a deal: everything on the table to cede, delegate,
/// give or promise, and the invitation of an Outlaw. check() decides whether the rules allow each.
std::vector<command::DealPart> dealOffers(const Game& game, Player from, Player to);

/// Returns the Favors it costs to force this action: the raid cost of a resource, one for anything else (BR
/// p.16-17).
int favorsFor(const State& state, const command::DealPart& part);

}  // namespace reach
