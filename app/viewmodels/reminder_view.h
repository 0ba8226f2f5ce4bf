#pragma once

#include "app/words/names.h"
#include "engine/protocol/command.h"
#include "engine/protocol/event.h"

#include <QVariant>

#include <vector>

namespace reach::view {

/// What to bear in mind now, the most pressing first.
QVariantList reminders(const Game& game, const words::PlayerNames& names);

/// What an entry of the campaign would bring about.
QVariantList campaignChanges(const Command& command, const std::vector<Event>& events,
                             const words::PlayerNames& names);

/// What happened by itself with an entry.
QVariantList changes(const Command& command, const std::vector<Event>& events,
                     const words::PlayerNames& names);

}  // namespace reach::view
