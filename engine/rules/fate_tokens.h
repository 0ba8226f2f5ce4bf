#pragma once

#include "engine/rules/draft.h"

/// Tokens that Fates lay on the map (core/campaign.h).
namespace reach {

/// How many of this kind there are, or lie in this system.
int tokensOf(const State& state, FateToken kind);
int tokensAt(const State& state, FateToken kind, SystemId system);

void placeFateToken(Draft& d, FateToken kind, SystemId system);
void moveFateToken(Draft& d, std::size_t place, SystemId to);
/// One of this kind from this system, back to the box; nothing happens where none lies.
void scrapFateToken(Draft& d, FateToken kind, SystemId system);
void scrapFateTokens(Draft& d, FateToken kind);

/// Where the Portal is; None.
SystemId portal(const State& state);
/// For scoring, when a First Regent controls what the Empire does (BR p.21).
bool holdsPortal(const State& state, Player player);

}  // namespace reach
