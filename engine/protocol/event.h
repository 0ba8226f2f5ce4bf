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

/// The events on the table, which alone change a state (evolve.h). Each is one plain fact. `wire` is its name
/// in journals and never changes. Its fields are written in order (wire.h). Fields of later versions stand
/// last; `later` holds their values for older journals. Each topic has its events in protocol/<topic>.h, and
/// their `apply` in protocol/<topic>.cpp.
namespace reach {

using Event = OneOf<event::TurnEvents, event::ResourcesEvents, event::PiecesEvents, event::CourtEvents,
                    event::BattleEvents, event::CardsEvents, event::CampaignEvents, event::FlagshipEvents,
                    event::FateTokensEvents, event::TableEvents, event::SecretsEvents>;

}  // namespace reach
