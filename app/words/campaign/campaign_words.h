#pragma once

#include "app/words/names.h"
#include "engine/core/state.h"
#include "engine/protocol/command.h"
#include "engine/protocol/decision.h"

#include <QString>

/// The texts of the campaign's entries and questions.
namespace reach::words {

/// The subject of a part of a deal, without the players: "Fuel", "a Favor".
QString dealThingText(const command::DealPart& part, const PlayerNames& players);
/// One part of a deal: "Ana gives Ben: Fuel".
QString dealPartText(const command::DealPart& part, const PlayerNames& players);
QString dealText(const command::Deal& deal, const PlayerNames& players);
/// `between`: false when the dice do not decide between Crises and Edicts, as in the setup of an Act.
QString eventRollText(const command::RollEvent& roll, bool between = true);
QString politicsText(command::Politics what);

/// The purpose of the event dice that are asked for: in the setup of a campaign (BR p.5), or in Crises after
/// the Council (BR p.18); empty for any other roll.
QString rollPurposeText(const State& state);

/// The players who may call a Summit before an event, with the reason (BR p.13, p.14).
QString summitText(const State& state, const PlayerNames& players);

/// The effect of a Policy when it is enforced (BR p.20); empty for any other card.
QString policyText(CardId policy);

/// The task of the table for an Ask::AtTable; empty when its card describes it.
QString taskText(const Pending& pending);

/// The text of a question of the campaign; empty for any other question.
QString campaignQuestionText(const Pending& pending, const PlayerNames& players);

}  // namespace reach::words
