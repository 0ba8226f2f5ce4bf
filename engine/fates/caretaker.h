#pragma once

#include "engine/map/board.h"
#include "engine/protocol/draft.h"

/// What the Caretaker's Setup and Resolution cards share with the cards a player holds.
namespace reach::caretaker {

/// Golems from those systems of the map onto the Golem Hearth, awake or as they lie; who has it says which
/// ones they are (F502, F505, F507).
void bringHome(Draft& d, Player player, SystemSet from, bool awake);

/// Those without a name that are no longer on the map: the player says which one it is (F505).
void askNames(Draft& d, Player player);

/// F520B: at a chapter's end one may scrap a lore card, then a Golem.
Pending offering(Player player);

}  // namespace reach::caretaker
