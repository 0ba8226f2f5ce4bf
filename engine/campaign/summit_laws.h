#pragma once

#include "engine/protocol/decision.h"
#include "engine/protocol/draft.h"

/// Additions to the deals of a Summit by laws of Fates (BR p.16-17).
namespace reach {

/// Returns the player of the Advocate, or None (F414).
Player advocate(const State& state);

/// Consent to gifts. The holder of the Monopoly, or the Advocate, gives it in the same deal, or in the Call
/// to Order for a returned Favor (F319, F414).
void checkConsent(const State& state, const command::Deal& c, Verdict& v);
bool mayConsent(const State& state, const command::DealPart& part);
void noteForced(Draft& d, const command::DealPart& consent);

/// Rumors shared (F1212).
void checkShare(const State& state, const command::DealPart& part, Verdict& v);

/// A Rival's Outrage becomes a Favor (F1411). In the Call to Order it costs a Psionic and needs no consent.
void checkForgiving(const State& state, const command::DealPart& part, Verdict& v);
void forgive(Draft& d, const command::DealPart& part);
bool forgivesUnasked(Player caller, const command::Deal& c);

/// Peace in a cluster at War, with players who control two of its systems (F1511).
bool isAtWar(const State& state, SystemId gate);
void checkPeace(const State& state, const command::DealPart& part, Verdict& v);
void checkPeacemakers(const Game& game, const command::Deal& c, Verdict& v);
void makePeace(Draft& d, const command::DealPart& part);

/// Counts gifts of a Rival in Negotiations for a Fate, except those that come back in the same Summit (F301B,
/// F512B).
void countGift(Draft& d, const command::DealPart& part, bool inNegotiations);

}  // namespace reach
