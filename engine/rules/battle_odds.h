#pragma once

#include "engine/core/fixed_vector.h"
#include "engine/odds/best_mix.h"
#include "engine/protocol/draft.h"

/// The odds of a battle as the table has it: its pieces and what the cards of both sides change.
namespace reach {

/// What a card changes in a battle.
enum class BattleChange : std::uint8_t {
    MoreDice,  ///< so many
    SkirmishBoundsAssault,
    NoRaidDice,
    OneRaidDie,  ///< without buildings
    HitsBefore,  ///< so many, before dice are collected
    ShipsCome,   ///< so many fresh ships may come then: the odds are without them
    IgnoresIntercept,
    InterceptsAssault,
    InterceptHits,  ///< so many, in place of one for each fresh defending ship
    Rerolls,        ///< so many of the dice
    TakesHits,      ///< so many hits of the roll, before the ships do
};
struct ChangedBattle {
    CardId card = CardId::None;
    BattleChange what = BattleChange::MoreDice;
    int count = 0;

    friend constexpr bool operator==(const ChangedBattle&, const ChangedBattle&) = default;
};

/// A battle that could be begun, or whose dice are being collected.
struct BattleAhead {
    odds::Battle battle;                     ///< hits taken and dealt as is best for the aim
    odds::MixLimits limits;                  ///< of the dice to collect
    FixedVector<ChangedBattle, 16> changes;  ///< that count for these dice
    int mayCome = 0;                         ///< fresh ships the defender may call before dice are collected
};
/// The attacker has a ship in the system, whose map is known, or attacks with Imperial ships, `fleet`, or
/// a Rival's, `lent`. Imperial ships that have to defend beside a Regent do (BR p.11).
BattleAhead battleAhead(const Game& game, Player attacker, Player defender, SystemId system,
                        const DiceCount& dice, odds::Aim aim = odds::Aim::MostTrophies, Ships fleet = {},
                        const LentShips& lent = {});

/// The battle whose dice have been rolled, with the leaves to roll again that are still to come
/// (Ask::Reroll); its faces are in the state.
odds::Battle battleOnTable(const Game& game, odds::Aim aim);

/// The dice on the table that are best rolled again by the card that asks (Ask::Reroll); else none.
RolledFaces bestReroll(const Game& game, odds::Aim aim = odds::Aim::MostTrophies);

}  // namespace reach
