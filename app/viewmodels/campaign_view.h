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

/// What `from` could do for `to` on top of a deal begun: `{text, thing, line, legal, refused, reason,
/// citation, page}`, `line` being the longer deal. In the Call to Order `from` is the Rival whose Favors
/// force it.
QVariantList dealOffers(const Game& game, const QString& begun, Player from, Player to,
                        const words::PlayerNames& names);

/// A deal as it stands: `{parts: [{text, without}], favors}`, `without` being the line of the rest.
QVariantMap deal(const Game& game, const QString& line, const words::PlayerNames& names);

}  // namespace reach::view
