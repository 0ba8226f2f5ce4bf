#pragma once

#include "engine/protocol/battle.h"
#include "engine/protocol/campaign.h"
#include "engine/protocol/cards.h"
#include "engine/protocol/court.h"
#include "engine/protocol/pieces.h"
#include "engine/protocol/resources.h"
#include "engine/protocol/secrets.h"
#include "engine/protocol/table.h"
#include "engine/protocol/turn.h"

/// The commands of the table to the engine: one small struct for each entry of a game record
/// (engine/record/README.md has an example of each). A command holds only what was entered, never its
/// consequences. Each topic has its commands in protocol/<topic>.h.
namespace reach {

using Command = OneOf<command::TurnCommands, command::ResourcesCommands, command::PiecesCommands,
                      command::CourtCommands, command::BattleCommands, command::CardsCommands,
                      command::CampaignCommands, command::TableCommands, command::SecretsCommands>;

}  // namespace reach
