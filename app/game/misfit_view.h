#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>

namespace reach::view {

/// A past entry that no longer fits after a rewrite, that stays only in its meaning, or that the player has
/// changed.
struct MisfitView {
    Q_GADGET
    QML_VALUE_TYPE(misfit)
    Q_PROPERTY(int entry MEMBER entry FINAL)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QString player MEMBER player FINAL)
    Q_PROPERTY(QString reason MEMBER reason FINAL)
    Q_PROPERTY(QString page MEMBER page FINAL)
    Q_PROPERTY(QString there MEMBER there FINAL)
    Q_PROPERTY(bool open MEMBER open FINAL)
    Q_PROPERTY(QString becomes MEMBER becomes FINAL)
    Q_PROPERTY(bool decided MEMBER decided FINAL)
    Q_PROPERTY(bool kept MEMBER kept FINAL)

  public:
    int entry = 0;         ///< its index among the past entries, from 0
    QString text;          ///< the entry, in words
    QString player;        ///< colour of the player who made it; empty: the table
    QString reason;        ///< the reason why it no longer fits; empty when it fits, or was left out
    QString page;          ///< argument of Reference.show() about the reason; empty when there is none
    QString there;         ///< how the table differs there from what the entry met, in words; may be empty
    bool open = false;     ///< true: it cannot stay, and the player has not decided what becomes of it
    QString becomes;       ///< the result for the entry, in words
    bool decided = false;  ///< true: the player decided so
    bool kept = false;     ///< true: it stays, even if it breaks a rule or means another entry now

    bool operator==(const MisfitView&) const = default;
};

}  // namespace reach::view
