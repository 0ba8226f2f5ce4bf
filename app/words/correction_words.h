#pragma once

#include "app/words/names.h"

namespace reach::words {

/// The value that a correction sets, without the word for correcting: "Power of Red: 12".
QString correctionText(const command::Correct& correct, const PlayerNames& players);

}  // namespace reach::words
