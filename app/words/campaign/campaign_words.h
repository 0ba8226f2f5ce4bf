#pragma once

#include "app/words/names.h"
#include "engine/core/state.h"
#include "engine/protocol/command.h"
#include "engine/protocol/decision.h"

#include <QString>

/// What the campaign's entries and questions say to people.
namespace reach::words {

/// What a part of a deal is about, without who does it for whom: "Fuel", "a Favor".
QString dealThingText(const command::DealPart& part, const PlayerNames& players);
/// One part of a deal: "Ana gives Ben: Fuel".
QString dealPartText(const command::DealPart& part, const PlayerNames& players);
QString dealText(const command::Deal& deal, const PlayerNames& players);
QString eventRollText(const command::RollEvent& roll);
QString politicsText(command::Politics what);

/// What the first roll of a campaign decides (BR p.5); empty where another is asked for.
QString firstRollText(const State& state);

/// Who may call a Summit before an event, and why they (BR p.13, p.14).
QString summitText(const State& state, const PlayerNames& players);

/// What a Policy brings when it is enforced (BR p.20); empty for any other card.
QString policyText(CardId policy);

/// What the table does for an Ask::AtTable; empty where its card says it.
QString taskText(const Pending& pending);

/// The question of one of the campaign's asks; empty for any other.
QString campaignQuestionText(const Pending& pending, const PlayerNames& players);

}  // namespace reach::words
