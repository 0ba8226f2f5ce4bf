#pragma once

#include "engine/contract/seam.h"

namespace reach {

/// Changes by cards to the Free States' buildings (BR p.15; rules/tax.cpp, rules/build.cpp,
/// rules/repair.cpp, rules/battle.cpp).
struct FreeStatesSeams {
    /// True when the holder takes actions with the Free buildings there as if they were Loyal (F222).
    bool (*actsForThem)(const State&, SystemId) = nullptr;
    /// The holder begins a battle with the Free States in this system.
    void (*whenAttacked)(Draft&, Player, SystemId) = nullptr;
};

}  // namespace reach
