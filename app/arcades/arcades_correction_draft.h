#pragma once

#include "app/game/corrections.h"
#include "engine/arcades/command.h"

#include <QStringList>

namespace reach {

class ArcadesTable;

/// Corrections of a table of ARCADEs that are not applied yet. Players, systems and resources are ids.
class ArcadesCorrectionDraft : public reach::AnyCorrections {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("ArcadesTable.corrections")

  public:
    explicit ArcadesCorrectionDraft(ArcadesTable& table);

    // The values that can be corrected.
    Q_INVOKABLE int power(const QString& player) const;
    Q_INVOKABLE int hand(const QString& player) const;
    Q_INVOKABLE int trophies(const QString& player, const QString& rival) const;
    /// 1: the player has researched it.
    Q_INVOKABLE int advance(const QString& player, const QString& advance) const;
    /// The planet of the agent.
    Q_INVOKABLE int agent(const QString& player) const;
    Q_INVOKABLE int resources(const QString& player) const;
    Q_INVOKABLE int ships(const QString& player, const QString& gate) const;
    Q_INVOKABLE int city(const QString& planet) const;
    /// 1: the resource of the planet lies there.
    Q_INVOKABLE int token(const QString& planet) const;
    /// The cluster of an ambition marker, from 1; 0: it is available. `power`: the number that it shows.
    Q_INVOKABLE int marker(int power) const;
    Q_INVOKABLE int chapter() const;
    Q_INVOKABLE int initiative() const;

    /// The resources of a player.
    Q_INVOKABLE QStringList held(int what, const QStringList& now) const;
    Q_INVOKABLE void hold(int what, const QStringList& resources, const QStringList& now);
    /// The ships in a gate: fresh, then damaged.
    Q_INVOKABLE QList<int> counted(int what, const QList<int>& now) const;
    Q_INVOKABLE void countShips(int what, const QList<int>& ships, const QList<int>& now);
    /// The owner of a city, "none" for no city, and whether it is fresh.
    Q_INVOKABLE QString cityOwner(int what, const QString& now) const;
    Q_INVOKABLE bool cityFresh(int what, bool now) const;
    Q_INVOKABLE void setCity(int what, const QString& owner, bool fresh, const QString& nowOwner,
                             bool nowFresh);

    int count() const override { return list_.count(); }
    QString name(int what) const override;
    bool has(int what) const override { return list_.chosen(what) != nullptr; }
    int number(int what, int now) const override;
    void setNumber(int what, int number, int now) override;
    QString choice(int what, const QString& now) const override;
    void choose(int what, const QString& id, const QString& now) override;
    bool apply() override;

  protected:
    void clear() override;

  private:
    void set(int what, const arcades::command::Correct& correct, bool asItIs);

    ArcadesTable& table_;
    CorrectionList<arcades::command::Correct> list_;
};

}  // namespace reach
