#pragma once

#include "engine/rules/draft.h"

namespace reach {

/// Looks at the question on top of the stack: settles it when it needs no answer (true), or leaves it to the
/// table (false).
bool advanceQuestion(Draft& d);

}  // namespace reach
