#pragma once

#include "engine/arcades/draft.h"

namespace reach::arcades {

/// All Trophies go home for 2 Power once there are three (Battle C 3). Tells how many ships of the phantom
/// came to its supply: they are to be placed by a start card.
int returnTrophies(Draft& d, Player holder);

}  // namespace reach::arcades
