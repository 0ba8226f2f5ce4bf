#pragma once

#include "engine/contract/seam.h"

namespace reach {

/// What cards change about holding, spending and counting resources (Base p.17; rules/resources.cpp,
/// rules/prelude.cpp).
struct ResourceSeams {
    Resource spendsAnyAs = Resource::None;  ///< any token may be spent as this, Outrage ignored
    Resource holdsSupply = Resource::None;  ///< the supply of this resource counts as the holder's
    bool extraSlot = false;                 ///< it has a resource slot
    ResourceSet freezes = 0;                ///< what it can hold, frozen (BR p.27)
    std::int8_t frozenCost = 0;             ///< keys for each of that; 0: it has no raid cost
    bool givesFrozen = false;               ///< and may be given in Summits (F302)
    bool freezesCaptives = false;           ///< it lies among the holder's Captives (F2002)
    bool storesTaken = false;   ///< and its holder may put there what is gained or stolen: it asks
    std::int8_t hoardCost = 0;  ///< it keeps what its holder steals, to be spent from there; keys for each
    ResourceSet keeps = 0;      ///< with that: only these types, however they come (F1403)
    std::int8_t golemCost = 0;  ///< it holds any number of Golems; keys for each (F503)

    // In the rules booklet
    /// After a player spent a Golem (F506).
    void (*golemSpentByLaw)(Draft&, Player, Golem) = nullptr;
};

}  // namespace reach
