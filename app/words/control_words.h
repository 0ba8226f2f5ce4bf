#pragma once

#include "app/words/names.h"
#include "engine/core/state.h"

namespace reach::words {

/// The reason for the control of a system, or for the lack of control: "Ana has 3 fresh ships, Ben 1" (Base
/// p.7).
QString controlText(const State& state, SystemId system, const PlayerNames& players = {});

}  // namespace reach::words
