#pragma once

#include "engine/contract/chore.h"

#include <QStringList>

namespace reach::words {

/// The task of the table for this step of a Setup or Resolution card; empty for Chore::None.
QString choreText(Chore chore);

}  // namespace reach::words
