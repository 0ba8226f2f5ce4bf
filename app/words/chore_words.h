#pragma once

#include "engine/contract/chore.h"

#include <QStringList>

namespace reach::words {

/// What the table does for this step of a Setup or Resolution card; empty for Chore::None.
QString choreText(Chore chore);

/// What of a Fate (1 to 24) in an Act the table resolves: how its objective marker moves, steps of its Setup
/// and Resolution, cards by their names.
QStringList leftToTheTable(int number, int act);

}  // namespace reach::words
