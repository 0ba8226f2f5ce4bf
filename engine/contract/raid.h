#pragma once

#include "engine/contract/seam.h"

namespace reach {

/// What cards change about ransacking, raiding and stealing (Base p.16, p.23; rules/raid.cpp).
struct RaidSeams {
    bool raidsShips = false;    ///< raid dice anyway, for a resource each damaged ship that defends (F1203)
    bool notRansacked = false;  ///< the holder's agents in the Court are not
    bool buriedWhenStolen = false;  ///< the card itself
    std::int8_t pieceCost = 0;  ///< keys for each Trophy and Captive of the holder's; 0: they are not stolen
    /// True when `thief` cannot steal this token, or this card when there is no token, from the holder.
    bool (*bansSteal)(const State&, Player, Player thief, Resource token, CardId card) = nullptr;

    // In the rules booklet
    /// After a battle in which the attacker stole from the defender (F1211).
    void (*stolenByLaw)(Draft&, Player thief, Player victim) = nullptr;
};

}  // namespace reach
