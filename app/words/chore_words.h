#pragma once

#include "engine/fates/chore.h"

#include <QString>

namespace reach::words {

/// What the table does for this step of a Setup or Resolution card; empty for Chore::None.
QString choreText(Chore chore);

}  // namespace reach::words
