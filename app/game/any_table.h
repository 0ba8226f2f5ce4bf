#pragma once

#include "app/game/trial.h"
#include "app/session/shelf.h"
#include "app/values/log_view.h"
#include "app/values/player_view.h"
#include "app/values/story_view.h"
#include "app/values/system_view.h"
#include "app/words/names.h"
#include "app/words/pieces/piece_moves.h"

#include <QtQml/qqmlregistration.h>
#include <QObject>

#include <memory>
#include <optional>
#include <vector>

Q_MOC_INCLUDE("app/game/for_another.h")
Q_MOC_INCLUDE("app/game/happened.h")

namespace reach {

class EntryDraft;
class ForAnother;
class Happened;

/// An entry as the history shows it.
struct PastLine {
    QString text;
    QString citation;  ///< of its rule; or that a rewrite has put it in
    QStringList reasons;
    QString player;
    bool automatic = false;
    QString heading;  ///< chapter, round and turn in which it was made
    int chapter = 0;
};

/// The base class of Table and ArcadesTable: an open table of any game. It gives access to the entries, undo
/// and redo, the log, and the table at past moments, without knowing the game.
class AnyTable : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Table or ArcadesTable")
    Q_PROPERTY(bool open READ isOpen NOTIFY openChanged)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString screen READ screen CONSTANT)
    Q_PROPERTY(QString firstScreen READ firstScreen NOTIFY changed)
    Q_PROPERTY(bool scrolls READ scrolls NOTIFY changed)
    Q_PROPERTY(bool over READ isOver NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    Q_PROPERTY(QString undoneDevice READ undoneDevice NOTIFY changed)
    Q_PROPERTY(int cursor READ cursor NOTIFY changed)
    Q_PROPERTY(int entries READ entries NOTIFY changed)
    Q_PROPERTY(QList<reach::view::LogEntryView> log READ log NOTIFY logChanged)
    Q_PROPERTY(bool sample READ isSample NOTIFY changed)
    Q_PROPERTY(QString unkept READ unkept NOTIFY changed)
    Q_PROPERTY(int offered READ offered NOTIFY offersChanged)
    Q_PROPERTY(int notKept READ notKept NOTIFY offersChanged)
    Q_PROPERTY(QString notKeptEntry READ notKeptEntry NOTIFY offersChanged)
    Q_PROPERTY(QString notKeptWhy READ notKeptWhy NOTIFY offersChanged)
    Q_PROPERTY(QString message READ message NOTIFY changed)
    Q_PROPERTY(QString messageCitation READ messageCitation NOTIFY changed)
    Q_PROPERTY(QString messagePage READ messagePage NOTIFY changed)
    Q_PROPERTY(reach::Happened* happened READ happened CONSTANT FINAL)
    Q_PROPERTY(reach::ForAnother* forAnother READ forAnother CONSTANT FINAL)

  public:
    explicit AnyTable(QObject* parent = nullptr);

    /// The application speaks another language: everything is told anew.
    bool eventFilter(QObject* watched, QEvent* event) override;

    const words::PlayerNames& names() const { return names_; }

    bool isOpen() const { return opened() != nullptr; }
    QString title() const;
    /// The name of its screen: "Table" for TableScreen.qml.
    virtual QString screen() const = 0;
    /// The screen that is shown when the table is opened.
    virtual QString firstScreen() const { return screen(); }
    /// True if the screen may be larger than the window. Other tables show everything at once.
    virtual bool scrolls() const { return false; }
    /// True if the game is over.
    virtual bool isOver() const = 0;
    bool canUndo() const {
        return isOpen() && opened()->canUndo() && (!trial_ || opened()->cursor() > trial_->floor());
    }
    bool canRedo() const { return isOpen() && opened()->canRedo(); }
    /// The device that made the entry which undo takes back; empty: this one, or not known.
    QString undoneDevice() const;
    int cursor() const { return isOpen() ? static_cast<int>(opened()->cursor()) : 0; }
    int entries() const { return isOpen() ? static_cast<int>(opened()->entries()) : 0; }
    /// The line of entries that entries() counts (AnyOpenTable::line).
    std::size_t line() const { return isOpen() ? opened()->line() : 0; }
    /// The entries up to the cursor.
    QList<view::LogEntryView> log() const;
    /// True for a sample game, which nothing keeps.
    bool isSample() const { return isOpen() && !shelf_ && !opened()->keeper; }
    /// The reason why a table that is no sample is not saved; empty when it is saved.
    QString unkept() const;
    /// The number of changes that are shown and not yet kept. 0 where the keeper answers at once.
    int offered() const { return isOpen() && !trial_ ? static_cast<int>(opened()->offered()) : 0; }
    /// The number of changes that were not kept and are no longer shown; of the first the entry and the
    /// reason, in words.
    int notKept() const { return isOpen() && !trial_ ? static_cast<int>(opened()->notKept()) : 0; }
    QString notKeptEntry() const;
    QString notKeptWhy() const;
    /// Enters the first of them again. If that is impossible, the message says why, and it is dropped.
    Q_INVOKABLE bool enterNotKept();
    /// Drops the first of them.
    Q_INVOKABLE void forgetNotKept();
    QString message() const { return message_; }
    QString messageCitation() const { return citation_; }
    QString messagePage() const { return page_; }
    /// True while a change is told that another device has made.
    Q_INVOKABLE bool isFromElsewhere() const { return fromElsewhere_; }
    /// The pieces that wait to be moved on the real board.
    Happened* happened() const { return happened_; }
    /// The entry that waits because its player is at another screen.
    ForAnother* forAnother() const { return forAnother_; }
    /// The player who is asked something; None: nobody, or everybody.
    virtual Player asked() const = 0;

    /// Enters a line of the record notation. Returns false and sets the message when it is refused.
    virtual bool enter(const QString& line) = 0;
    Q_INVOKABLE bool undo();
    Q_INVOKABLE bool redo();
    Q_INVOKABLE bool jumpTo(int cursor);
    Q_INVOKABLE virtual void close() = 0;
    /// The whole game as record text, up to the cursor. During a trial this is the saved course.
    Q_INVOKABLE QString record() const;
    /// Puts the record into the clipboard.
    Q_INVOKABLE void copyRecord() const;

    /// Starts a trial: the past is changed before this past entry (from 0), in its place (`instead`), or by
    /// leaving it out (tryWithout). Until the trial is taken or put away the table shows the changed course
    /// (rewriting.h).
    bool tryFrom(int entry, bool instead);
    bool tryWithout(int entry);
    /// Corrects the table in place of the past entry, so that the board stands as it left it.
    bool tryAsOnBoard(int entry);
    bool takeTrial();
    void putAway();
    /// The current trial. Null: the table shows its own course.
    const AnyTrial* trial() const { return trial_.get(); }
    bool isTrying() const { return trial_ != nullptr; }
    /// The open table of any game; null when none is open.
    const AnyOpenTable* anyOpen() const { return opened(); }

    /// To be called when the shelf has lost its folder. The table continues, and shows that it is no longer
    /// saved. With a reason, this table alone is no longer saved.
    void stopKeeping(const std::optional<saves::SaveError>& why = {});

    /// Keeps later entries with another keeper, as AnyOpenTable::keepWith(). The table must be open, and what
    /// was offered must be answered.
    std::unique_ptr<Keeper> keepWith(std::unique_ptr<Keeper> other);

    /// Offers acts to the keeper of the open table that were offered to another one before.
    void offerAgain(const std::vector<Act>& acts);

    /// Shows a message until the next entry.
    void tell(const QString& message);
    /// Shows why something could not be saved.
    void tellUnsaved(const saves::SaveError& error);

    /// While one exists, entries are made by hand on this screen: a draft that such an entry drops needs no
    /// message, and an entry for a player at another screen is held. `of`: the draft whose entry it is.
    class ByHand {
      public:
        ByHand(AnyTable& table, EntryDraft* of) : table_(table), before_(table.byHand_), of_(table.making_) {
            table.byHand_ = true;
            if (of) table.making_ = of;
        }
        ~ByHand() {
            table_.byHand_ = before_;
            table_.making_ = of_;
        }
        ByHand(const ByHand&) = delete;
        ByHand& operator=(const ByHand&) = delete;

      private:
        AnyTable& table_;
        bool before_;
        EntryDraft* of_;
    };
    ByHand byHand(EntryDraft* of = nullptr) { return {*this, of}; }

    /// All entries, including undone ones.
    virtual std::vector<PastLine> past() const = 0;
    /// The table after `moment` entries: the systems, the players, and a heading with chapter, round and
    /// turn.
    virtual QList<view::SystemView> systemsAt(int moment) const = 0;
    virtual QList<view::PlayerView> playersAt(int moment) const = 0;
    virtual QString headingAt(int moment) const = 0;
    /// Returns the heading of the stretch that an entry ends: "The turn of Ana", "The end of the chapter".
    /// Returns an empty text for an entry that ends no stretch.
    virtual QString stretch(std::size_t entry) const = 0;
    /// The pieces to move on the real board for these entries, in their order. With `from` after `to`, those
    /// that take the entries back, from the last to the first.
    virtual words::PieceMoves piecesToMove(std::size_t from, std::size_t to) const = 0;
    /// The same without those that the players have moved already, as they said when they made an entry.
    virtual words::PieceMoves piecesStillToMove(std::size_t from, std::size_t to) const {
        return piecesToMove(from, to);
    }
    /// The story of the game up to now.
    virtual view::ToldStory story() const = 0;

  Q_SIGNALS:
    /// An entry was made or undone. The signals of the changed lists have been emitted before.
    void changed();
    void openChanged();
    void logChanged();
    /// The open table is no longer on the shelf (Shelf::becameLost).
    void lost();
    /// A chapter has ended: this is the time for a backup.
    void chapterEnded();
    /// The keeper has answered, or something was offered to it.
    void offersChanged();

  protected:
    /// The table that is open; null when none is.
    virtual AnyOpenTable* opened() const = 0;
    /// Makes a trial of the open table.
    virtual std::unique_ptr<AnyTrial> tryOut() = 0;
    /// Records on the shelf whether the game is over.
    virtual std::optional<saves::SaveError> noteEnd() = 0;
    /// An entry as the log shows it.
    virtual view::LogEntryView told(std::size_t entry) const = 0;
    /// Makes the shown values again, and emits the change signals.
    virtual void refresh() = 0;
    /// The first act that was not kept, which entered something: in words, and entered again.
    virtual QString wordsOfNotKept() const = 0;
    virtual bool enterAllOfNotKept() = 0;

    /// Sets the shelf of a table that was begun or opened. `shelf` must outlive the table.
    void keepOn(Shelf* shelf);
    /// Calls the players so, until another table is opened.
    void callThem(const words::PlayerNames& names) { names_ = names; }
    /// Notes the end of a chapter on the shelf, except during a trial.
    void endChapter();
    /// Ends the trial and restores the table's own course.
    void endTrial();
    /// Holds an entry of this player that is made by hand, as ForAnother::holds().
    bool isHeld(Player player, const std::function<bool()>& entry);
    /// Drops the log from this entry on, because these entries will change or will be shown differently.
    void forgetLog(int from = 0);
    /// Emits openChanged() if the table was opened or closed.
    void tellOpen();
    void tellChanged();
    void say(const QString& message, const QString& citation = {}, const QString& page = {});
    /// Shows why an entry was not saved.
    void sayUnsaved(const saves::SaveError& error);
    Shelf* shelf() const { return shelf_; }

  private:
    bool moved(const saves::SaveStatus& status);
    void hearKeeper();
    void settle();
    void tellOffers();
    void followWithDrafts();

    std::unique_ptr<AnyTrial> trial_;
    Happened* happened_;
    Shelf* shelf_ = nullptr;
    words::PlayerNames names_;
    mutable QList<view::LogEntryView> lines_;  ///< the log so far; existing entries do not change
    mutable std::size_t told_ = 0;             ///< the line() that the log was made for
    bool wasOpen_ = false;
    bool fromElsewhere_ = false;
    ForAnother* forAnother_;
    bool byHand_ = false;
    EntryDraft* making_ = nullptr;  ///< the draft whose entry is made
    std::pair<int, int> offers_;    ///< offered() and notKept() at the last signal
    int followed_ = 0;              ///< the cursor that the drafts have followed to
    QString message_;
    QString citation_;
    QString page_;
};

}  // namespace reach
