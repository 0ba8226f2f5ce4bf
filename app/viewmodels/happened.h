#pragma once

#include "app/viewmodels/any_table.h"

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
    QString heading;      ///< of the first one of each turn, where several lie there
    QString text;         ///< in words
    bool ticked = false;  ///< somebody moved it

    bool operator==(const PieceToMoveView&) const = default;
};

}  // namespace view

/// What just happened: the pieces to move after a turn, an event or a chapter, until somebody waves it away;
/// and those of an earlier one that the log is asked about. What is not ticked waits while it is
/// among the six newest of these. A past that is put right leaves what waits as it is, and adds
/// what has to go back and what comes instead; while it is being put right nothing lies there. What waits at
/// a table that is kept waits there again after the next start.
class Happened : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("AnyTable.happened")
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QList<reach::view::PieceToMoveView> pieces READ pieces NOTIFY changed)
    Q_PROPERTY(QString waiting READ waiting NOTIFY changed)
    Q_PROPERTY(int left READ left NOTIFY changed)
    Q_PROPERTY(int before READ before NOTIFY changed)
    Q_PROPERTY(bool older READ hasOlder NOTIFY changed)

  public:
    /// Of this table, whatever is opened at it; the table has its only one.
    explicit Happened(AnyTable& table);

    /// What it was, in words; empty when nothing lies there.
    QString title() const;
    /// The oldest first.
    QList<view::PieceToMoveView> pieces() const;
    /// What `left` counts, in words: a number that grows turn by turn would tell nobody anything.
    QString waiting() const;
    /// The pieces not ticked yet of what came last; when those are moved, of all.
    int left() const;
    /// The pieces not ticked yet that `left` does not count: of what came before that.
    int before() const;

    /// Something older was never ticked and has left the list.
    bool hasOlder() const { return older_; }

    Q_INVOKABLE void tick(int piece);
    Q_INVOKABLE void waveAway();
    /// Everything lies on the real board as it is now: what came before is in no list that follows.
    void layOut();
    /// So many entries had been made when everything lay there; 0: never, in this line of the table.
    std::size_t laidOut() const { return laidOut_; }
    /// The past is about to be put right from this entry on: the table has its course so far for the last
    /// time.
    void willCorrect(std::size_t from);
    /// The table (by its id) is gone: what waited there is forgotten.
    static void forget(qlonglong table);
    /// The turn, event or chapter that a past entry (from 0) belongs to lies there again.
    Q_INVOKABLE void show(int entry);

  Q_SIGNALS:
    void changed();

  private:
    void follow();
    void keep() const;
    void recall();
    void lay(std::size_t begin, std::size_t end, const QString& title);
    bool isAutomatic(std::size_t entry) const { return open_->isAutomatic(entry); }
    bool ends(std::size_t entry) const;
    std::size_t endOf(std::size_t entry) const;
    std::size_t lastOf(std::size_t end) const;
    std::size_t beginOf(std::size_t end) const;
    std::size_t told() const;

    /// A turn, an event or a chapter.
    struct Stretch {
        std::size_t end;  ///< behind its last entry
        QString title;
        QList<view::PieceToMoveView> pieces;
    };
    /// Of a line of entries that was left for one put right, so that undo finds it again.
    struct Left {
        std::size_t line;
        std::size_t laidOut;
        std::vector<Stretch> stretches;
    };
    struct Correction {
        std::size_t from;
        QStringList before;
    };
    static int unticked(const Stretch& stretch);
    void correct(const Correction& correction);
    bool goBack(std::size_t line, std::size_t now);
    bool onlyOlder() const;
    int allUnticked() const;

    AnyTable& table_;
    std::vector<Stretch> stretches_;
    // Of the table, when it was looked at last.
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
