#pragma once

#include "engine/contract/campaign.h"

/// Tokens that Fates bring, as the rules about harm, repair and scoring ask for them (core/campaign.h). A
/// base game has none.
namespace reach {

namespace campaign {  // fate_tokens.cpp

int tokensLike(const State& state, const LaidToken& token);
int tokenToughness(const State& state, Player owner, SystemId system);
int tokenUnderHit(const State& state, FateToken kind, Player owner, SystemId system);

}  // namespace campaign

/// How many lie like this one, whichever they are.
inline int tokensLike(const State& state, const LaidToken& token) {
    return isCampaign(state) ? campaign::tokensLike(state, token) : 0;
}

/// Hits it takes to destroy the owner's tokens in this system.
inline int tokenToughness(const State& state, Player owner, SystemId system) {
    return isCampaign(state) ? campaign::tokenToughness(state, owner, system) : 0;
}

/// The place in the state of the owner's token of this kind there, a damaged one before a fresh one; -1.
inline int tokenUnderHit(const State& state, FateToken kind, Player owner, SystemId system) {
    return isCampaign(state) ? campaign::tokenUnderHit(state, kind, owner, system) : -1;
}

/// That token is damaged, or destroyed if it was: it becomes `taker`'s Trophy, its owner's own goes aside,
/// and so does what nobody takes: a Crisis is no Rival.
void harmToken(Draft& d, int place, Player taker);
void repairToken(Draft& d, int place);
/// One of this kind that `from` has as a Trophy goes to another player; to whom it is Loyal, aside.
void passTrophy(Draft& d, FateToken kind, Player from, Player to);

}  // namespace reach
