#pragma once

#include "engine/core/state.h"

/// The Pathfinder's Portal (F901 to F911).
namespace reach {

/// Returns the key of the planet that the player to the right of the Pathfinder wrote down (F901A).
SecretKey portalSecret();
/// Returns the system of the Portal, or None.
SystemId portal(const State& state);
/// True when the player controls the Portal for scoring, where a First Regent controls the systems of the
/// Empire (BR p.21).
bool holdsPortal(const State& state, Player player);

}  // namespace reach
