#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/odds/battle_odds.h"

/// The choice of dice to collect. The attacker may collect fewer than allowed and mix kinds freely, up to six
/// of a kind (Base p.14).
namespace reach::odds {

/// The limits of the choice.
struct MixLimits {
    int dice = 0;   ///< maximum of all dice: one for each attacking ship, and those that cards add
    int raid = 0;   ///< maximum of raid dice (Base p.14, and changes by cards)
    int least = 0;  ///< minimum of all dice: extra dice that must be collected
    bool skirmishBoundsAssault = false;  ///< no more assault than skirmish dice

    constexpr bool allow(const Pool& pool) const {
        return pool.total() >= least && pool.total() <= dice && pool.raid <= raid &&
               (!skirmishBoundsAssault || pool.assault <= pool.skirmish);
    }
};

/// One choice of dice and its odds.
struct MixOdds {
    Pool dice;
    BattleOdds odds;
};

/// Returns the value of the odds for the aim. More is better.
double worth(const BattleOdds& odds, Aim aim);

/// Returns the battle with the aim, and with the orders of hits dealt and taken that suit it best.
Battle playedFor(Battle battle, Aim aim);

/// Returns every choice of dice within the limits, for the battle's orders and aim. `battle.dice` is ignored.
/// At most 343; empty if the battle is impossible.
std::vector<MixOdds> everyMix(Battle battle, const MixLimits& limits);

/// Returns the best choice for the aim, or null if there is none. Ties are decided by fewer expected ships
/// lost, then fewer hits taken, then more hits landed, then fewer dice.
const MixOdds* bestMix(std::span<const MixOdds> mixes, Aim aim);

}  // namespace reach::odds
