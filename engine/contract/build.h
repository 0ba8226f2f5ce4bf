#pragma once

#include "engine/contract/seam.h"

namespace reach {

/// Changes by cards to building (Base p.12; rules/build.cpp).
struct BuildSeams {
    bool fresh = false;          ///< the ships it builds are fresh, whoever controls the system
    bool atAnyStarport = false;  ///< builds ships there; Catapult moves may start there too
    bool starportsOnGates = false;
    bool citiesOnGates = false;
    bool citiesOutsideSlots = false;  ///< costs a resource of the planet's type
    /// Whether the holder may build cities in this system without pieces of their own (F322).
    bool (*citiesAnywhere)(const State&, Player, SystemId) = nullptr;
    /// After the holder built a ship at this starport.
    void (*afterShip)(Draft&, Player, SystemId, int starport) = nullptr;
};

}  // namespace reach
