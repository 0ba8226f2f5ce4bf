#pragma once

#include "app/session/game_session.h"
#include "app/values/remark_view.h"

#include <QStringList>

namespace reach::view {

/// One entry of the log in plain words.
struct LogEntryView {
    Q_GADGET
    QML_VALUE_TYPE(logEntry)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QString entry MEMBER entry FINAL)
    Q_PROPERTY(QString player MEMBER player FINAL)
    Q_PROPERTY(QString device MEMBER device FINAL)
    Q_PROPERTY(bool automatic MEMBER automatic FINAL)
    Q_PROPERTY(QList<reach::view::RemarkView> changes MEMBER changes FINAL)
    Q_PROPERTY(QStringList reasons MEMBER reasons FINAL)
    Q_PROPERTY(QStringList pages MEMBER pages FINAL)

  public:
    QString text;               ///< the action, in words
    QString entry;              ///< the entry in the record notation
    QString player;             ///< colour of the player who made it; empty: the table
    QString device;             ///< the device that made it; empty: this one, or not known
    bool automatic = false;     ///< true: the app entered the only possible answer
    QList<RemarkView> changes;  ///< automatic consequences
    QStringList reasons;        ///< the broken rules, each with its place
    QStringList pages;          ///< argument of Reference.show() for each of them; empty where there is none

    bool operator==(const LogEntryView&) const = default;
};

/// An entry of a game, and how that stood before it.
LogEntryView logEntry(const State& before, const SessionEntry& entry, const words::PlayerNames& names);

/// The changes by the last entry and by its automatic answers, together with these answers.
QList<RemarkView> news(const GameSession& session, const words::PlayerNames& names);

}  // namespace reach::view
