#pragma once

#include "engine/protocol/draft.h"

/// Setting up the Acts of a campaign (BR p.4-7).
namespace reach {

/// Stage of Ask::ActSetup with which the players set up, once the table of Act I is (BR p.6).
inline constexpr std::int8_t kPlayersSetup = 3;
/// Stage of Ask::ActSetup with which Acts II and III begin.
inline constexpr std::int8_t kLaterActs = 40;

/// Goes on with the setup of the Act; false when the table must answer something.
bool advanceActSetup(Draft& d);

/// One Blight in the system, from the supply or else from whoever has the most of it as Trophies (BR p.19).
void placeBlight(Draft& d, SystemId system, bool damaged);

}  // namespace reach
