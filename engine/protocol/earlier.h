#pragma once

#include "engine/protocol/asked_line.h"

/// Readers for journals of earlier versions, which are written differently from those of today. Journals open
/// for ever, so nothing here changes with the rest of the engine.
namespace reach::earlier {

/// A question from a line without AskedLine::about. Two cards then kept a second card in `number`, by its
/// place in the catalogue of that time, and a free action was written with the name of the scoring.
void translate(AskedLine& asked);

}  // namespace reach::earlier
