#pragma once

#include "app/battle/dice.h"
#include "app/game/entry_draft.h"
#include "engine/protocol/command.h"

#include <optional>
#include <vector>

namespace reach {

class Table;

/// The faces of the dice asked for, counted by hand. Faces are lists as in faces.h.
class RollDraft : public reach::EntryDraft {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Drafts.roll")
    Q_PROPERTY(QList<int> faces READ faces NOTIFY changed)

  public:
    explicit RollDraft(Table& table);

    QList<int> faces() const { return faces_; }
    Q_INVOKABLE void setFace(int kind, int face, int count);
    Q_INVOKABLE void clearFaces(int kind);
    /// Enters the faces.
    Q_INVOKABLE bool enter();

    bool isBegun() const override;

  protected:
    bool fits() const override;
    void clear() override;
    QString told() const override;

  private:
    Table& table_;
    QList<int> faces_;
    DiceCount asked_{};  ///< the dice of the question when the count began
};

/// The dice that are rolled again, and their new faces if they are rolled by hand.
class RerollDraft : public reach::EntryDraft {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Drafts.reroll")
    Q_PROPERTY(reach::view::RerollView question READ question NOTIFY changed)
    Q_PROPERTY(QString aim READ aim NOTIFY changed)
    Q_PROPERTY(QList<int> before READ before NOTIFY changed)
    Q_PROPERTY(QList<int> after READ after NOTIFY changed)

  public:
    explicit RerollDraft(Table& table);

    view::RerollView question() const;
    QString aim() const { return aim_; }
    /// The dice that are rolled again: the best ones, until others are chosen.
    QList<int> before() const;
    QList<int> after() const { return after_; }
    /// Chooses the best dice for an aim.
    Q_INVOKABLE void advise(const QString& aim);
    /// Adds a die with this face to those rolled again, or takes one away.
    Q_INVOKABLE void take(int kind, int face, bool again);
    /// Adds a die that shows this face now.
    Q_INVOKABLE void show(int kind, int face);
    Q_INVOKABLE void clearAfter();

    bool isBegun() const override;

  protected:
    bool fits() const override;
    void clear() override;
    void renew() override { question_.reset(); }
    QString told() const override;

  private:
    /// To be called after a choice.
    void chosen();

    Table& table_;
    QString aim_;
    std::optional<QList<int>> before_;
    QList<int> after_;
    RolledFaces asked_{};  ///< the faces on the table when the choice began
    mutable std::optional<view::RerollView> question_;
};

/// The number die and the event die, rolled by hand (BR p.13).
class EventDiceDraft : public reach::EntryDraft {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Drafts.eventDice")
    Q_PROPERTY(int number READ number WRITE setNumber NOTIFY changed)
    Q_PROPERTY(QString symbol READ symbol NOTIFY changed)
    Q_PROPERTY(bool crisis READ isCrisis NOTIFY changed)
    Q_PROPERTY(bool complete READ isComplete NOTIFY changed)
    Q_PROPERTY(QList<reach::view::RemarkView> foreseen READ foreseen NOTIFY changed)

  public:
    explicit EventDiceDraft(Table& table);

    /// 1 to 6; 0: not chosen.
    int number() const { return number_; }
    void setNumber(int number);
    /// "arrow", "moon" or "hex"; empty: not chosen.
    QString symbol() const;
    bool isCrisis() const { return crisis_; }
    Q_INVOKABLE void setFace(const QString& symbol, bool crisis);
    bool isComplete() const;
    /// The effects of the roll, once it is complete.
    QList<view::RemarkView> foreseen() const;
    Q_INVOKABLE bool enter();

    bool isBegun() const override { return number_ > 0 || symbol_ != Spot::Gate; }

  protected:
    bool fits() const override;
    void clear() override;
    QString told() const override;

  private:
    command::RollEvent command() const;

    Table& table_;
    int number_ = 0;
    Spot symbol_ = Spot::Gate;
    bool crisis_ = false;
};

/// An assignment of hits, one hit after the other (Base p.14).
class HitsDraft : public reach::EntryDraft {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Drafts.hits")
    Q_PROPERTY(QStringList chosen READ chosen NOTIFY changed)
    Q_PROPERTY(QStringList targets READ targets NOTIFY changed)

  public:
    explicit HitsDraft(Table& table);

    /// The pieces hit so far, in words.
    QStringList chosen() const { return chosen_; }
    /// The possible targets of the next hit, in words.
    QStringList targets() const;
    /// Assigns the next hit to the target with this index.
    Q_INVOKABLE void hit(int target);
    Q_INVOKABLE void takeOneBack();
    /// Enters the assignment.
    Q_INVOKABLE bool enter();

    /// The possible next assignments.
    std::vector<Command> ways() const { return waysAfter(begun_); }

    bool isBegun() const override { return !begun_.empty(); }

  protected:
    bool fits() const override;
    void clear() override;
    QString told() const override;

  private:
    std::vector<Command> waysAfter(const std::vector<Command>& begun) const;

    Table& table_;
    std::vector<Command> begun_;  ///< each has one hit more than the one before
    QStringList chosen_;
    Pending asked_;  ///< the question when the assignment began
};

}  // namespace reach
