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
    /// Attacking: hits that what lies on the card takes before the ships do, which its question deals out one
    /// by one; Pending::count is how many are left (F1612).
    int (*takesHits)(const State&, Player) = nullptr;

    // In the rules booklet
    /// Whether the law answers when `by` harms the owner there: it is asked before the hits. Null: always.
    bool (*mindsByLaw)(const State&, SystemId, Player by, Player owner) = nullptr;
    /// A player harmed the owner there in a battle, hits or none; before Outrage and raiding (FAQ of F1610).
    void (*harmedByLaw)(Draft&, SystemId, Player by, Player owner) = nullptr;
};

}  // namespace reach
