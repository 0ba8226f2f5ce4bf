#pragma once

#include "app/words/names.h"
#include "engine/protocol/decision.h"

#include <QVariant>

/// A game as plain values for QML; the shapes are in README.md beside this file.
namespace reach::view {

QVariantList players(const Game& game, const words::PlayerNames& names);
QVariantList court(const Game& game);
QVariantList courtDiscard(const Game& game);
QVariantList played(const Game& game);
QVariantList systems(const Game& game);
QVariantList actionCards(const Game& game);
QVariantMap prompt(const Game& game, const words::PlayerNames& names);
QVariantMap turn(const Game& game);
QVariantMap card(CardId id);
/// With the name and the page of the side that is up.
QVariantMap card(const State& state, CardId id);

}  // namespace reach::view
