#pragma once

#include "engine/rules/ambitions.h"

/// Between two players the resources on the ambition boxes count as a third player's (Base p.4, p.19; BR
/// p.5).
namespace reach {

/// The box that such tokens lie on; Tyrant has none.
Ambition boxOf(Resource token);

/// The place they take on this box, as a player's: 1, 2 or 0 for neither.
int thirdPartyPlace(const AmbitionStanding& box);

}  // namespace reach
