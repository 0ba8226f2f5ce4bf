#pragma once

#include <QtQml/qqmlregistration.h>
#include <QDateTime>
#include <QList>
#include <QObject>

namespace reach::view {

/// The result of one player in a finished game.
struct ResultSeatView {
    Q_GADGET
    QML_VALUE_TYPE(resultSeat)
    Q_PROPERTY(QString color MEMBER color FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString as MEMBER as FINAL)
    Q_PROPERTY(int power MEMBER power FINAL)
    Q_PROPERTY(bool won MEMBER won FINAL)

  public:
    QString color;  ///< the player's: "red"
    QString name;   ///< the name as entered, or the colour's name
    QString as;     ///< the player's leader or last Fate; empty for none
    int power = 0;
    bool won = false;

    bool operator==(const ResultSeatView&) const = default;
};

/// A finished game.
struct ResultView {
    Q_GADGET
    QML_VALUE_TYPE(result)
    Q_PROPERTY(int id MEMBER id FINAL)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(QDateTime played MEMBER played FINAL)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QList<reach::view::ResultSeatView> seats MEMBER seats FINAL)

  public:
    int id = 0;                   ///< id for Games.openGame
    QString title;                ///< title of the table
    QDateTime played;             ///< time of the last play
    QString text;                 ///< the winner and the Power, in words
    QList<ResultSeatView> seats;  ///< the winner first, then by Power

    bool operator==(const ResultView&) const = default;
};

/// A person who has played on this device.
struct PersonView {
    Q_GADGET
    QML_VALUE_TYPE(person)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString color MEMBER color FINAL)
    Q_PROPERTY(bool favourite MEMBER favourite FINAL)

  public:
    QString name;
    QString color;           ///< the person's last colour: "red"
    bool favourite = false;  ///< true: a favourite, listed first

    bool operator==(const PersonView&) const = default;
};

}  // namespace reach::view
