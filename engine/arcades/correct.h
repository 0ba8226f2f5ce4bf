#pragma once

#include "engine/arcades/decision.h"

namespace reach::arcades {

/// Sets a state right as the table says. Part of evolve.
void correct(State& state, const command::Correct& correction);

}  // namespace reach::arcades
