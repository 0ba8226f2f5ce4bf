#pragma once

#include "engine/arcades/arcades.h"

namespace reach::arcades {

/// Whether the sentence of a reason is true of this table and this entry, counted from the pieces and not as
/// the rules count. False for a rule without a case.
bool isReal(const Game& game, const Command& command, const Violation& reason);

}  // namespace reach::arcades
