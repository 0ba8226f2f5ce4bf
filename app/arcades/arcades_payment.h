#pragma once

#include "engine/arcades/points.h"
#include "engine/arcades/state.h"

namespace reach::view {

/// The Power that a trick's cluster pays (ARCADEs, Action Phase C).
inline constexpr arcades::Prize kTrick{};

/// The Power that the player would get if the cluster were scored for this prize; 0 for the phantom.
int powerIn(const arcades::Game& game, int cluster, Player player, arcades::Prize prize);

/// The cluster, from 0, that is scored if the trick ended now; -1 before its first card.
int scoredNow(const arcades::Game& game);

}  // namespace reach::view
