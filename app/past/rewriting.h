#pragma once

#include "app/game/any_table.h"

namespace reach {

/// One past entry replaced, preceded by something or left out: from its line in the log until that is taken
/// or given up. Meanwhile the table stands at that place, entries are made as always, and nothing is kept.
class Rewriting : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(reach::AnyTable* table READ table WRITE setTable NOTIFY tableChanged REQUIRED)
    Q_PROPERTY(bool active READ isActive NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(QString status READ status NOTIFY changed)
    Q_PROPERTY(bool takeable READ isTakeable NOTIFY changed)
    Q_PROPERTY(int unfit READ unfit NOTIFY changed)
    Q_PROPERTY(QList<reach::view::MisfitView> misfits READ misfits NOTIFY changed)

  public:
    using QObject::QObject;

    AnyTable* table() const { return table_; }
    void setTable(AnyTable* table);

    bool isActive() const { return trial() != nullptr; }
    /// What is being replaced, in words, and how the rest fits.
    QString text() const;
    QString status() const;
    /// There is something to take.
    bool isTakeable() const { return trial() && trial()->changesAnything(); }
    /// Entries that no longer fit.
    int unfit() const { return trial() ? trial()->unfit() : 0; }
    /// Those, and those of which something was said.
    QList<view::MisfitView> misfits() const;

    /// The table stands before this past entry (from 0): what is entered from now on takes its place, or
    /// comes before it. Another one may follow while one is under way.
    Q_INVOKABLE bool begin(int entry, bool instead) { return table_ && table_->tryFrom(entry, instead); }
    /// The past entry is left out.
    Q_INVOKABLE bool leaveOut(int entry) { return table_ && table_->tryWithout(entry); }
    /// What was said of it no longer counts.
    Q_INVOKABLE bool asItWas(int entry) { return isActive() && begin(entry, true); }
    /// The past becomes what is proposed; Table.undo() takes that back.
    Q_INVOKABLE bool take() { return isTakeable() && table_->takeTrial(); }
    /// Everything stays as it was.
    Q_INVOKABLE void giveUp();

  Q_SIGNALS:
    void tableChanged();
    void changed();

  private:
    const AnyTrial* trial() const { return table_ ? table_->trial() : nullptr; }

    AnyTable* table_ = nullptr;
};

}  // namespace reach
