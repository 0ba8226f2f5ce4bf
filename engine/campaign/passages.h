#pragma once

#include "engine/contract/passages.h"

/// What the Twisted Passage forbids and brings, beside what the rules ask (contract/passages.h).
namespace reach {

/// Each piece there takes a hit; what is destroyed goes home (F2206).
void hitEachPiece(Draft& d, SystemId system);

}  // namespace reach
