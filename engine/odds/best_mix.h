#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/odds/battle_odds.h"

/// Which dice to collect. The attacker may collect fewer than allowed and mix kinds freely, six of a kind
/// at most (Base p.14).
namespace reach::odds {

/// What may be collected.
struct MixLimits {
    int dice = 0;   ///< at most so many in all: one for each attacking ship, and what cards add
    int raid = 0;   ///< at most so many of them raid dice (Base p.14, and what cards change)
    int least = 0;  ///< at least so many in all: extra dice that must be collected
    bool skirmishBoundsAssault = false;  ///< no more assault than skirmish dice

    constexpr bool allow(const Pool& pool) const {
        return pool.total() >= least && pool.total() <= dice && pool.raid <= raid &&
               (!skirmishBoundsAssault || pool.assault <= pool.skirmish);
    }
};

/// One choice of dice and what comes of it.
struct MixOdds {
    Pool dice;
    BattleOdds odds;
};

/// How good the odds are for the aim: more is better.
double worth(const BattleOdds& odds, Aim aim);

/// The same battle with the aim, its hits dealt and taken in the orders that serve it best.
Battle playedFor(Battle battle, Aim aim);

/// Every choice of dice within the limits, for the battle's orders and aim; its own `dice` are not looked at.
/// 343 at most; empty if the battle is not possible.
std::vector<MixOdds> everyMix(Battle battle, const MixLimits& limits);

/// The best of them for the aim, or null if there are none. Of equally good ones that with fewer expected
/// ships lost, then fewer hits taken, then more hits landed, then fewer dice.
const MixOdds* bestMix(std::span<const MixOdds> mixes, Aim aim);

}  // namespace reach::odds
