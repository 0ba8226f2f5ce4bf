#pragma once

#include "app/words/names.h"

namespace reach::words {

/// What is counted on the score board, and of whom.
QString powerCount(const QString& who);
QString cityCount(const QString& who);
QString tokenCount(Resource token, const QString& who);
QString captiveCount(const QString& who, const QString& rival);
QString trophyCount(const QString& who, const QString& owner);
/// What declares an ambition: "Ana declares Tycoon".
QString declaring(const QString& who, Ambition ambition);
/// Who has the resources on an ambition's box, between two players: "On the box".
QString boxedName();

/// Why there cannot be one more.
QString noFreeSlot(const QString& who);
QString noneLeft(Resource token);

}  // namespace reach::words
