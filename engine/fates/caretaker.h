#pragma once

#include "engine/map/board.h"
#include "engine/protocol/draft.h"

#include <vector>

/// Functions that the Caretaker's Setup and Resolution cards share with the cards a player holds.
namespace reach::caretaker {

/// Moves Golems from these systems of the map onto the Golem Hearth, awake or with the side they show. The
/// holder of the Hearth says which Golems they are (F502, F505, F507).
void bringHome(Draft& d, Player player, SystemSet from, bool awake);

/// Asks the player for the names of unnamed Golems that have left the map (F505).
void askNames(Draft& d, Player player);

/// F520B: at the end of a chapter the player may scrap a lore card, then a Golem.
Pending offering(Player player);

/// F521: the Edict and the question it shares with the objective, in caretaker_appetite.cpp.
void sate(Draft& d);
void offerFood(const Game& game, const Pending& asked, std::vector<command::Choice>& out);
void feed(Draft& d, const Pending& asked, const command::Choice& c);
void nothingToEat(Draft& d, const Pending& asked);
bool mayKeepAll(const Game& game, const Pending& asked);

}  // namespace reach::caretaker
