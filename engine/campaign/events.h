#pragma once

#include "engine/contract/campaign.h"
#include "engine/contract/card.h"

/// Events: what an Event card or the Imperial Council brings at the end of a round (BR p.12-14).
namespace reach {

/// Goes on with the event; false when the table must answer something.
bool advanceEvent(Draft& d);

// crises.cpp, edicts.cpp

void beginCrises(Draft& d, Player player, bool rolled);
bool advanceCrises(Draft& d);
/// A Blight Crisis happens in each of these systems (BR p.18).
void blightStrikes(Draft& d, SystemSet systems);
/// The same, once nothing prevents any of them.
void strikeBlight(Draft& d, SystemSet systems);
void beginEdicts(Draft& d, Player player);
bool advanceEdicts(Draft& d);
/// Asks for the Imperial Demand, from each Regent in turn order, the First Regent among them; with Authority
/// from Outlaws under the Empire too (BR p.20, F124).
void collectDemand(Draft& d, Player regent);
/// Asks for the Policy's Imperial Action (BR p.21).
void takeImperialAction(Draft& d, Player regent);
/// The Imperial Action of the Policy, after the Demand (BR p.21).
bool advanceImperialAction(Draft& d);
/// One Regent's part of the Imperial Demand; false while the First Regent has a choice (BR p.20).
bool advanceDemand(Draft& d);

}  // namespace reach
