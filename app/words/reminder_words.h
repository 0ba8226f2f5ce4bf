#pragma once

#include "app/words/names.h"
#include "engine/reminders/reminders.h"

namespace reach::words {

/// What to bear in mind, in one short sentence without a full stop.
QString reminderText(const Advice& advice, const PlayerNames& players = {});

}  // namespace reach::words
