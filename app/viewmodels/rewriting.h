#pragma once

#include "app/viewmodels/at_table.h"

namespace reach {
namespace view {

/// A past entry that a rewrite is about: it no longer fits, or something was decided of it.
struct MisfitView {
    Q_GADGET
    QML_VALUE_TYPE(misfit)
    Q_PROPERTY(int entry MEMBER entry FINAL)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QString player MEMBER player FINAL)
    Q_PROPERTY(QString reason MEMBER reason FINAL)
    Q_PROPERTY(QString page MEMBER page FINAL)
    Q_PROPERTY(QString becomes MEMBER becomes FINAL)
    Q_PROPERTY(bool decided MEMBER decided FINAL)
    Q_PROPERTY(bool kept MEMBER kept FINAL)

  public:
    int entry = 0;         ///< its place in the past, from 0
    QString text;          ///< what was entered, in words
    QString player;        ///< whose entry it is; empty: the table's
    QString reason;        ///< why it no longer fits; empty when it does, or is gone
    QString page;          ///< what Reference.show() opens about that; empty where there is nothing
    QString becomes;       ///< what becomes of it, in words
    bool decided = false;  ///< somebody said so
    bool kept = false;     ///< it stays, though a rule speaks against it

    bool operator==(const MisfitView&) const = default;
};

}  // namespace view

/// One past entry replaced, preceded by something or left out: from its line in the log until that is taken
/// or given up. Meanwhile the table stands at that place, entries are made as always, and nothing is kept.
class Rewriting : public reach::AtTable {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool active READ isActive NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(QString status READ status NOTIFY changed)
    Q_PROPERTY(bool takeable READ isTakeable NOTIFY changed)
    Q_PROPERTY(int unfit READ unfit NOTIFY changed)
    Q_PROPERTY(QList<reach::view::MisfitView> misfits READ misfits NOTIFY changed)

  public:
    using AtTable::AtTable;

    bool isActive() const { return table()->isTrying(); }
    /// What is being replaced, in words, and how the rest fits.
    QString text() const;
    QString status() const;
    /// There is something to take.
    bool isTakeable() const;
    /// Entries that no longer fit.
    int unfit() const;
    /// Those, and those of which something was said.
    QList<view::MisfitView> misfits() const;

    /// Begins to look at the table; what is under way there goes on.
    Q_INVOKABLE void watch();
    /// The table stands before this past entry (from 0): what is entered from now on takes its place, or
    /// comes before it. Another one may follow while one is under way.
    Q_INVOKABLE bool begin(int entry, bool instead);
    /// The past entry is left out.
    Q_INVOKABLE bool leaveOut(int entry);
    /// What was said of it no longer counts.
    Q_INVOKABLE bool asItWas(int entry);
    /// The past becomes what is proposed; Table.undo() takes that back.
    Q_INVOKABLE bool take();
    /// Everything stays as it was.
    Q_INVOKABLE void giveUp();

  Q_SIGNALS:
    void changed();

  private:
    void follow();
    void stand(std::size_t entry, bool instead);
    const Rewrite* rewrite() const;

    bool standing_ = false;  ///< the table is on its way to another place
};

}  // namespace reach
