#pragma once

#include <QString>

namespace reach::words {

/// The result of a game: "Ana wins as Elder with 31 Power". `as` is the leader or Fate; empty for none.
QString resultText(const QString& winner, const QString& as, int power);

}  // namespace reach::words
