#pragma once

#include "app/session/game_session.h"
#include "app/viewmodels/remark_view.h"

#include <QStringList>

namespace reach::view {

/// One entry of the log in plain words.
struct LogEntryView {
    Q_GADGET
    QML_VALUE_TYPE(logEntry)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QString entry MEMBER entry FINAL)
    Q_PROPERTY(QString player MEMBER player FINAL)
    Q_PROPERTY(bool automatic MEMBER automatic FINAL)
    Q_PROPERTY(QList<reach::view::RemarkView> changes MEMBER changes FINAL)
    Q_PROPERTY(QStringList reasons MEMBER reasons FINAL)
    Q_PROPERTY(QStringList pages MEMBER pages FINAL)

  public:
    QString text;               ///< what was done, in words
    QString entry;              ///< as the record has it
    QString player;             ///< the colour whose entry it is; empty: the table's
    bool automatic = false;     ///< the app answered: there was one way only
    QList<RemarkView> changes;  ///< what followed by itself
    QStringList reasons;        ///< the rules it broke, each with its place
    QStringList pages;  ///< what Reference.show() opens about each of them; empty where there is nothing

    bool operator==(const LogEntryView&) const = default;
};

/// An entry of a game, and how that stood before it.
LogEntryView logEntry(const State& before, const SessionEntry& entry, const words::PlayerNames& names);

/// What the last entry brought with it: its changes, the answers there was no choice of, and theirs.
QList<RemarkView> news(const GameSession& session, const words::PlayerNames& names);

}  // namespace reach::view
