#pragma once

#include "engine/contract/card.h"
#include "engine/core/fixed_vector.h"
#include "engine/protocol/draft.h"

namespace reach {

/// Returns the Question for an open question: the card's own, or one of the campaign's. Returns an empty one
/// if a separate command answers it.
const Question& questionOf(const Pending& asked);

/// Returns what an Ask::Resolve asks.
CardAsks asksOf(const Pending& asked);

/// Handles the question on top of the stack. Returns true if it needed no answer and is settled, or false if
/// the table must answer it.
bool advanceQuestion(Draft& d);

/// Returns the cards with questions that came up together with the one on top.
FixedVector<CardId, 16> alsoAsking(const State& state);
/// Returns the player who chooses their order: the attacker of a battle, else the player who answers them
/// (Base p.22).
Player whoOrders(const State& state);

}  // namespace reach
