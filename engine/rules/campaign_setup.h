#pragma once

#include "engine/rules/draft.h"

/// Setting up the Acts of a campaign (BR p.4-7).
namespace reach {

/// Why a campaign's setup cannot be; Rule::None when it can.
Rule checkCampaign(const Setup& setup);

/// What lies on the table before anybody draws or rolls.
void layCampaign(Game& game);

/// Stage of Ask::ActSetup with which Acts II and III begin.
inline constexpr std::int8_t kLaterActs = 40;

/// Goes on with the setup of the Act; false when the table must answer something.
bool advanceActSetup(Draft& d);

/// One Blight in the system, from the supply or else from whoever has the most of it as Trophies (BR p.19).
void placeBlight(Draft& d, SystemId system, bool damaged);

/// Places in the Court besides the Imperial Council's.
int courtPlaces(const Setup& setup);

}  // namespace reach
