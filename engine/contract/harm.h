#pragma once

#include "engine/contract/seam.h"

namespace reach {

/// What cards change about whom their holder harms, and about the Trophies of it (rules/battle.cpp,
/// rules/hits.cpp, campaign/tidy.cpp).
struct HarmSeams {
    bool keepsOnlyBlight = false;  ///< all other Trophies return at once (F1502)
    /// The card, `self` or another, by which the holder cannot harm pieces of the owner there; None (F204,
    /// F218).
    CardId (*bans)(const State&, CardId self, SystemId, Player holder, Player owner) = nullptr;
};

}  // namespace reach
