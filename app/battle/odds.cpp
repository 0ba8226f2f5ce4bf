#include "app/battle/odds.h"

#include "app/words/battle_words.h"
#include "app/words/rule_words.h"
#include "app/words/translate.h"
#include "engine/odds/battle_odds.h"
#include "engine/rules/battle.h"

#include <algorithm>

namespace reach {
namespace {

std::optional<BattleAhead> ahead(const Game& game, const BattlePlan& plan, const DiceCount& dice,
                                 odds::Aim aim) {
    if (index(plan.system) >= kSystems || index(plan.attacker) >= kPlayerColors ||
        index(plan.defender) >= kOwners || (plan.lent.any() && !isColor(plan.lent.of)))
        return std::nullopt;
    return battleAhead(game, plan.attacker, plan.defender, plan.system, dice, aim, plan.fleet, plan.lent);
}

/// The rule that a raid die would break. Skirmish dice fill up the dice that must be collected.
QString noRaidText(const Game& game, const BattlePlan& plan, const odds::MixLimits& limits) {
    DiceCount dice{};
    dice[index(Die::Skirmish)] = static_cast<std::int8_t>(std::max(0, limits.least - 1));
    dice[index(Die::Raid)] = 1;
    Verdict verdict;
    checkDice(game, plan.attacker, plan.defender, plan.system, dice, verdict, limits.dice);
    const Violation reason = verdict.reason();
    if (reason.rule == Rule::None) return {};
    return words::translate("battle", "No raid dice: %1 (%2)", "why, and where the rule stands")
        .arg(words::ruleText(reason), words::citation(reason));
}

}  // namespace

odds::Aim aimOf(const QString& name) {
    return odds::findAim(name.toStdString()).value_or(odds::Aim::MostTrophies);
}

view::OddsView oddsOf(const Game& game, const BattlePlan& plan, const DiceCount& dice, odds::Aim aim) {
    const auto battle = ahead(game, plan, dice, aim);
    if (!battle) return {};
    const auto chances = odds::battleOdds(battle->battle);
    view::OddsView view = view::odds(chances);
    for (const ChangedBattle& change : battle->changes) view.because.append(words::changeText(change));
    if (chances && battle->mayCome > 0) {
        odds::Battle withAll = battle->battle;
        withAll.defenders.fresh += battle->mayCome;
        if (const auto then = odds::battleOdds(withAll))
            view.because.append(words::allComeText(*chances, *then));
    }
    return view;
}

std::optional<DiceCount> bestDice(const Game& game, const BattlePlan& plan, odds::Aim aim) {
    const auto battle = ahead(game, plan, {}, aim);
    if (!battle) return std::nullopt;
    const auto mixes = odds::everyMix(battle->battle, battle->limits);
    const odds::MixOdds* best = odds::bestMix(mixes, battle->battle.aim);
    if (best == nullptr) return std::nullopt;
    const auto count = [](int dice) { return static_cast<std::int8_t>(dice); };
    return DiceCount{count(best->dice.assault), count(best->dice.skirmish), count(best->dice.raid)};
}

view::DiceLimitsView diceLimits(const Game& game, const BattlePlan& plan) {
    const auto battle = ahead(game, plan, {}, odds::Aim::MostTrophies);
    if (!battle) return {};
    const odds::MixLimits& limits = battle->limits;
    return {limits.dice, limits.least, limits.raid, limits.skirmishBoundsAssault,
            limits.raid > 0 ? QString() : noRaidText(game, plan, limits)};
}

}  // namespace reach
