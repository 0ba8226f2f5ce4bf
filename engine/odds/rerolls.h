#pragma once

#include "engine/odds/outcomes.h"

/// The best decision for every roll, computed backwards from the last permission to the first.
namespace reach::odds {

/// Returns the chances of the final roll when every permission is used in the best way. Starts from the faces
/// on the table if `rolled` is set, else from dice not yet rolled.
RollChances chancesWithRerolls(const Battle& battle, const Outcomes& outcomes, const Roll* rolled);

/// Returns the dice on the table that the first permission should reroll.
Roll bestFirstReroll(const Battle& battle, const Outcomes& outcomes, const Roll& rolled);

}  // namespace reach::odds
