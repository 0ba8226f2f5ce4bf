#pragma once

#include "app/words/names.h"
#include "engine/core/state.h"

#include <QVariant>

/// The Blighted Reach as plain values for QML; the shapes are in README.md beside this file.
namespace reach::view {

/// What belongs to the whole table; empty in a base game.
QVariantMap campaign(const Game& game, const words::PlayerNames& names);

/// One player's part: title, Fate, objective, Favors, Flagship; empty in a base game.
QVariantMap campaignSeat(const Game& game, Player color);

/// The Fates that can be chosen for the first Act: `{number, id, name}`.
QVariantList fatesOf(int act);

}  // namespace reach::view
