#pragma once

#include "engine/rules/battle_odds.h"

#include <QString>

namespace reach::words {

/// "Rebel: 2 more dice".
QString changeText(const ChangedBattle& change);

}  // namespace reach::words
