#pragma once

#include "engine/protocol/draft.h"

/// What the Planet Breaker's cards and steps share.
namespace reach::hammer {

/// F1103, the back of which says how worlds break: their buildings lie on it, in Act III too.
CardId breakingWorlds();

/// All Fragments are found, or the Intermission has come: they wait in the supply as Hammers, and F1103
/// turns.
void mend(Draft& d);

}  // namespace reach::hammer
