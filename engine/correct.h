#pragma once

#include "engine/rules/handlers.h"

#include <string>

namespace reach {

/// The part of findInconsistency (engine.h) that an entry can break: pieces, tokens and cards that are more
/// or fewer than the box has, or lie where none can be.
std::string findBeyondTheBox(const Game& game);

}  // namespace reach

namespace reach::rules {

/// Corrections: always allowed within the box's counts, whatever the rules say.
REACH_HANDLER(Correct)

}  // namespace reach::rules
