#pragma once

#include "engine/protocol/event.h"

namespace reach {

/// Applies one event. The only code that changes a state.
void evolve(State& state, const Event& event);

}  // namespace reach
