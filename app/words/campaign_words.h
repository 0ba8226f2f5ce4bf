#pragma once

#include "app/words/names.h"
#include "engine/protocol/command.h"
#include "engine/protocol/decision.h"

#include <QString>

/// What the campaign's entries and questions say to people.
namespace reach::words {

/// One part of a deal: "Ana gives Ben: Fuel".
QString dealPartText(const command::DealPart& part, const PlayerNames& players);
QString dealText(const command::Deal& deal, const PlayerNames& players);
QString eventRollText(const command::RollEvent& roll);
QString politicsText(command::Politics what);

/// The question of one of the campaign's asks; empty for any other.
QString campaignQuestionText(const Pending& pending, const PlayerNames& players);

}  // namespace reach::words
