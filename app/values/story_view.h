#pragma once

#include <QtQml/qqmlregistration.h>
#include <QList>
#include <QObject>

namespace reach::view {

/// Where everybody's Power stood.
struct PowerMarkView {
    Q_GADGET
    QML_VALUE_TYPE(powerMark)
    Q_PROPERTY(QString label MEMBER label FINAL)
    Q_PROPERTY(int act MEMBER act FINAL)
    Q_PROPERTY(QList<int> powers MEMBER powers FINAL)

  public:
    QString label;      ///< in words: the chapter that was scored, the start, now
    int act = 0;        ///< 1 to 3; 0 in a base game
    QList<int> powers;  ///< of each seat, in seat order

    bool operator==(const PowerMarkView&) const = default;
};

/// A moment that counted.
struct MomentView {
    Q_GADGET
    QML_VALUE_TYPE(moment)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QString detail MEMBER detail FINAL)
    Q_PROPERTY(QString player MEMBER player FINAL)
    Q_PROPERTY(int entry MEMBER entry FINAL)

  public:
    QString text;    ///< what happened, in words
    QString detail;  ///< what came of it, in words; may be empty
    QString player;  ///< whose moment it was, by colour; empty: everybody's
    int entry = 0;   ///< the entry that brought it, from 1

    bool operator==(const MomentView&) const = default;
};

/// The whole of it.
struct ToldStory {
    QList<PowerMarkView> chapters;  ///< the first is the start
    QList<MomentView> moments;      ///< in the order in which they happened
};

}  // namespace reach::view
