#pragma once

#include "engine/contract/seam.h"

namespace reach {

/// Changes by cards to holding, spending and counting resources (Base p.17; rules/resources.cpp,
/// rules/prelude.cpp).
struct ResourceSeams {
    /// Any token may be spent as this resource, regardless of Outrage.
    Resource spendsAnyAs = Resource::None;
    Resource holdsSupply = Resource::None;  ///< the supply of this resource counts as the holder's
    bool extraSlot = false;                 ///< the card has a resource slot
    ResourceSet freezes = 0;                ///< types that the card can hold frozen (BR p.27)
    std::int8_t frozenCost = 0;             ///< keys for each frozen resource; 0: no raid cost
    bool givesFrozen = false;               ///< frozen resources may be given in Summits (F302)
    bool freezesCaptives = false;           ///< the frozen resource lies among the holder's Captives (F2002)
    bool storesTaken = false;               ///< the card asks whether gained or stolen resources go onto it
    /// The card keeps stolen resources, which can be spent from it; keys for each.
    std::int8_t hoardCost = 0;
    ResourceSet keeps = 0;      ///< with hoardCost: only these types, from any source (F1403)
    std::int8_t golemCost = 0;  ///< the card holds any number of Golems; keys for each (F503)

    // In the rules booklet
    /// After a player spent a Golem (F506).
    void (*golemSpentByLaw)(Draft&, Player, Golem) = nullptr;
};

}  // namespace reach
