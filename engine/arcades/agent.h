#pragma once

#include "engine/arcades/setup.h"

namespace reach::arcades {

/// Returns how many clusters an agent enters on its way around the ring, 1 to 6 (Core Concepts, Agents).
int stepsBetween(int from, int to, bool counter);

}  // namespace reach::arcades
