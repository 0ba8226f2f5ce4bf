#pragma once

#include "engine/odds/battle_odds.h"

/// The odds by the longest way: every face of every die, each roll resolved hit by hit as printed on Base
/// p.14. Shares nothing with engine/odds but its input and output.
reach::odds::BattleOdds naiveOdds(const reach::odds::Battle& battle);
