#pragma once

#include <QtQml/qqmlregistration.h>
#include <QList>
#include <QObject>

namespace reach::view {

/// The Power of all players at one time.
struct PowerMarkView {
    Q_GADGET
    QML_VALUE_TYPE(powerMark)
    Q_PROPERTY(QString label MEMBER label FINAL)
    Q_PROPERTY(int act MEMBER act FINAL)
    Q_PROPERTY(QList<int> powers MEMBER powers FINAL)

  public:
    QString label;      ///< in words: the scored chapter, the start, or now
    int act = 0;        ///< 1 to 3; 0 in a base game
    QList<int> powers;  ///< Power of each player, in seat order

    bool operator==(const PowerMarkView&) const = default;
};

/// A decisive moment of the game.
struct MomentView {
    Q_GADGET
    QML_VALUE_TYPE(moment)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QString detail MEMBER detail FINAL)
    Q_PROPERTY(QString player MEMBER player FINAL)
    Q_PROPERTY(int entry MEMBER entry FINAL)

  public:
    QString text;    ///< the event, in words
    QString detail;  ///< its result, in words; may be empty
    QString player;  ///< colour of the player concerned; empty: all players
    int entry = 0;   ///< number of its entry, from 1

    bool operator==(const MomentView&) const = default;
};

/// The whole story of a game.
struct ToldStory {
    QList<PowerMarkView> chapters;  ///< the first is the start
    QList<MomentView> moments;      ///< in time order
};

}  // namespace reach::view
