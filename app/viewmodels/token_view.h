#pragma once

#include "app/words/names.h"
#include "engine/core/fate_tokens.h"
#include "engine/core/state.h"

#include <QVariant>

/// The tokens that Fates bring, as plain values for QML (README.md beside this file).
namespace reach::view {

/// Those that lie in a system, on a card and so on, all that are alike once, with their count.
QVariantList tokensAt(const Game& game, SystemId system);
QVariantList tokensIn(const Game& game, Ambition ambition);
QVariantList tokensOn(const Game& game, CardId card);
QVariantList tokensOf(const Game& game, Player player);
/// Those of a Fate that lie aside.
QVariantList tokensAsideOf(const Game& game, int fate);
/// All of them, with the words for where they lie.
QVariantList tokens(const Game& game, const words::PlayerNames& names);
/// The kinds that Fates of this table may bring, as a correction names them.
QVariantList tokenKinds(const Game& game);

}  // namespace reach::view
