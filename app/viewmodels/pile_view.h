#pragma once

#include "app/words/names.h"
#include "engine/core/state.h"

#include <QVariant>

/// What lies on cards, and agents on Rumors, as plain values for QML (README.md beside this file).
namespace reach::view {

/// Each pile; `player` holds the card, `at` is the system of a token.
QVariantList piles(const Game& game, const words::PlayerNames& names);

/// What could lie on cards in play and on Rumors, as corrections name it; the first row of a place has a
/// heading.
QVariantList pileRows(const Game& game, const words::PlayerNames& names);

}  // namespace reach::view
