#pragma once

#include <QStringList>
#include <QTimer>

#include "app/game/any_table.h"

#include <compare>
#include <map>
#include <optional>
#include <vector>

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
    QString heading;      ///< name of a stretch, on its first piece, unless the stretch before has it
    QString text;         ///< in words
    bool ticked = false;  ///< true: a player has moved it

    bool operator==(const PieceToMoveView&) const = default;
};

}  // namespace view

/// The pieces to move on the real board after a stretch, that is a turn, an event or a chapter. Moves that a
/// later one took back or made void are left out until undo takes the later one away. The list is shown until
/// a player dismisses it. It can also show an earlier stretch that the player selects in the log.
/// Pieces that are not ticked stay in the list while their stretch is one of the six newest. A correction of
/// the past keeps the waiting pieces, and adds the pieces that go back and the pieces that come instead.
/// During the correction the list is empty. At a saved table the waiting pieces wait again after the next
/// start.
class Happened : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("AnyTable.happened")
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QList<reach::view::PieceToMoveView> pieces READ pieces NOTIFY changed)
    Q_PROPERTY(QString waiting READ waiting NOTIFY changed)
    Q_PROPERTY(int left READ left NOTIFY changed)
    Q_PROPERTY(bool older READ hasOlder NOTIFY changed)

  public:
    /// The table owns this object, for every game that is opened at it.
    explicit Happened(AnyTable& table);
    ~Happened() override;

    /// The name of the stretch, in words; empty when the list is empty.
    QString title() const;
    /// The pieces, the oldest first.
    QList<view::PieceToMoveView> pieces() const;
    /// The name of the stretches with pieces that are not ticked, in words, if they have the same one; else
    /// the name of the list.
    QString waiting() const;
    /// The number of all pieces in the list that are not ticked.
    int left() const;
    /// The same with the pieces of the stretch that has not ended yet.
    int leftSoFar() const;

    /// True if an older stretch left the list before all of its pieces were ticked.
    bool hasOlder() const { return older_; }

    Q_INVOKABLE void tick(int piece);
    Q_INVOKABLE void waveAway();
    /// Notes that the real board is laid out as the table is now. Pieces of earlier entries are not listed
    /// again.
    void layOut();
    /// The number of entries at the last layOut(). 0: never called in this line of the table.
    std::size_t laidOut() const { return laidOut_; }
    /// To be called before the past is corrected from this entry on, while the table still has its old
    /// course.
    void willCorrect(std::size_t from);
    /// Forgets the waiting pieces of a table that was removed.
    static void forget(qlonglong table);
    /// Lists the pieces of the stretch that a past entry (from 0) belongs to.
    Q_INVOKABLE void show(int entry);

  Q_SIGNALS:
    void changed();

  private:
    struct Piece {
        words::PieceMove move;
        bool ticked = false;
    };
    /// A turn, an event or a chapter.
    struct Stretch {
        std::size_t end;  ///< index after its last entry
        QString title;
        std::vector<Piece> pieces;
    };
    /// A place in stretches_: the stretch, and its piece.
    struct At {
        std::size_t stretch;
        std::size_t piece;
        auto operator<=>(const At&) const = default;
    };
    /// A line of the list.
    struct Line {
        QString text;  ///< empty: the pieces cancel each other, and the list is without them
        bool ticked;
        std::vector<At> of;  ///< the last one at the end
    };

    void follow();
    void keepSoon();
    void keep();
    void recall();
    void lay(std::size_t begin, std::size_t end, const QString& title);
    void lay(Stretch laid, const words::PieceMoves& pieces);
    Piece& pieceAt(const At& at) { return stretches_[at.stretch].pieces[at.piece]; }
    std::vector<Line> allLines() const;
    std::vector<Line> lines() const;
    void drop(const Line& line);
    void dropOld();
    bool isAutomatic(std::size_t entry) const { return open_->isAutomatic(entry); }
    bool ends(std::size_t entry) const;
    std::size_t endOf(std::size_t entry) const;
    std::size_t lastOf(std::size_t end) const;
    std::size_t beginOf(std::size_t end) const;
    std::size_t told() const;

    /// The stretches of a line of entries before its correction. Undo restores them.
    struct Left {
        std::size_t line;
        std::size_t laidOut;
        std::vector<Stretch> stretches;
    };
    struct Correction {
        std::size_t from;
        words::PieceMoves before;
        /// The moves that take them back, from the last to the first.
        words::PieceMoves back;
    };
    /// The pieces of a stretch, and those of them that were moved. A redo lists the others only.
    struct Moved {
        QStringList all;
        QStringList ticked;
    };
    void correct(const Correction& correction);
    bool goBack(std::size_t line, std::size_t now);

    /// The waiting pieces of a saved table as they are kept in the settings.
    struct Kept {
        QString key;
        QStringList all;  ///< empty: nothing waits
    };

    AnyTable& table_;
    std::vector<Stretch> stretches_;
    std::map<std::size_t, Moved> moved_;  ///< by the end of the stretch
    std::optional<Kept> toKeep_;
    QString known_;  ///< the key that was written last
    QTimer soon_;
    // The state of the table at the last update.
    std::size_t cursor_ = 0;
    std::size_t line_ = 0;
    std::size_t laidOut_ = 0;
    bool older_ = false;
    bool hidden_ = false;
    std::optional<Correction> correction_;
    std::optional<Left> left_;
    const AnyOpenTable* open_ = nullptr;
};

}  // namespace reach
