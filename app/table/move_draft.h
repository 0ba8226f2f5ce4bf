#pragma once

#include "app/game/entry_draft.h"
#include "app/values/option_view.h"
#include "engine/protocol/command.h"

#include <optional>
#include <vector>

namespace reach {

class Table;

namespace view {

/// A place where ships can move to.
struct MoveGoalView {
    Q_GADGET
    QML_VALUE_TYPE(moveGoal)
    Q_PROPERTY(QString system MEMBER system FINAL)
    Q_PROPERTY(bool legal MEMBER legal FINAL)

  public:
    QString system;      ///< its id
    bool legal = false;  ///< true: the rules allow the move

    bool operator==(const MoveGoalView&) const = default;
};

/// A stop on the way of a Catapult move.
struct MoveStopView {
    Q_GADGET
    QML_VALUE_TYPE(moveStop)
    Q_PROPERTY(QString system MEMBER system FINAL)
    Q_PROPERTY(int fresh MEMBER fresh FINAL)
    Q_PROPERTY(int damaged MEMBER damaged FINAL)

  public:
    QString system;   ///< its id
    int fresh = 0;    ///< ships that stay there
    int damaged = 0;  ///< damaged ships that stay there, in addition

    bool operator==(const MoveStopView&) const = default;
};

}  // namespace view

/// A move of ships: their owner, their number, the goal, and the stops on the way (Base p.13, BR p.10, p.22).
class MoveDraft : public reach::EntryDraft {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Drafts.move")
    Q_PROPERTY(QString lender READ lender NOTIFY changed)
    Q_PROPERTY(bool mayBorrow READ mayBorrow NOTIFY changed)
    Q_PROPERTY(bool borrows READ borrows WRITE setBorrows NOTIFY changed)
    Q_PROPERTY(int mostFresh READ mostFresh NOTIFY changed)
    Q_PROPERTY(int mostDamaged READ mostDamaged NOTIFY changed)
    Q_PROPERTY(int mostLedFresh READ mostLedFresh NOTIFY changed)
    Q_PROPERTY(int mostLedDamaged READ mostLedDamaged NOTIFY changed)
    Q_PROPERTY(bool ledOnly READ isLedOnly NOTIFY changed)
    Q_PROPERTY(int fresh READ fresh WRITE setFresh NOTIFY changed)
    Q_PROPERTY(int damaged READ damaged WRITE setDamaged NOTIFY changed)
    Q_PROPERTY(int ledFresh READ ledFresh WRITE setLedFresh NOTIFY changed)
    Q_PROPERTY(int ledDamaged READ ledDamaged WRITE setLedDamaged NOTIFY changed)
    Q_PROPERTY(bool mayFly READ mayFly NOTIFY changed)
    Q_PROPERTY(bool flies READ flies WRITE setFlies NOTIFY changed)
    Q_PROPERTY(bool far READ isFar NOTIFY changed)
    Q_PROPERTY(bool stopping READ isStopping WRITE setStopping NOTIFY changed)
    Q_PROPERTY(bool routed READ isRouted NOTIFY changed)
    Q_PROPERTY(bool possible READ isPossible NOTIFY changed)
    Q_PROPERTY(QStringList route READ route NOTIFY changed)
    Q_PROPERTY(QList<reach::view::MoveStopView> stops READ stops NOTIFY changed)
    Q_PROPERTY(QList<reach::view::MoveGoalView> goals READ goals NOTIFY changed)
    Q_PROPERTY(QList<reach::view::OptionView> slips READ slips NOTIFY changed)

  public:
    explicit MoveDraft(Table& table);

    /// The Rival whose ships may move (F2404); empty: none.
    QString lender() const;
    /// True if the player can choose between own ships and the Rival's.
    bool mayBorrow() const;
    bool borrows() const;
    void setBorrows(bool borrows);
    /// The numbers of ships that can move, and of Imperial ships that can move with them. `ledOnly`: no other
    /// ships move.
    int mostFresh() const;
    int mostDamaged() const;
    int mostLedFresh() const { return led().fresh; }
    int mostLedDamaged() const { return led().damaged; }
    bool isLedOnly() const;
    /// The numbers of ships that move. Until they are chosen all ships move, and no Imperial ships with them.
    int fresh() const { return fresh_.value_or(mostFresh()); }
    int damaged() const { return damaged_.value_or(mostDamaged()); }
    int ledFresh() const { return ledFresh_.value_or(isLedOnly() ? led().fresh : 0); }
    int ledDamaged() const { return ledDamaged_.value_or(isLedOnly() ? led().damaged : 0); }
    void setFresh(int count) { set(fresh_, count); }
    void setDamaged(int count) { set(damaged_, count); }
    void setLedFresh(int count) { set(ledFresh_, count); }
    void setLedDamaged(int count) { set(ledDamaged_, count); }
    /// True if the player can choose whether the Flagship moves too.
    bool mayFly() const;
    bool flies() const;
    void setFlies(bool flies) { set(flies_, flies); }
    /// True if a Catapult move is possible, so that ships can stay on the way.
    bool isFar() const;
    bool isStopping() const { return stopping_; }
    void setStopping(bool stopping);
    /// True if a route was chosen, and the ships that stay on it are being chosen.
    bool isRouted() const { return !route_.isEmpty(); }
    /// True if at least one piece moves.
    bool isPossible() const {
        return fresh() + damaged() > 0 || flies() || (isLedOnly() && ledFresh() + ledDamaged() > 0);
    }
    /// The systems of the chosen route, to its goal.
    QStringList route() const { return route_; }
    /// The stops before its goal.
    QList<view::MoveStopView> stops() const;
    QList<view::MoveGoalView> goals() const;
    /// The moves by the Slipstream Drive, which are separate options.
    QList<view::OptionView> slips() const;

    /// Moves the ships to a system. While some shall stay on the way, chooses the route there instead; the
    /// same goal again moves them.
    Q_INVOKABLE bool go(const QString& goal);
    Q_INVOKABLE void setStop(int stop, int fresh, int damaged);
    /// Moves the ships along the chosen route.
    Q_INVOKABLE bool goOn();
    Q_INVOKABLE void chooseAnotherGoal();

    bool isBegun() const override;

  protected:
    bool fits() const override;
    void clear() override;
    void renew() override { ways_.reset(); }
    QString told() const override;

  private:
    struct Way {
        int option;
        bool legal;
        command::Move move;

        bool isLed() const { return move.fleet.total() > 0; }
    };
    /// A way of moves from here: own ships or a Rival's, by the Slipstream Drive or not.
    const std::vector<Way>& ways() const;
    std::vector<Way> meant() const;
    std::vector<Way> plain(bool flying) const;
    /// The moves whose goals are offered.
    std::vector<Way> alone() const;
    Ships led() const;
    void layRoute(const QStringList& route);
    bool send(const FixedVector<command::Hop, 12>& hops);
    template <typename Value>
    void set(std::optional<Value>& what, Value value) {
        if (what == value) return;
        what = value;
        Q_EMIT changed();
    }

    Table& table_;
    std::optional<bool> borrows_;
    std::optional<int> fresh_;
    std::optional<int> damaged_;
    std::optional<int> ledFresh_;
    std::optional<int> ledDamaged_;
    std::optional<bool> flies_;
    bool stopping_ = false;
    QStringList route_;
    std::vector<Ships> stays_;                      ///< at each stop before the goal
    mutable std::optional<std::vector<Way>> ways_;  ///< of the current moment
};

}  // namespace reach
