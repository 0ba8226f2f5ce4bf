#pragma once

#include "engine/odds/outcomes.h"

/// The best decision about every roll, worked back from the last leave to the first.
namespace reach::odds {

/// Chances of what all dice show in the end when each leave is used as is best. From the faces on the table
/// when there are any, else from dice yet to be rolled.
RollChances chancesWithRerolls(const Battle& battle, const Outcomes& outcomes, const Roll* rolled);

/// The dice on the table that the first leave is best used for.
Roll bestFirstReroll(const Battle& battle, const Outcomes& outcomes, const Roll& rolled);

}  // namespace reach::odds
