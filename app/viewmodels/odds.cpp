#include "app/viewmodels/odds.h"

#include "app/words/battle_words.h"
#include "engine/core/names.h"
#include "engine/odds/battle_odds.h"

#include <algorithm>

namespace reach {
namespace {

template <typename Id>
Id parsed(const QString& name) {
    return parseName<Id>(name.toStdString()).value_or(Id::None);
}

/// "2+1" as in an entry: fresh and damaged; nothing is none.
Ships shipsOf(const QString& word) {
    const QStringList counts = word.split(u'+');
    const auto count = [&](qsizetype at) { return static_cast<std::int8_t>(counts.value(at).toInt()); };
    return {count(0), count(1)};
}

}  // namespace

odds::Aim aimOf(const QString& name) {
    return odds::findAim(name.toStdString()).value_or(odds::Aim::MostTrophies);
}

std::optional<BattleAhead> Odds::ahead(const QString& system, const QString& attacker,
                                       const QString& defender, const DiceCount& dice, const QString& aim,
                                       const QString& fleet) const {
    const auto where = parsed<SystemId>(system);
    const auto from = parsed<Player>(attacker);
    const auto against = parsed<Player>(defender);
    if (index(where) >= kSystems || index(from) >= kPlayerColors || index(against) >= kOwners)
        return std::nullopt;
    return battleAhead(game(), from, against, where, dice, aimOf(aim), shipsOf(fleet));
}

view::OddsView Odds::of(const QString& system, const QString& attacker, const QString& defender,
                        const QList<int>& dice, const QString& aim, const QString& fleet) const {
    if (dice.size() != kDice) return {};
    DiceCount counts{};
    for (int die = 0; die < kDice; ++die)
        counts[static_cast<std::size_t>(die)] =
            static_cast<std::int8_t>(std::clamp(dice[die], 0, kDiceOfAKind));
    const auto battle = ahead(system, attacker, defender, counts, aim, fleet);
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

QList<int> Odds::bestDice(const QString& system, const QString& attacker, const QString& defender,
                          const QString& aim, const QString& fleet) const {
    const auto battle = ahead(system, attacker, defender, {}, aim, fleet);
    if (!battle) return {};
    const auto mixes = odds::everyMix(battle->battle, battle->limits);
    const odds::MixOdds* best = odds::bestMix(mixes, battle->battle.aim);
    return best ? QList<int>{best->dice.assault, best->dice.skirmish, best->dice.raid} : QList<int>{};
}

view::DiceLimitsView Odds::limits(const QString& system, const QString& attacker, const QString& defender,
                                  const QString& fleet) const {
    const auto battle = ahead(system, attacker, defender, {}, {}, fleet);
    const odds::MixLimits limits = battle ? battle->limits : odds::MixLimits{};
    return {limits.dice, limits.least, limits.raid, limits.skirmishBoundsAssault};
}

}  // namespace reach
