#pragma once

#include "engine/contract/card.h"

/// What the Believer's cards and steps share.
namespace reach::believer {

/// The card on top of the Faithful stack, the highest in it; None when it is empty.
CardId topOfStack(const State& state);

/// The Doctrine card, and the side of Faithful cards that it allows; None while it lies nowhere.
CardId doctrineCard();
Suit doctrine(const State& state);
void turnDoctrine(Draft& d, Suit to);

/// The Ideal in the box of this ambition; null when it has none.
const LaidToken* idealOn(const State& state, Ambition ambition);

}  // namespace reach::believer
