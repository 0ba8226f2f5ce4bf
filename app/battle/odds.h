#pragma once

#include "app/battle/odds_view.h"
#include "app/table/at_table.h"

namespace reach {

/// The expected results of a battle, before its dice are collected. Systems and players are ids. `along` are
/// the ships that join the attack, as an entry names them ("fleet 1+1", "of blue flagship 2"). Aims are:
/// ships city buildings keys trophies safe.
class Odds : public reach::AtTable {
    Q_OBJECT
    QML_ELEMENT

  public:
    using AtTable::AtTable;

    /// Returns the odds with these numbers of assault, skirmish and raid dice.
    Q_INVOKABLE reach::view::OddsView of(const QString& system, const QString& attacker,
                                         const QString& defender, const QList<int>& dice,
                                         const QString& aim = {}, const QString& along = {}) const;
    /// Returns the best numbers of assault, skirmish and raid dice for an aim; empty if there is no such
    /// battle.
    Q_INVOKABLE QList<int> bestDice(const QString& system, const QString& attacker, const QString& defender,
                                    const QString& aim, const QString& along = {}) const;
    Q_INVOKABLE reach::view::DiceLimitsView limits(const QString& system, const QString& attacker,
                                                   const QString& defender, const QString& along = {}) const;

  private:
    std::optional<BattleAhead> ahead(const QString& system, const QString& attacker, const QString& defender,
                                     const DiceCount& dice, const QString& aim, const QString& along) const;
};

/// Returns the aim with this name; MostTrophies for an unknown name.
odds::Aim aimOf(const QString& name);

}  // namespace reach
