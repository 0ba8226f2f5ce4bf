#pragma once

#include "app/values/ambition_view.h"

namespace reach::view {

/// A count of a player on the score board.
struct ScoreCountView {
    Q_GADGET
    QML_VALUE_TYPE(scoreCount)
    Q_PROPERTY(QString thing MEMBER thing FINAL)
    Q_PROPERTY(QString owner MEMBER owner FINAL)
    Q_PROPERTY(int count MEMBER count FINAL)
    Q_PROPERTY(QString text MEMBER text FINAL)

  public:
    QString thing;  ///< "power", "city", a resource ("fuel"), "captive" or "trophy"
    /// Owner of the pieces: a player's colour, "empire", "free" or "blight"; empty: the player's own.
    QString owner;
    int count = 0;
    QString text;  ///< name of the count: "Fuel of Ana"

    bool operator==(const ScoreCountView&) const = default;
};

/// A player at an ambition: the standing, and the counts that it depends on.
struct ScoreCellView {
    Q_GADGET
    QML_VALUE_TYPE(scoreCell)
    Q_PROPERTY(QString color MEMBER color FINAL)
    Q_PROPERTY(reach::view::StandingView standing MEMBER standing FINAL)
    Q_PROPERTY(QList<reach::view::ScoreCountView> counts MEMBER counts FINAL)
    Q_PROPERTY(QString declares MEMBER declares FINAL)

  public:
    QString color;                 ///< the player's colour
    StandingView standing;         ///< default values at the head of a column
    QList<ScoreCountView> counts;  ///< always in the same order
    QString declares;              ///< text of the declaration by this player; empty: no marker is left

    bool operator==(const ScoreCellView&) const = default;
};

/// An ambition across the score board.
struct ScoreLineView {
    Q_GADGET
    QML_VALUE_TYPE(scoreLine)
    Q_PROPERTY(reach::view::AmbitionView box MEMBER box FINAL)
    Q_PROPERTY(QList<reach::view::ScoreCellView> cells MEMBER cells FINAL)

  public:
    AmbitionView box;
    QList<ScoreCellView> cells;  ///< in seat order

    bool operator==(const ScoreLineView&) const = default;
};

}  // namespace reach::view
