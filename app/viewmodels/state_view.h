#pragma once

#include "app/words/names.h"
#include "engine/protocol/decision.h"

#include <QVariant>

/// A game as plain values for QML; the shapes are in README.md beside this file.
namespace reach::view {

QVariantList systems(const Game& game);
QVariantMap prompt(const Game& game, const words::PlayerNames& names);

}  // namespace reach::view
