#pragma once

#include "engine/core/fixed_vector.h"
#include "engine/odds/best_mix.h"
#include "engine/protocol/draft.h"

/// The odds of a battle on the table, with its pieces and the changes by cards of both sides.
namespace reach {

/// A change that a card makes to a battle. `n` is ChangedBattle::count.
enum class BattleChange : std::uint8_t {
    MoreDice,  ///< n dice
    SkirmishBoundsAssault,
    NoRaidDice,
    OneRaidDie,  ///< even without buildings
    HitsBefore,  ///< n hits before dice are collected
    ShipsCome,   ///< n fresh ships may come before that; the odds leave them out
    IgnoresIntercept,
    InterceptsAssault,
    InterceptHits,  ///< n hits instead of one for each fresh defending ship
    Rerolls,        ///< n of the dice
    TakesHits,      ///< takes n hits of the roll before the ships do
};
struct ChangedBattle {
    CardId card = CardId::None;
    BattleChange what = BattleChange::MoreDice;
    int count = 0;

    friend constexpr bool operator==(const ChangedBattle&, const ChangedBattle&) = default;
};

/// A battle that could be begun, or whose dice are being collected.
struct BattleAhead {
    odds::Battle battle;                     ///< hits are taken and dealt in the best way for the aim
    odds::MixLimits limits;                  ///< of the dice to collect
    FixedVector<ChangedBattle, 16> changes;  ///< changes that affect these dice
    /// Fresh ships that the defender may place before dice are collected.
    int mayCome = 0;
};
/// Returns a battle that could begin. The attacker has a ship in the system, which is known, or attacks with
/// Imperial ships (`fleet`) or a Rival's ships (`lent`). Imperial ships that must defend beside a Regent are
/// included (BR p.11).
BattleAhead battleAhead(const Game& game, Player attacker, Player defender, SystemId system,
                        const DiceCount& dice, odds::Aim aim = odds::Aim::MostTrophies, Ships fleet = {},
                        const LentShips& lent = {});

/// Returns the battle with rolled dice, including the rerolls that are still to come (Ask::Reroll). Its faces
/// are in the state.
odds::Battle battleOnTable(const Game& game, odds::Aim aim);

/// Returns the dice on the table that the asking card should reroll (Ask::Reroll), else none.
RolledFaces bestReroll(const Game& game, odds::Aim aim = odds::Aim::MostTrophies);

}  // namespace reach
