#pragma once

#include "engine/rules/battle_odds.h"

#include <QString>

namespace reach::words {

/// "Rebel: 2 more dice".
QString changeText(const ChangedBattle& change);

/// What it changes when all the ships come that may (BattleAhead::mayCome).
QString allComeText(const odds::BattleOdds& now, const odds::BattleOdds& then);

}  // namespace reach::words
