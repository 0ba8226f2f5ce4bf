#pragma once

#include "engine/contract/card.h"
#include "engine/core/fixed_vector.h"
#include "engine/protocol/draft.h"

namespace reach {

/// What an open question may be answered with: a card's own question, or one of the campaign's; an empty one
/// for what is answered by an entry of its own.
const Question& questionOf(const Pending& asked);

/// Looks at the question on top of the stack: settles it when it needs no answer (true), or leaves it to the
/// table (false).
bool advanceQuestion(Draft& d);

/// Cards whose questions came up together with the one on top.
FixedVector<CardId, 16> alsoAsking(const State& state);
/// Who chooses their order: the attacker of a battle, else whoever answers them (Base p.22).
Player whoOrders(const State& state);

}  // namespace reach
