#pragma once

#include "engine/rules/ambitions.h"

/// With two players the resources on the ambition boxes count as a third player's (Base p.4, p.19; BR p.5).
namespace reach {

/// Returns the box on which such tokens lie. Tyrant has none.
Ambition boxOf(Resource token);

/// Returns the place of the third party in this ambition: 1, 2 or 0 for neither.
int thirdPartyPlace(const AmbitionStanding& box);

}  // namespace reach
