#pragma once

#include "database/saves/save_error.h"

#include <QString>

namespace reach::words {

/// What went wrong with keeping tables, and what to do about it, in one or two sentences.
QString saveErrorText(const saves::SaveError& error);

}  // namespace reach::words
