#pragma once

#include "engine/core/state.h"

/// What journals of earlier versions say in another way than those of today. Journals open for ever, so
/// nothing here changes with the rest of the engine.
namespace reach::earlier {

/// A question from a line without Pending::about. Two cards then kept a second card in `systems`, by its
/// place in the catalogue of that time, and a free action was written with the name of the scoring.
void translate(Pending& asked);

}  // namespace reach::earlier
