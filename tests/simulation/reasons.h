#pragma once

#include "engine/protocol/decision.h"

/// Whether the sentence of a reason is true of this table and this entry, counted from the pieces and not as
/// the rules count. True, too, of the reasons that it lists as those that only the whole rule can tell. A
/// rule that it does not list is a warning of the compiler, which fails the build.
bool isReal(const reach::Game& game, const reach::Command& command, reach::Violation reason);
