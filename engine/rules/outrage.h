#pragma once

#include "engine/protocol/draft.h"

namespace reach {

/// Provokes Outrage (Base p.16): discards all tokens and Guild cards of the type, then covers its icon with
/// an agent, or a placeholder when the supply has none. Cards that say so are kept.
void provokeOutrage(Draft& d, Player player, Resource type);

/// The agent or placeholder on the icon leaves it.
void clearOutrage(Draft& d, Player player, Resource type);

}  // namespace reach
