#pragma once

#include "engine/arcades/state.h"

/// The Power that players would get if a cluster were scored now.
namespace reach::arcades {

/// The prize of a trick's cluster (Action Phase, C).
inline constexpr Prize kTrick{};

/// Returns the Power that the player would get if the cluster were scored for this prize; 0 for the phantom.
int powerIn(const Game& game, int cluster, Player player, Prize prize);

/// Returns the cluster, from 0, that is scored if the trick ended now; -1 before its first card.
int scoredNow(const Game& game);

}  // namespace reach::arcades
