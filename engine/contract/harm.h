#pragma once

#include "engine/contract/seam.h"

namespace reach {

/// What cards change about whom their holder harms, and about the Trophies of it (rules/battle.cpp,
/// rules/strike.cpp, campaign/tidy.cpp).
struct HarmSeams {
    bool keepsOnlyBlight = false;  ///< all other Trophies return at once (F1502)
    /// The card, `self` or another, by which the holder cannot harm pieces of the owner there; None (F204,
    /// F218).
    CardId (*bans)(const State&, CardId self, SystemId, Player holder, Player owner) = nullptr;
    /// Attacking: hits that what lies on the card takes before the ships do, which its question deals out one
    /// by one; Pending::count is how many are left (F1612).
    int (*takesHits)(const State&, Player) = nullptr;

    /// The holder damaged or destroyed pieces of the owner's: once in an action, or another effect (F2102).
    void (*afterDamaging)(Draft&, Player, Player owner) = nullptr;

    // In the rules booklet
    bool keepsDestroyedShips = false;  ///< in place of their supplies (F2204)
    /// What harming the owner there costs, whatever is done; None: nothing (F1508).
    Resource (*priceByLaw)(const State&, SystemId, Player by, Player owner) = nullptr;
    /// That was paid.
    void (*paidByLaw)(Draft&, SystemId, Player by) = nullptr;
    /// Whether the law answers to that: in a battle it is asked before the hits. Null: always.
    bool (*mindsByLaw)(const State&, SystemId, Player by, Player owner) = nullptr;
    /// A player harmed the owner, or pieces of their own, there: in a battle, hits or none, once these are
    /// dealt and before Outrage and raiding (F1409, F1610).
    void (*harmedByLaw)(Draft&, SystemId, Player by, Player owner) = nullptr;
};

}  // namespace reach
