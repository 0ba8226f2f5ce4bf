#pragma once

#include "app/words/names.h"
#include "engine/reminders/reminders.h"

namespace reach::words {

/// The text of a reminder, in one short sentence without a full stop.
QString reminderText(const Advice& advice, const PlayerNames& players = {});

}  // namespace reach::words
