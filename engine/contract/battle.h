#pragma once

#include "engine/contract/seam.h"

namespace reach {

/// What cards change about battles (Base p.14-15; rules/battle.cpp, suffer.cpp, strike.cpp).
struct BattleSeams {
    // The holder attacks
    std::int8_t gateDice = 0;            ///< extra dice in a gate
    std::int8_t extraDice = 0;           ///< extra dice anywhere, which must be collected
    bool skirmishBoundsAssault = false;  ///< no more assault than skirmish dice
    bool oneRaidDieAnyway = false;       ///< without defending buildings there
    bool ignoresAnIntercept = false;     ///< of those rolled, if every attacking ship was fresh at the start
    bool hurtsBlight = false;            ///< one hit damages or destroys Blight (F1305)
    /// How many of the dice just rolled may be rolled again, by kind.
    DiceCount (*rerolls)(const Game&, Player) = nullptr;

    // The holder defends
    bool interceptsAssault = false;  ///< one more intercept if assault dice were rolled
    bool starportBarsRaid = false;   ///< no raid dice against a system with a fresh starport of the holder
    /// The attacker has not collected dice. `actsBeforeCollecting` tells whether it does anything.
    bool (*actsBeforeCollecting)(const Game&, Player, SystemId) = nullptr;
    void (*beforeCollecting)(Draft&, Player) = nullptr;
    /// Hits an intercept deals, in place of one for each fresh ship; and what it costs.
    int (*interceptHits)(const State&, Player) = nullptr;
    void (*whenIntercepting)(Draft&, Player) = nullptr;

    /// The holder took Trophies from the attacker; what there was before.
    void (*tookTrophies)(Draft&, Player, const TrophyBoxes& before) = nullptr;

    /// After a battle of the holder's, as it ended.
    void (*after)(Draft&, Player, const BattleState&) = nullptr;

    // In the rules booklet
    /// After a player destroyed a city in battle (F831).
    void (*cityDestroyedByLaw)(Draft&, Player by, Player owner) = nullptr;
};

}  // namespace reach
