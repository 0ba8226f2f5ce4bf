#pragma once

#include "engine/contract/empire.h"
#include "engine/map/board.h"

/// What happens to the Empire, beside its laws (contract/empire.h): Regents and Outlaws, the First Regent,
/// the Imperial Trust (BR p.10-11, p.16).
namespace reach {

/// The player becomes an Outlaw; a First Regent hands the tile on to the Regent with the most Power, or with
/// none left empties the Imperial Trust for 1 Power a resource (BR p.16).
void leaveEmpire(Draft& d, Player player);

/// The only Regent takes the tile (BR p.16).
void reviveEmpire(Draft& d, Player player);

void makeFirstRegent(Draft& d, Player player);

/// Regents in turn order.
FixedVector<Player, kPlayerColors> regents(const Game& game);

/// Resources in the Imperial Trust.
int trustSize(const State& state);

/// One hit on a ship of the owner there: a fresh one before the Flagship, and that before a damaged one;
/// destroyed, it goes home. False when nothing is there to be hit (BR p.18, p.24).
bool hitFreshFirst(Draft& d, Player owner, SystemId system);

/// A Policy of War, with Authority or without (AID03, F124); None is none.
bool isWar(CardId policy);

}  // namespace reach
