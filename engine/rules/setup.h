#pragma once

#include "engine/core/state.h"
#include "engine/protocol/rule.h"

/// Setting up (Base p.4-5). campaign/setup.h sets up the Acts of a campaign.
namespace reach {

/// Returns the table after setup. Precondition: checkSetup() finds nothing.
Game newGame(const Setup& setup);

/// Returns why a setup is invalid (wrong player count for the setup card, a colour twice, ...), or
/// Rule::None.
Rule checkSetup(const Setup& setup);

}  // namespace reach
