#pragma once

#include "engine/protocol/event.h"

namespace reach::wire {

/// True when every number of the event is a valid count or index.
bool isSound(const Event& event);

}  // namespace reach::wire
