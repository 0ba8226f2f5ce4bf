#pragma once

#include "engine/cards/card.h"
#include "engine/rules/draft.h"

/// Events: what an Event card or the Imperial Council brings at the end of a round (BR p.12-14).
namespace reach {

/// Puts the event of this round, if it has one, between the check of the initiative and the round's close;
/// false when there is none.
bool beginEvent(Draft& d);

/// Goes on with the event; false when the table must answer something.
bool advanceEvent(Draft& d);

/// True when a Rival's Event card or the Council came before in this round, so that this Event card gives no
/// actions (BR p.12).
bool eventGivesNothing(const State& state, Player player);

/// The Council is secured: its Decided side comes up, and it is resolved when the round ends (BR p.14).
void secureCouncil(Draft& d, Player player);

/// Asks the table to enter, or the app to roll, the event and number dice: `which` as in Ask::EventDice.
void askEventDice(Draft& d, Player player, std::int8_t which);

// crises.cpp, edicts.cpp

void beginCrises(Draft& d, Player player, bool rolled);
bool advanceCrises(Draft& d);
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

/// Agents on the Court card return, the card goes under the deck, or where it is said, and the gap is
/// refilled; an attached card slides down instead (BR p.18, p.27).
void removeFromCourt(Draft& d, int place, event::CardPlace to);

/// What an open question of the campaign may be answered with; an empty Question for any other Ask.
const Question& campaignQuestion(Ask ask);

}  // namespace reach
