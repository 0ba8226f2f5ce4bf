#pragma once

#include "engine/contract/campaign.h"
#include "engine/contract/card.h"

/// Events at the end of a round, from an Event card or the Imperial Council (BR p.12-14).
namespace reach {

/// Continues the event. Returns false when the table must answer.
bool advanceEvent(Draft& d);

// crises.cpp, edicts.cpp

/// Stages of Ask::Crises (BR p.18); each is on its way to the next while it acts. From kCourt on there is one
/// stage for every card that each place of the Court can hold.
namespace crises {
enum Stage : std::int8_t { kBlightStrikes, kFateCards, kDice, kCourt };
}  // namespace crises

void beginCrises(Draft& d, Player player, bool rolled);
bool advanceCrises(Draft& d);
/// Causes a Blight Crisis in each of these systems (BR p.18).
void blightStrikes(Draft& d, SystemSet systems);
/// The same, after every card that could prevent one was asked.
void strikeBlight(Draft& d, SystemSet systems);
void beginEdicts(Draft& d, Player player);
bool advanceEdicts(Draft& d);
/// Asks for the Imperial Demand of each Regent in turn order, including the First Regent. With Authority,
/// Outlaws under the Empire pay it too (BR p.20, F124).
void collectDemand(Draft& d, Player regent);
/// Asks for the Policy's Imperial Action (BR p.21).
void takeImperialAction(Draft& d, Player regent);
/// Continues the Imperial Action of the Policy, after the Demand (BR p.21).
bool advanceImperialAction(Draft& d);
/// Collects the Imperial Demand of one Regent. Returns false while the First Regent has a choice (BR p.20).
bool advanceDemand(Draft& d);

}  // namespace reach
