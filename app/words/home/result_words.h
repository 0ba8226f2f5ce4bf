#pragma once

#include <QString>

namespace reach::words {

/// Who won, as whom ("" for neither leader nor Fate), and with how much Power: "Ana wins as Elder with 31
/// Power".
QString resultText(const QString& winner, const QString& as, int power);

}  // namespace reach::words
