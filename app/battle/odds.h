#pragma once

#include "app/battle/odds_view.h"
#include "engine/core/state.h"
#include "engine/rules/battle_odds.h"

#include <QString>

#include <optional>

namespace reach {

/// A battle that could begin, without its dice.
struct BattlePlan {
    Player attacker = Player::None;
    Player defender = Player::None;
    SystemId system = SystemId::None;
    Ships fleet{};     ///< Imperial ships that attack too
    LentShips lent{};  ///< ships of a Rival that attack too

    bool operator==(const BattlePlan&) const = default;
};

/// Returns the odds of the battle with these dice. Unknown if there is no such battle.
view::OddsView oddsOf(const Game& game, const BattlePlan& plan, const DiceCount& dice,
                      odds::Aim aim = odds::Aim::MostTrophies);
/// Returns the best dice for the aim; nullopt if there is no such battle.
std::optional<DiceCount> bestDice(const Game& game, const BattlePlan& plan, odds::Aim aim);
/// Returns the numbers of dice that may be collected.
view::DiceLimitsView diceLimits(const Game& game, const BattlePlan& plan);

/// Returns the aim with this name; MostTrophies for an unknown name. Aims are: ships city buildings keys
/// trophies safe.
odds::Aim aimOf(const QString& name);

}  // namespace reach
