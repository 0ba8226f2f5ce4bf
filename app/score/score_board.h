#pragma once

#include "app/score/score_board_view.h"
#include "app/table/at_table.h"

namespace reach {

/// The counts of a table where the app keeps only the score, and the entries for one more or one less.
class ScoreBoard : public reach::AtTable {
    Q_OBJECT
    QML_ELEMENT

  public:
    using AtTable::AtTable;

    /// The Power and cities of all players, in seat order.
    Q_INVOKABLE QList<reach::view::ScoreCellView> heads() const;
    /// The five ambitions, in box order.
    Q_INVOKABLE QList<reach::view::ScoreLineView> lines() const;
    /// Adds `by` to a count of this player; `by` may be negative. If there is no room or no piece left,
    /// returns false and sets the table's message.
    Q_INVOKABLE bool change(const QString& color, const QString& thing, const QString& owner, int by) const;
    /// Declares an ambition for this player, or holds the declaration (Proposal).
    Q_INVOKABLE bool declare(const QString& color, const QString& ambition) const;
};

}  // namespace reach
