#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>

namespace reach::view {

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

}  // namespace reach::view
