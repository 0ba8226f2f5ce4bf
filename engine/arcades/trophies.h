#pragma once

#include "engine/arcades/draft.h"

namespace reach::arcades {

/// Returns all Trophies to their supplies for 2 Power if there are at least three (Battle C 3). Returns how
/// many ships came to the phantom's supply; a start card must place them.
int returnTrophies(Draft& d, Player holder);

}  // namespace reach::arcades
