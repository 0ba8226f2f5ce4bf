#pragma once

#include "engine/engine.h"
#include "engine/reminders/reminders.h"

namespace reach {

/// What is forgotten in The Blighted Reach at the moment the game is at; nothing in a base game.
std::vector<Advice> campaignReminders(const Game& game, const Prompt& now);

}  // namespace reach
