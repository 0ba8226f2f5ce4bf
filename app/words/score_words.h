#pragma once

#include "app/words/names.h"

namespace reach::words {

/// The names of the counts on the score board, with the player's name.
QString powerCount(const QString& who);
QString cityCount(const QString& who);
QString tokenCount(Resource token, const QString& who);
QString captiveCount(const QString& who, const QString& rival);
QString trophyCount(const QString& who, const QString& owner);
/// The text of a declaration: "Ana declares Tycoon".
QString declaring(const QString& who, Ambition ambition);
/// The name for the owner of the resources on an ambition's box, in a game of two players: "On the box".
QString boxedName();

/// The reasons why a count cannot be increased.
QString noFreeSlot(const QString& who);
QString noneLeft(Resource token);

}  // namespace reach::words
