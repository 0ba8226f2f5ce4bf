#pragma once

#include "engine/contract/fate.h"
#include "engine/protocol/draft.h"

/// Runs the cards of a Fate step by step (contract/fate.h).
namespace reach {

/// Returns the first space of the objective marker, or -1 when this Fate has none in this Act.
int objectiveStart(int fate, int act, int players);

/// Returns the seat before this one. Play goes clockwise, to the left (Base p.8).
Player onTheRight(const Setup& setup, Player player);

/// Puts this card of the player's Fate in the current Act on the stack (Ask::FateCard). Its steps follow one
/// after another.
void runCard(Draft& d, Player player, FateCard card);

/// Runs the next step of the card on top of the stack.
void advanceFateCard(Draft& d);

/// Returns the step of an Ask::FateStep, or of a Fate's Ask::AtTable. Returns an empty step for any other
/// question.
const FateStep& stepOf(const Pending& asked);

}  // namespace reach
