#pragma once

#include "app/battle/odds.h"
#include "app/game/entry_draft.h"
#include "app/values/option_view.h"

#include <optional>
#include <vector>

namespace reach {

class Table;

/// The dice for a battle, before they are rolled: the number of each kind, or the faces of a roll by hand.
/// Faces are lists as in faces.h.
class DiceDraft : public reach::EntryDraft {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Drafts.battle or Drafts.collect")
    Q_PROPERTY(reach::view::DiceLimitsView limits READ limits NOTIFY changed)
    Q_PROPERTY(QList<int> dice READ dice NOTIFY changed)
    Q_PROPERTY(QList<int> planned READ planned NOTIFY changed)
    Q_PROPERTY(QList<int> faces READ faces NOTIFY changed)
    Q_PROPERTY(QString aim READ aim NOTIFY changed)
    Q_PROPERTY(reach::view::OddsView odds READ odds NOTIFY changed)
    Q_PROPERTY(QString rival READ rivalId NOTIFY changed)
    Q_PROPERTY(QString cityCost READ cityCost NOTIFY changed)
    Q_PROPERTY(bool weighing READ isWeighing WRITE setWeighing NOTIFY changed)

  public:
    explicit DiceDraft(Table& table);

    view::DiceLimitsView limits() const;
    /// The numbers of assault, skirmish and raid dice. Until they are chosen, as many as are allowed.
    QList<int> dice() const;
    /// The same once they are chosen, which own dice are rolled by; before that {0, 0, 0}.
    QList<int> planned() const { return dice_ ? dice() : QList<int>(kDice); }
    /// The faces counted by hand so far.
    QList<int> faces() const { return faces_; }
    /// The aim of the chosen dice; empty: none.
    QString aim() const { return aim_; }
    /// The odds with these dice.
    view::OddsView odds() const;
    /// The defender's colour.
    QString rivalId() const;
    /// What it costs to destroy the defender's city there, in words; empty: there is none.
    QString cityCost() const;

    /// True while players with own dice compare dice by their odds, before they roll.
    bool isWeighing() const { return weighing_; }
    void setWeighing(bool weighing);

    Q_INVOKABLE void setDice(int kind, int count);
    Q_INVOKABLE void setFace(int kind, int face, int count);
    Q_INVOKABLE void clearFaces(int kind);
    Q_INVOKABLE void clearAllFaces();
    /// Chooses the best dice for an aim.
    Q_INVOKABLE void layOut(const QString& aim);

    bool isBegun() const override;

  protected:
    virtual BattlePlan plan() const = 0;
    void clear() override;
    void renew() override;
    /// The dice, or the dice counted by hand, as an entry has them.
    DiceCount count() const;
    DiceCount countedByHand() const;

    Table& table_;
    std::optional<DiceCount> dice_;
    QList<int> faces_;
    QString aim_;
    bool weighing_ = false;

  private:
    mutable std::optional<view::DiceLimitsView> limits_;
    mutable std::optional<view::OddsView> odds_;
};

/// A battle that could begin: the rival, the ships that join, and the dice (Base p.14).
class BattleDraft : public reach::DiceDraft {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Drafts.battle")
    Q_PROPERTY(QStringList rivals READ rivals NOTIFY changed)
    Q_PROPERTY(QStringList spared READ spared NOTIFY changed)
    Q_PROPERTY(reach::view::OptionView option READ option NOTIFY changed)
    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    Q_PROPERTY(bool later READ isLater NOTIFY changed)
    Q_PROPERTY(int ledFresh READ ledFresh NOTIFY changed)
    Q_PROPERTY(int ledDamaged READ ledDamaged NOTIFY changed)
    Q_PROPERTY(bool leads READ leads WRITE setLeads NOTIFY changed)
    Q_PROPERTY(bool mustLead READ mustLead NOTIFY changed)
    Q_PROPERTY(QString lender READ lender NOTIFY changed)
    Q_PROPERTY(int lentFresh READ lentFresh NOTIFY changed)
    Q_PROPERTY(int lentDamaged READ lentDamaged NOTIFY changed)
    Q_PROPERTY(bool lentFlagship READ lentFlagship NOTIFY changed)
    Q_PROPERTY(bool borrows READ borrows WRITE setBorrows NOTIFY changed)

  public:
    using DiceDraft::DiceDraft;

    Q_INVOKABLE void chooseRival(const QString& color);
    /// Opens a battle that the rules forbid, to be entered anyway.
    Q_INVOKABLE void brave();

    /// The colours of the possible defenders: other players first, the Free States last.
    QStringList rivals() const;
    /// The other possible defenders that the rules forbid to battle, each with the rule, in words.
    QStringList spared() const;
    /// The first option against the rival: the verdict of the rules. Without an index: there is no battle.
    view::OptionView option() const;
    /// True if the dice can be chosen: the battle is legal, or the players want it anyway.
    bool isOpen() const;
    /// True if the dice are collected after the defender's cards.
    bool isLater() const;
    /// The Imperial ships that can join (BR p.11), and whether they do.
    int ledFresh() const { return led().fresh; }
    int ledDamaged() const { return led().damaged; }
    bool leads() const;
    void setLeads(bool leads);
    /// True if the attacker has no ships of its own there, so that Imperial ships attack alone.
    bool mustLead() const;
    /// The ships of a Rival that can join (F2404), and whether they do. No lender: none can.
    QString lender() const;
    int lentFresh() const { return loan().ships.fresh; }
    int lentDamaged() const { return loan().ships.damaged; }
    bool lentFlagship() const { return loan().flagship; }
    bool borrows() const;
    void setBorrows(bool borrows);

    /// Begins the battle with the chosen dice.
    Q_INVOKABLE bool begin();
    /// Begins the battle and enters the faces counted by hand, undone as one.
    Q_INVOKABLE bool beginWithFaces();

    bool isBegun() const override;

  protected:
    BattlePlan plan() const override;
    bool fits() const override;
    void clear() override;
    void renew() override;
    QString told() const override;

  private:
    struct Way {
        int option;
        bool legal;
        command::Battle battle;
    };
    std::vector<Way> ways() const;
    std::vector<Way> against() const;
    Player rival() const;
    Ships led() const;
    LentShips loan() const;
    bool mustBorrow() const;
    command::Battle command(const DiceCount& dice) const;

    Player rival_ = Player::None;   ///< None: not chosen
    Player braved_ = Player::None;  ///< the rival of the forbidden battle that is wanted anyway
    bool leads_ = false;
    bool borrows_ = false;
    mutable std::optional<std::vector<Way>> ways_;  ///< of the current moment
};

/// The dice of a battle that has begun, after the defender's cards.
class CollectDraft : public reach::DiceDraft {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Drafts.collect")

  public:
    using DiceDraft::DiceDraft;

    /// Collects the chosen dice, or none.
    Q_INVOKABLE bool collect();
    /// Collects the dice counted by hand and enters their faces, undone as one.
    Q_INVOKABLE bool collectWithFaces();

  protected:
    BattlePlan plan() const override;
    bool fits() const override;
    QString told() const override;

  private:
    bool send(const std::vector<Command>& commands);
};

}  // namespace reach
