#pragma once

#include "engine/core/state.h"
#include "engine/protocol/rule.h"

/// Setting up (Base p.4-5); a campaign's Acts are campaign/setup.h.
namespace reach {

/// The table after setup. The setup must be sound (checkSetup).
Game newGame(const Setup& setup);

/// Why a setup cannot be: Rule::None when it can. Wrong player count for the setup card, a colour twice, ...
Rule checkSetup(const Setup& setup);

}  // namespace reach
