#pragma once

#include "engine/contract/chore.h"

#include <QStringList>

namespace reach::words {

/// What the table does for this step of a Setup or Resolution card; empty for Chore::None.
QString choreText(Chore chore);

}  // namespace reach::words
