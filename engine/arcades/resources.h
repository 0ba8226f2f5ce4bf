#pragma once

#include "engine/arcades/draft.h"

namespace reach::arcades {

/// Returns the player who has a resource without a slot, or None (Core Concepts, Resources).
Player whoOverflows(const Game& game);

}  // namespace reach::arcades
