#pragma once

#include "engine/protocol/draft.h"

/// Setting up the Acts of a campaign (BR p.4-7).
namespace reach {

/// The stage of Ask::ActSetup at which the players set up, after the table of Act I is set up (BR p.6).
inline constexpr std::int8_t kPlayersSetup = 3;
/// The stage of Ask::ActSetup at which Acts II and III begin.
inline constexpr std::int8_t kLaterActs = 40;

/// Continues the setup of the Act. Returns false when the table must answer.
bool advanceActSetup(Draft& d);

/// Places one Blight in the system, from the supply or else from the player with the most Blight as Trophies
/// (BR p.19).
void placeBlight(Draft& d, SystemId system, bool damaged);

}  // namespace reach
