#pragma once

#include "engine/contract/empire.h"
#include "engine/map/board.h"

/// Changes to the Empire, besides its laws (contract/empire.h): Regents and Outlaws, the First Regent, the
/// Imperial Trust (BR p.10-11, p.16).
namespace reach {

/// Makes the player an Outlaw. A First Regent passes the tile to the Regent with the most Power. Without
/// another Regent the Imperial Trust is emptied for 1 Power per resource (BR p.16).
void leaveEmpire(Draft& d, Player player);

/// Gives the tile to the only Regent (BR p.16).
void reviveEmpire(Draft& d, Player player);

void makeFirstRegent(Draft& d, Player player);

/// Returns the Regents in turn order.
FixedVector<Player, kPlayerColors> regents(const Game& game);

/// Returns the number of resources in the Imperial Trust.
int trustSize(const State& state);

/// Applies one hit to the owner's ships in the system: to a fresh ship first, then the Flagship, then a
/// damaged ship. A destroyed ship returns to its supply. Returns false if there is no target (BR p.18, p.24).
bool hitFreshFirst(Draft& d, Player owner, SystemId system);

/// True for a Policy of War, with or without Authority (AID03, F124). None is no such Policy.
bool isWar(CardId policy);

}  // namespace reach
