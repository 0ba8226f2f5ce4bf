#pragma once

#include "engine/protocol/decision.h"

/// Whether the sentence of a reason is true of this table and this entry, counted from the pieces and not as
/// the rules count. True, too, of a reason that cannot be told from outside: what a card's text says.
bool isReal(const reach::Game& game, const reach::Command& command, reach::Violation reason);
