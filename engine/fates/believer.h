#pragma once

#include "engine/contract/card.h"

/// Functions that the Believer's cards and steps share.
namespace reach::believer {

/// Returns the highest card of the Faithful stack, which is on top, or None if it is empty.
CardId topOfStack(const State& state);

/// Return the Doctrine card, and the side of Faithful cards that it allows. None: the card is not in play.
CardId doctrineCard();
Suit doctrine(const State& state);
void turnDoctrine(Draft& d, Suit to);

/// Returns the Ideal in the box of this ambition, or null.
const LaidToken* idealOn(const State& state, Ambition ambition);

}  // namespace reach::believer
