#pragma once

#include "engine/contract/seam.h"

namespace reach {

/// Changes by cards to ransacking, raiding and stealing (Base p.16, p.23; rules/raid.cpp).
struct RaidSeams {
    /// Raid dice are always allowed, and take a resource for each damaged defending ship (F1203).
    bool raidsShips = false;
    bool notRansacked = false;      ///< the holder's agents in the Court cannot be ransacked
    bool buriedWhenStolen = false;  ///< this card goes under the Court deck when it is stolen
    std::int8_t pieceCost = 0;  ///< keys for each Trophy and Captive of the holder; 0: they cannot be stolen
    /// True when `thief` cannot steal this token from the holder, or this card when `token` is None.
    bool (*bansSteal)(const State&, Player, Player thief, Resource token, CardId card) = nullptr;

    // In the rules booklet
    /// After a battle in which the attacker stole from the defender (F1211).
    void (*stolenByLaw)(Draft&, Player thief, Player victim) = nullptr;
};

}  // namespace reach
