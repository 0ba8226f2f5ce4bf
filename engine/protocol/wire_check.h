#pragma once

#include "engine/protocol/event.h"

namespace reach::wire {

/// True when each number of the event can be what it counts or points at.
bool isSound(const Event& event);

}  // namespace reach::wire
