#pragma once

#include "engine/contract/seam.h"

namespace reach {

/// What cards change about whom their holder harms (rules/battle.cpp, rules/hits.cpp).
struct HarmSeams {
    /// The card, `self` or another, by which the holder cannot harm pieces of the owner there; None (F204,
    /// F218).
    CardId (*bans)(const State&, CardId self, SystemId, Player holder, Player owner) = nullptr;
};

}  // namespace reach
