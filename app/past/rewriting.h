#pragma once

#include "app/game/any_table.h"

namespace reach {

/// The rewriting of a past entry: replacing it, adding entries before it, or leaving it out. It begins at a
/// line of the log and ends when it is taken or given up. Meanwhile the table shows that moment, entries are
/// made as always, and nothing is saved.
class Rewriting : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(reach::AnyTable* table READ table WRITE setTable NOTIFY tableChanged REQUIRED)
    Q_PROPERTY(bool active READ isActive NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(QString status READ status NOTIFY changed)
    Q_PROPERTY(bool takeable READ isTakeable NOTIFY changed)
    Q_PROPERTY(int unfit READ unfit NOTIFY changed)
    Q_PROPERTY(QString differences READ differences NOTIFY changed)
    Q_PROPERTY(QStringList neighbours READ neighbours NOTIFY changed)
    Q_PROPERTY(QList<reach::view::MisfitView> misfits READ misfits NOTIFY changed)

  public:
    using QObject::QObject;

    AnyTable* table() const { return table_; }
    void setTable(AnyTable* table);

    bool isActive() const { return trial() != nullptr; }
    /// The past entry in words, and the status of the later entries.
    QString text() const;
    QString status() const;
    /// True if there is a change to take.
    bool isTakeable() const { return trial() && trial()->changesAnything(); }
    /// The number of entries that no longer fit.
    int unfit() const { return trial() ? trial()->unfit() : 0; }
    /// What is different on the table if the change is taken, in words. Empty without a change.
    QString differences() const;
    /// Entries that differ from the past entry only a little, in words. Empty once it is replaced.
    QStringList neighbours() const;
    /// Enters one of them in its place.
    Q_INVOKABLE bool choose(int neighbour);
    /// The entries that no longer fit or stay only in their meaning, and the changed entries.
    QList<view::MisfitView> misfits() const;

    /// Moves the table to the moment before this past entry (from 0). New entries replace it (`instead`) or
    /// come before it. May be called for another entry while a rewriting is active.
    Q_INVOKABLE bool begin(int entry, bool instead) { return table_ && table_->tryFrom(entry, instead); }
    /// Leaves out the past entry.
    Q_INVOKABLE bool leaveOut(int entry) { return table_ && table_->tryWithout(entry); }
    /// Corrects the table in place of the past entry, so that the board stands as it left it.
    Q_INVOKABLE bool asOnBoard(int entry) { return isActive() && table_->tryAsOnBoard(entry); }
    /// Drops the change of this entry.
    Q_INVOKABLE bool asItWas(int entry) { return isActive() && begin(entry, true); }
    /// Makes the proposed past the table's past. Table.undo() reverses this.
    Q_INVOKABLE bool take() { return isTakeable() && table_->takeTrial(); }
    /// Drops all changes.
    Q_INVOKABLE void giveUp();

  Q_SIGNALS:
    void tableChanged();
    void changed();

  private:
    QList<std::pair<QString, QString>> near() const;
    const AnyTrial* trial() const { return table_ ? table_->trial() : nullptr; }

    AnyTable* table_ = nullptr;
};

}  // namespace reach
