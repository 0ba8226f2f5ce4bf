#pragma once

#include "engine/protocol/draft.h"

/// Functions that the Planet Breaker's cards and steps share.
namespace reach::hammer {

/// F1103, the back of which says how worlds break. Their buildings lie on it, in Act III too.
CardId breakingWorlds();

/// Turns F1103 once all Fragments are found, or in the Intermission. The Fragments wait in the supply as
/// Hammers.
void mend(Draft& d);

}  // namespace reach::hammer
