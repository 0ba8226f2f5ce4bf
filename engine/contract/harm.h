#pragma once

#include "engine/contract/seam.h"

namespace reach {

/// Changes to the harm that the holder may do, and to the Trophies of it (rules/battle.cpp, rules/strike.cpp,
/// campaign/tidy.cpp).
struct HarmSeams {
    bool keepsOnlyBlight = false;  ///< all other Trophies are returned at once (F1502)
    /// Returns the card, `self` or another, that forbids the holder to harm pieces of this owner in this
    /// system. None: no ban (F204, F218).
    CardId (*bans)(const State&, CardId self, SystemId, Player holder, Player owner) = nullptr;
    /// In an attack: the hits that pieces on this card take before the ships do. The card's question deals
    /// these hits one by one. Pending::count is the number left (F1612).
    int (*takesHits)(const State&, Player) = nullptr;

    /// The holder damaged or destroyed pieces of this owner. Called once per action or other effect (F2102).
    void (*afterDamaging)(Draft&, Player, Player owner) = nullptr;

    // In the rules booklet
    bool keepsDestroyedShips = false;  ///< instead of returning them to their supplies (F2204)
    /// The resource that any harm to this owner in this system costs. None: no cost (F1508).
    Resource (*priceByLaw)(const State&, SystemId, Player by, Player owner) = nullptr;
    /// The player paid that resource.
    void (*paidByLaw)(Draft&, SystemId, Player by) = nullptr;
    /// Whether `harmedByLaw` applies to this harm. In a battle this is tested before the hits. Null: always.
    bool (*mindsByLaw)(const State&, SystemId, Player by, Player owner) = nullptr;
    /// A player harmed this owner, or their own pieces, in this system. In a battle it is called even without
    /// hits, after the hits are dealt and before Outrage and raiding (F1409, F1610).
    void (*harmedByLaw)(Draft&, SystemId, Player by, Player owner) = nullptr;
};

}  // namespace reach
