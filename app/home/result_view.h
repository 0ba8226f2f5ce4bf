#pragma once

#include <QtQml/qqmlregistration.h>
#include <QDateTime>
#include <QList>
#include <QObject>

namespace reach::view {

/// What became of somebody in a game that is over.
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
    QString name;   ///< as it was entered; the colour's without one
    QString as;     ///< the leader they had, or their last Fate; empty without
    int power = 0;
    bool won = false;

    bool operator==(const ResultSeatView&) const = default;
};

/// A game that is over.
struct ResultView {
    Q_GADGET
    QML_VALUE_TYPE(result)
    Q_PROPERTY(int id MEMBER id FINAL)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(QDateTime played MEMBER played FINAL)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QList<reach::view::ResultSeatView> seats MEMBER seats FINAL)

  public:
    int id = 0;                   ///< as Games.openGame takes it
    QString title;                ///< what people call it
    QDateTime played;             ///< when it was last played
    QString text;                 ///< who won with what, in words
    QList<ResultSeatView> seats;  ///< most Power first, the winner before all

    bool operator==(const ResultView&) const = default;
};

/// Somebody who has played on this device.
struct PersonView {
    Q_GADGET
    QML_VALUE_TYPE(person)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString color MEMBER color FINAL)
    Q_PROPERTY(bool favourite MEMBER favourite FINAL)

  public:
    QString name;
    QString color;           ///< the last they had: "red"
    bool favourite = false;  ///< stands first

    bool operator==(const PersonView&) const = default;
};

}  // namespace reach::view
