#pragma once

#include "app/words/names.h"
#include "engine/core/state.h"

#include <QVariant>

namespace reach::view {

/// What to bear in mind now, the most pressing first.
QVariantList reminders(const Game& game, const words::PlayerNames& names);

}  // namespace reach::view
