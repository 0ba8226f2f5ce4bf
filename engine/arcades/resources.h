#pragma once

#include "engine/arcades/draft.h"

namespace reach::arcades {

/// Who has a resource without a slot; None (Core Concepts, Resources).
Player whoOverflows(const Game& game);

}  // namespace reach::arcades
