#pragma once

#include "database/saves/backups.h"

#include <QString>

namespace reach::words {

/// What went wrong with keeping tables, and what to do about it, in one or two sentences.
QString saveErrorText(const saves::SaveError& error);

/// What a start came upon and did about it, and what is lost by that; empty when all is well. `failed`: why
/// nothing can be kept.
QString rescueText(const saves::Rescue& rescue, const std::optional<saves::SaveError>& failed);

}  // namespace reach::words
