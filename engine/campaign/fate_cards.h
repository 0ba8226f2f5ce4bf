#pragma once

#include "engine/contract/fate.h"
#include "engine/protocol/draft.h"

/// Running what a Fate's cards say, step by step (contract/fate.h).
namespace reach {

/// First space of the objective marker; -1 when this Fate has none in this Act.
int objectiveStart(int fate, int act, int players);

/// The seat before this one: play goes clockwise, to the left (Base p.8).
Player onTheRight(const Setup& setup, Player player);

/// Puts this card of the player's Fate in this Act on the stack (Ask::FateCard): its steps follow, one after
/// another.
void runCard(Draft& d, Player player, FateCard card);

/// The next step of the card on top of the stack.
void advanceFateCard(Draft& d);

/// The step that an Ask::FateStep, or an Ask::AtTable of a Fate, is about; an empty one for anything else.
const FateStep& stepOf(const Pending& asked);

}  // namespace reach
