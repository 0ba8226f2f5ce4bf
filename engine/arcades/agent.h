#pragma once

#include "engine/arcades/setup.h"

namespace reach::arcades {

/// Clusters an agent enters on its way around the ring, 1 to 6 (Core Concepts, Agents).
int stepsBetween(int from, int to, bool counter);

}  // namespace reach::arcades
