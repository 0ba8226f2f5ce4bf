#include "app/battle/odds.h"

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

/// Parses "2+1" as in an entry: fresh and damaged ships. An empty text is no ships.
Ships shipsOf(const QString& word) {
    const QStringList counts = word.split(u'+');
    const auto count = [&](qsizetype at) { return static_cast<std::int8_t>(counts.value(at).toInt()); };
    return {count(0), count(1)};
}

struct Along {
    Ships fleet;
    LentShips lent;
};
/// Parses "fleet 1+1 of blue flagship 2"; each part is optional.
Along alongOf(const QString& words) {
    Along along;
    const QStringList all = words.split(u' ', Qt::SkipEmptyParts);
    if (const auto at = all.indexOf(u"fleet"); at >= 0) along.fleet = shipsOf(all.value(at + 1));
    if (const auto at = all.indexOf(u"of"); at >= 0)
        along.lent = {parsed<Player>(all.value(at + 1)), shipsOf(all.last()), all.contains(u"flagship")};
    return along;
}

}  // namespace

odds::Aim aimOf(const QString& name) {
    return odds::findAim(name.toStdString()).value_or(odds::Aim::MostTrophies);
}

std::optional<BattleAhead> Odds::ahead(const QString& system, const QString& attacker,
                                       const QString& defender, const DiceCount& dice, const QString& aim,
                                       const QString& along) const {
    const auto where = parsed<SystemId>(system);
    const auto from = parsed<Player>(attacker);
    const auto against = parsed<Player>(defender);
    if (index(where) >= kSystems || index(from) >= kPlayerColors || index(against) >= kOwners)
        return std::nullopt;
    const auto [fleet, lent] = alongOf(along);
    if (lent.any() && !isColor(lent.of)) return std::nullopt;
    return battleAhead(game(), from, against, where, dice, aimOf(aim), fleet, lent);
}

view::OddsView Odds::of(const QString& system, const QString& attacker, const QString& defender,
                        const QList<int>& dice, const QString& aim, const QString& along) const {
    if (dice.size() != kDice) return {};
    DiceCount counts{};
    for (int die = 0; die < kDice; ++die)
        counts[static_cast<std::size_t>(die)] =
            static_cast<std::int8_t>(std::clamp(dice[die], 0, kDiceOfAKind));
    const auto battle = ahead(system, attacker, defender, counts, aim, along);
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
                          const QString& aim, const QString& along) const {
    const auto battle = ahead(system, attacker, defender, {}, aim, along);
    if (!battle) return {};
    const auto mixes = odds::everyMix(battle->battle, battle->limits);
    const odds::MixOdds* best = odds::bestMix(mixes, battle->battle.aim);
    return best ? QList<int>{best->dice.assault, best->dice.skirmish, best->dice.raid} : QList<int>{};
}

view::DiceLimitsView Odds::limits(const QString& system, const QString& attacker, const QString& defender,
                                  const QString& along) const {
    const auto battle = ahead(system, attacker, defender, {}, {}, along);
    const odds::MixLimits limits = battle ? battle->limits : odds::MixLimits{};
    return {limits.dice, limits.least, limits.raid, limits.skirmishBoundsAssault};
}

}  // namespace reach

#include "moc_odds.cpp"
