#include "app/battle/odds.h"

#include "app/words/battle_words.h"
#include "engine/odds/battle_odds.h"

namespace reach {
namespace {

std::optional<BattleAhead> ahead(const Game& game, const BattlePlan& plan, const DiceCount& dice,
                                 odds::Aim aim) {
    if (index(plan.system) >= kSystems || index(plan.attacker) >= kPlayerColors ||
        index(plan.defender) >= kOwners || (plan.lent.any() && !isColor(plan.lent.of)))
        return std::nullopt;
    return battleAhead(game, plan.attacker, plan.defender, plan.system, dice, aim, plan.fleet, plan.lent);
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
    const odds::MixLimits limits = battle ? battle->limits : odds::MixLimits{};
    return {limits.dice, limits.least, limits.raid, limits.skirmishBoundsAssault};
}

}  // namespace reach
