#pragma once

#include "engine/engine.h"
#include "engine/reminders/reminders.h"

namespace reach {

/// Returns the reminders of The Blighted Reach for the current moment. Returns none in a base game.
std::vector<Advice> campaignReminders(const Game& game, const Prompt& now);

}  // namespace reach
