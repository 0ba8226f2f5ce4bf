#pragma once

#include "engine/rules/handlers.h"

namespace reach::rules {

/// Corrections: always allowed within the box's counts, whatever the rules say.
REACH_HANDLER(Correct)

}  // namespace reach::rules
