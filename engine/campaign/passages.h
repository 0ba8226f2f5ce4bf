#pragma once

#include "engine/contract/passages.h"

/// Effects of the Twisted Passage that only the campaign uses (compare contract/passages.h).
namespace reach {

/// Applies a hit to each piece in the system. Destroyed pieces return to their supplies (F2206).
void hitEachPiece(Draft& d, SystemId system);

}  // namespace reach
