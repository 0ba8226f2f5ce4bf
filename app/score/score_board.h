#pragma once

#include "app/score/score_board_view.h"
#include "app/table/at_table.h"

namespace reach {

/// What people count who let the app keep the score alone, and one more or one less of it.
class ScoreBoard : public reach::AtTable {
    Q_OBJECT
    QML_ELEMENT

  public:
    using AtTable::AtTable;

    /// Power and cities of everybody, in seat order.
    Q_INVOKABLE QList<reach::view::ScoreCellView> heads() const;
    /// The five ambitions, in box order.
    Q_INVOKABLE QList<reach::view::ScoreLineView> lines() const;
    /// `by` more, or fewer below 0, of a count of this player; false, and the table's message, when there is
    /// no room or none left.
    Q_INVOKABLE bool change(const QString& color, const QString& thing, const QString& owner, int by) const;
};

}  // namespace reach
