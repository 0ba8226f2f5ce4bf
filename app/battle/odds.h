#pragma once

#include "app/battle/odds_view.h"
#include "app/table/at_table.h"

namespace reach {

/// What a battle would do, before its dice are collected. Systems and players are ids; `along` are the
/// ships that attack along, as an entry names them ("fleet 1+1", "of blue flagship 2"); aims: ships city
/// buildings keys trophies safe.
class Odds : public reach::AtTable {
    Q_OBJECT
    QML_ELEMENT

  public:
    using AtTable::AtTable;

    /// The chances with so many assault, skirmish and raid dice.
    Q_INVOKABLE reach::view::OddsView of(const QString& system, const QString& attacker,
                                         const QString& defender, const QList<int>& dice,
                                         const QString& aim = {}, const QString& along = {}) const;
    /// The assault, skirmish and raid dice best for an aim; empty when there is no such battle.
    Q_INVOKABLE QList<int> bestDice(const QString& system, const QString& attacker, const QString& defender,
                                    const QString& aim, const QString& along = {}) const;
    Q_INVOKABLE reach::view::DiceLimitsView limits(const QString& system, const QString& attacker,
                                                   const QString& defender, const QString& along = {}) const;

  private:
    std::optional<BattleAhead> ahead(const QString& system, const QString& attacker, const QString& defender,
                                     const DiceCount& dice, const QString& aim, const QString& along) const;
};

/// MostTrophies for what is no aim.
odds::Aim aimOf(const QString& name);

}  // namespace reach
