#pragma once

#include "engine/contract/campaign.h"

/// The tokens of Fates, as far as the rules about harm, repair and scoring need them (core/campaign.h). A
/// base game has none.
namespace reach {

namespace campaign {  // fate_tokens.cpp

int tokensLike(const State& state, const LaidToken& token);
int tokenToughness(const State& state, Player owner, SystemId system);
int tokenUnderHit(const State& state, FateToken kind, Player owner, SystemId system);

}  // namespace campaign

/// Returns how many tokens lie in the same way as this one, whatever their number.
inline int tokensLike(const State& state, const LaidToken& token) {
    return isCampaign(state) ? campaign::tokensLike(state, token) : 0;
}

/// Returns the hits that destroy all tokens of the owner in this system.
inline int tokenToughness(const State& state, Player owner, SystemId system) {
    return isCampaign(state) ? campaign::tokenToughness(state, owner, system) : 0;
}

/// Returns the index in the state of the owner's token of this kind in the system, a damaged token before a
/// fresh one. Returns -1 without one.
inline int tokenUnderHit(const State& state, FateToken kind, Player owner, SystemId system) {
    return isCampaign(state) ? campaign::tokenUnderHit(state, kind, owner, system) : -1;
}

/// Damages this token, or destroys it if it is damaged already. A destroyed token becomes a Trophy of
/// `taker`. The owner's own token goes aside, and so does a token without a taker: a Crisis is no Rival.
void harmToken(Draft& d, int place, Player taker);
void repairToken(Draft& d, int place);
/// Passes a Trophy of this kind from one player to another. A token that is Loyal to the receiver goes aside.
void passTrophy(Draft& d, FateToken kind, Player from, Player to);

}  // namespace reach
