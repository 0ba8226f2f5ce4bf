#pragma once

#include "engine/arcades/decision.h"

namespace reach::arcades {

/// Applies a correction of the table to a state. Part of evolve.
void correct(State& state, const command::Correct& correction);

}  // namespace reach::arcades
