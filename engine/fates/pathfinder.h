#pragma once

#include "engine/core/state.h"

/// The Pathfinder's Portal (F901 to F911).
namespace reach {

/// The planet that who sits on the right of the Pathfinder wrote down (F901A).
SecretKey portalSecret();
/// Where the Portal is; None.
SystemId portal(const State& state);
/// For scoring, when a First Regent controls what the Empire does (BR p.21).
bool holdsPortal(const State& state, Player player);

}  // namespace reach
