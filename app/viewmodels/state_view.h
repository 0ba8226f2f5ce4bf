#pragma once

#include "app/words/names.h"
#include "engine/protocol/decision.h"

#include <QVariant>

/// A game as plain values for QML; the shapes are in README.md beside this file.
namespace reach::view {

QVariantList players(const Game& game, const words::PlayerNames& names);
QVariantList played(const Game& game);
QVariantList systems(const Game& game);
QVariantList actionCards(const Game& game);
QVariantMap prompt(const Game& game, const words::PlayerNames& names);
QVariantMap turn(const Game& game);

}  // namespace reach::view
