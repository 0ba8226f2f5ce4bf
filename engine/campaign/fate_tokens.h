#pragma once

#include "engine/contract/fate_tokens.h"
#include "engine/core/fate_tokens.h"
#include "engine/map/board.h"

/// Tokens that Fates bring: laid from aside, or from the box where nothing lies aside (core/campaign.h).
namespace reach {

/// How many of this kind there are, or lie in this system.
int tokensOf(const State& state, FateToken kind);
int tokensAt(const State& state, FateToken kind, SystemId system);

/// Where the token lies that comes to lie like `wanted`: one aside, one whose number nobody knows may be any;
/// else the end of the list, for one from the box.
std::size_t placeForToken(const State& state, const LaidToken& wanted);

/// One more from the box, where there is one.
void takeToken(Draft& d, const LaidToken& token);
/// All the box has of this kind, aside.
void takeTokens(Draft& d, FateToken kind);

/// One comes to lie as `token` says, or where that is a broken gate in the Twisted Passage: the one that fits
/// and lies aside, else one from the box.
void layToken(Draft& d, LaidToken token);
void placeFateToken(Draft& d, FateToken kind, SystemId system);
/// `place`: that of the token in the state.
void moveFateToken(Draft& d, std::size_t place, SystemId to);
/// One that lies like this goes aside, front up; nothing happens where none does.
void returnToken(Draft& d, const LaidToken& token);

/// One that lies like this, back to the box; nothing happens where none does.
void scrapToken(Draft& d, const LaidToken& token);
/// One of this kind from this system, back to the box; nothing happens where none lies.
void scrapFateToken(Draft& d, FateToken kind, SystemId system);
void scrapFateTokens(Draft& d, FateToken kind);
/// All of this kind that lie aside, but for those that are resources; or on the map.
void scrapAside(Draft& d, FateToken kind);
void scrapFromMap(Draft& d, FateToken kind);
/// All of this kind show this side.
void turnTokens(Draft& d, FateToken kind, bool turned);

}  // namespace reach
