#pragma once

#include "engine/contract/seam.h"

namespace reach {

/// Changes by cards to battles (Base p.14-15; rules/battle.cpp, suffer.cpp, strike.cpp).
struct BattleSeams {
    // The holder attacks
    std::int8_t gateDice = 0;            ///< extra dice of the attack in a gate
    std::int8_t extraDice = 0;           ///< extra dice anywhere, which must be collected
    bool skirmishBoundsAssault = false;  ///< no more assault dice than skirmish dice
    bool oneRaidDieAnyway = false;       ///< also without defending buildings in the system
    /// One intercept rolled, if every attacking ship was fresh at the start.
    bool ignoresAnIntercept = false;
    bool hurtsBlight = false;  ///< one hit damages or destroys Blight (F1305)
    /// How many of the dice just rolled may be rerolled, by kind.
    DiceCount (*rerolls)(const Game&, Player) = nullptr;

    // The holder defends
    bool interceptsAssault = false;  ///< one more intercept if assault dice were rolled
    bool starportBarsRaid = false;   ///< no raid dice against a system with a fresh starport of the holder
    /// Before the attacker collects dice. `actsBeforeCollecting`: whether `beforeCollecting` has any effect.
    bool (*actsBeforeCollecting)(const Game&, Player, SystemId) = nullptr;
    void (*beforeCollecting)(Draft&, Player) = nullptr;
    /// `interceptHits`: the hits that an intercept deals, instead of one for each fresh ship.
    /// `whenIntercepting`: the cost of those hits.
    int (*interceptHits)(const State&, Player) = nullptr;
    void (*whenIntercepting)(Draft&, Player) = nullptr;

    /// The holder took Trophies from the attacker. `before`: the Trophies before that.
    void (*tookTrophies)(Draft&, Player, const TrophyBoxes& before) = nullptr;

    /// After a battle of the holder. The last argument is the battle as it ended.
    void (*after)(Draft&, Player, const BattleState&) = nullptr;

    // In the rules booklet
    /// After a player destroyed a city in battle (F831).
    void (*cityDestroyedByLaw)(Draft&, Player by, Player owner) = nullptr;
};

}  // namespace reach
