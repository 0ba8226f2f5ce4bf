#pragma once

#include "engine/protocol/decision.h"
#include "engine/protocol/draft.h"

/// What the laws of Fates add to the deals of a Summit (BR p.16-17).
namespace reach {

/// Who plays the Advocate; None (F414).
Player advocate(const State& state);

/// Consent to gifts: who has the Monopoly, or the Advocate, gives it in the same deal or, in the Call to
/// Order, for a Favor returned (F319, F414).
void checkConsent(const State& state, const command::Deal& c, Verdict& v);
bool mayConsent(const State& state, const command::DealPart& part);
void noteForced(Draft& d, const command::DealPart& consent);

/// Rumors shared (F1212).
void checkShare(const State& state, const command::DealPart& part, Verdict& v);

/// Outrage of a Rival's becomes a Favor (F1411); in the Call to Order for a Psionic, without their consent.
void checkForgiving(const State& state, const command::DealPart& part, Verdict& v);
void forgive(Draft& d, const command::DealPart& part);
bool forgivesUnasked(Player caller, const command::Deal& c);

/// Peace in a cluster at War, with players who control two of its systems (F1511).
bool isAtWar(const State& state, SystemId gate);
void checkPeace(const State& state, const command::DealPart& part, Verdict& v);
void checkPeacemakers(const Game& game, const command::Deal& c, Verdict& v);
void makePeace(Draft& d, const command::DealPart& part);

/// Fates count what a Rival gives in Negotiations, but for what comes back in the same Summit (F301B, F512B).
void countGift(Draft& d, const command::DealPart& part, bool inNegotiations);

}  // namespace reach
