#pragma once

#include "engine/map/board.h"
#include "engine/protocol/draft.h"

#include <vector>

/// What the Caretaker's Setup and Resolution cards share with the cards a player holds.
namespace reach::caretaker {

/// Golems from those systems of the map onto the Golem Hearth, awake or as they lie; who has it says which
/// ones they are (F502, F505, F507).
void bringHome(Draft& d, Player player, SystemSet from, bool awake);

/// Those without a name that are no longer on the map: the player says which one it is (F505).
void askNames(Draft& d, Player player);

/// F520B: at a chapter's end one may scrap a lore card, then a Golem.
Pending offering(Player player);

/// F521, the Edict and the question it shares with the objective: caretaker_appetite.cpp.
void sate(Draft& d);
void offerFood(const Game& game, const Pending& asked, std::vector<command::Choice>& out);
void feed(Draft& d, const Pending& asked, const command::Choice& c);
void nothingToEat(Draft& d, const Pending& asked);
bool mayKeepAll(const Game& game, const Pending& asked);

}  // namespace reach::caretaker
