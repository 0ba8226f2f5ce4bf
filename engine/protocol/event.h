#pragma once

#include "engine/protocol/battle.h"
#include "engine/protocol/campaign.h"
#include "engine/protocol/cards.h"
#include "engine/protocol/court.h"
#include "engine/protocol/fate_tokens.h"
#include "engine/protocol/flagship.h"
#include "engine/protocol/pieces.h"
#include "engine/protocol/resources.h"
#include "engine/protocol/secrets.h"
#include "engine/protocol/table.h"
#include "engine/protocol/turn.h"

/// What happened on the table: the only things that change a state (evolve.h). Each is one plain fact;
/// `wire` is its name in journals and never changes, its fields are written in order (wire.h). Fields that
/// came later stand last; `later` is what they say in journals from before. Each topic has its own, in
/// protocol/<topic>.h, and what it changes in protocol/<topic>.cpp: `apply`.
namespace reach {

using Event = OneOf<event::TurnEvents, event::ResourcesEvents, event::PiecesEvents, event::CourtEvents,
                    event::BattleEvents, event::CardsEvents, event::CampaignEvents, event::FlagshipEvents,
                    event::FateTokensEvents, event::TableEvents, event::SecretsEvents>;

}  // namespace reach
