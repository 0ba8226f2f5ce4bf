#pragma once

#include "engine/contract/seam.h"

namespace reach {

/// What cards change about building (Base p.12; rules/build.cpp).
struct BuildSeams {
    bool fresh = false;          ///< ships, whoever controls the system
    bool atAnyStarport = false;  ///< ships; Catapult moves too
    bool starportsOnGates = false;
    bool citiesOnGates = false;
    bool citiesOutsideSlots = false;  ///< for a resource of the planet's type
    /// Whether the holder builds cities there without pieces of their own (F322).
    bool (*citiesAnywhere)(const State&, Player, SystemId) = nullptr;
    /// After the holder built a ship at this starport.
    void (*afterShip)(Draft&, Player, SystemId, int starport) = nullptr;
};

}  // namespace reach
