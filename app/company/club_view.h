#pragma once

#include <QtQml/qqmlregistration.h>
#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>

namespace reach::view {

/// A table at a host, as somebody with a key sees it.
struct ClubTableView {
    Q_GADGET
    QML_VALUE_TYPE(clubTable)
    Q_PROPERTY(QString table MEMBER table FINAL)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(int acts MEMBER acts FINAL)
    Q_PROPERTY(int there MEMBER there FINAL)
    Q_PROPERTY(bool enters MEMBER enters FINAL)
    Q_PROPERTY(bool own MEMBER own FINAL)
    Q_PROPERTY(bool hidden MEMBER hidden FINAL)
    Q_PROPERTY(QString away MEMBER away FINAL)
    Q_PROPERTY(QString about MEMBER about FINAL)
    Q_PROPERTY(QString players MEMBER players FINAL)
    Q_PROPERTY(bool over MEMBER over FINAL)

  public:
    QString table;        ///< as the host names it
    QString title;        ///< as the host says
    int acts = 0;         ///< kept there
    int there = 0;        ///< screens at it
    bool enters = false;  ///< this device may come to it, take it home, and hide it
    bool own = false;     ///< begun with this device's key
    bool hidden = false;  ///< other members do not see it
    QString away;         ///< where it was taken, in words; empty: it is there
    QString about;        ///< the game, Act, chapter and round, in words of the host
    QString players;      ///< who plays, and everybody's Power, in words of the host
    bool over = false;    ///< the game is over

    bool operator==(const ClubTableView&) const = default;
};

/// A row of a ladder: a player, leader or Fate, and what was counted.
struct ClubRowView {
    Q_GADGET
    QML_VALUE_TYPE(clubRow)
    Q_PROPERTY(QStringList cells MEMBER cells FINAL)

  public:
    QStringList cells;  ///< as many as the ladder has columns

    bool operator==(const ClubRowView&) const = default;
};

/// A ladder of a host, in its words.
struct ClubLadderView {
    Q_GADGET
    QML_VALUE_TYPE(clubLadder)
    Q_PROPERTY(QString heading MEMBER heading FINAL)
    Q_PROPERTY(QStringList columns MEMBER columns FINAL)
    Q_PROPERTY(QList<reach::view::ClubRowView> rows MEMBER rows FINAL)

  public:
    QString heading;
    QStringList columns;
    QList<ClubRowView> rows;

    bool operator==(const ClubLadderView&) const = default;
};

}  // namespace reach::view
