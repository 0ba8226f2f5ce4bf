#pragma once

#include "app/viewmodels/at_table.h"

namespace reach {
namespace view {

/// A piece to move on the real board.
struct PieceToMoveView {
    Q_GADGET
    QML_VALUE_TYPE(pieceToMove)
    Q_PROPERTY(QString heading MEMBER heading FINAL)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(bool ticked MEMBER ticked FINAL)

  public:
    QString heading;      ///< of the first one of each turn, where several lie there
    QString text;         ///< in words
    bool ticked = false;  ///< somebody moved it

    bool operator==(const PieceToMoveView&) const = default;
};

}  // namespace view

/// What just happened: the pieces to move after a turn, an event or a chapter, until somebody waves it away;
/// and those of an earlier one that the log is asked about. What is not ticked waits until another turn of
/// that player has ended.
class Happened : public reach::AtTable {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QList<reach::view::PieceToMoveView> pieces READ pieces NOTIFY changed)
    Q_PROPERTY(int left READ left NOTIFY changed)

  public:
    using AtTable::AtTable;

    /// What it was, in words; empty when nothing lies there.
    QString title() const;
    /// The oldest first.
    QList<view::PieceToMoveView> pieces() const;
    /// Those not ticked yet.
    int left() const;

    /// Begins to look at the table.
    Q_INVOKABLE void watch();
    Q_INVOKABLE void tick(int piece);
    Q_INVOKABLE void waveAway();
    /// The turn, event or chapter that a past entry (from 0) belongs to lies there again.
    Q_INVOKABLE void show(int entry);

  Q_SIGNALS:
    void changed();

  private:
    void follow();
    void lay(std::size_t end);

    /// A turn, an event or a chapter.
    struct Stretch {
        std::size_t end;  ///< behind its last entry
        QString title;
        QList<view::PieceToMoveView> pieces;
    };
    std::vector<Stretch> stretches_;
    // Of the table, when it was looked at last.
    std::size_t cursor_ = 0;
    std::size_t rows_ = 0;  ///< GameSession::rowsBefore()
    const OpenTable* open_ = nullptr;
};

}  // namespace reach
