#pragma once

#include "database/saves/backups.h"

#include <QString>

namespace reach::words {

/// The error in saving tables, and the remedy, in one or two sentences.
QString saveErrorText(const saves::SaveError& error);

/// The damage found at a start, its repair, and the losses. Empty if there was none. `failed` is the reason
/// why nothing can be saved.
QString rescueText(const saves::Rescue& rescue, const std::optional<saves::SaveError>& failed);

}  // namespace reach::words
