#pragma once

#include "engine/protocol/draft.h"

namespace reach {

/// Scores the ambitions and begins the next step.
void scoreChapter(Draft& d);

/// After scoring: cleans up, and ends the game or the Act, or begins the next chapter (Base p.19, BR p.8).
void closeChapter(Draft& d);

}  // namespace reach
