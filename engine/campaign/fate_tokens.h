#pragma once

#include "engine/contract/fate_tokens.h"
#include "engine/core/fate_tokens.h"
#include "engine/map/board.h"

/// Placing tokens of Fates. They come from aside, or from the box when none of the kind is aside
/// (core/campaign.h).
namespace reach {

/// Return how many tokens of this kind are in play, and how many lie in this system.
int tokensOf(const State& state, FateToken kind);
int tokensAt(const State& state, FateToken kind, SystemId system);

/// Returns the index of the token to lay as `wanted`: one that lies aside and has this number or an unknown
/// one. Returns the size of the list for a token from the box.
std::size_t placeForToken(const State& state, const LaidToken& wanted);

/// Takes one more token from the box, if there is one.
void takeToken(Draft& d, const LaidToken& token);
/// Takes all tokens of this kind from the box and lays them aside.
void takeTokens(Draft& d, FateToken kind);

/// Lays a token as `token` says: a matching one from aside, else one from the box. A token for a broken gate
/// goes to the Twisted Passage.
void layToken(Draft& d, LaidToken token);
void placeFateToken(Draft& d, FateToken kind, SystemId system);
/// Moves a token. `place`: its index in the state.
void moveFateToken(Draft& d, std::size_t place, SystemId to);
/// Lays one such token aside, front up. Does nothing without one.
void returnToken(Draft& d, const LaidToken& token);

/// Returns one such token to the box. Does nothing without one.
void scrapToken(Draft& d, const LaidToken& token);
/// Returns one token of this kind from this system to the box. Does nothing without one.
void scrapFateToken(Draft& d, FateToken kind, SystemId system);
void scrapFateTokens(Draft& d, FateToken kind);
/// Return tokens of this kind to the box: all that lie aside, except those that are resources, or all on the
/// map.
void scrapAside(Draft& d, FateToken kind);
void scrapFromMap(Draft& d, FateToken kind);
/// Turns all tokens of this kind to this side.
void turnTokens(Draft& d, FateToken kind, bool turned);

}  // namespace reach
