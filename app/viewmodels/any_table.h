#pragma once

#include "app/session/shelf.h"
#include "app/viewmodels/log_view.h"
#include "app/viewmodels/player_view.h"
#include "app/viewmodels/story_view.h"
#include "app/viewmodels/system_view.h"
#include "app/viewmodels/trial.h"
#include "app/words/names.h"

#include <QtQml/qqmlregistration.h>
#include <QObject>

#include <memory>
#include <optional>
#include <vector>

Q_MOC_INCLUDE("app/viewmodels/happened.h")

namespace reach {

class Happened;

/// An entry as it is looked back at.
struct PastLine {
    QString text;
    QString citation;
    QStringList reasons;
    QString player;
    bool automatic = false;
    QString heading;  ///< chapter, round and turn in which it was made
    int chapter = 0;
};

/// An open table of any game, for those who need not know which: its entries back and forth, what is told
/// about them, and the table as it was. Table and ArcadesTable are one each.
class AnyTable : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Table or ArcadesTable")
    Q_PROPERTY(bool open READ isOpen NOTIFY openChanged)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString screen READ screen CONSTANT)
    Q_PROPERTY(bool over READ isOver NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    Q_PROPERTY(int cursor READ cursor NOTIFY changed)
    Q_PROPERTY(int entries READ entries NOTIFY changed)
    Q_PROPERTY(QList<reach::view::LogEntryView> log READ log NOTIFY logChanged)
    Q_PROPERTY(bool sample READ isSample NOTIFY changed)
    Q_PROPERTY(QString unkept READ unkept NOTIFY changed)
    Q_PROPERTY(QString message READ message NOTIFY changed)
    Q_PROPERTY(QString messageCitation READ messageCitation NOTIFY changed)
    Q_PROPERTY(QString messagePage READ messagePage NOTIFY changed)
    Q_PROPERTY(reach::Happened* happened READ happened CONSTANT FINAL)

  public:
    explicit AnyTable(QObject* parent = nullptr);

    /// The application speaks another language: everything is told anew.
    bool eventFilter(QObject* watched, QEvent* event) override;

    const words::PlayerNames& names() const { return names_; }

    bool isOpen() const { return opened() != nullptr; }
    QString title() const;
    /// The screen it is played on: "Table" for TableScreen.qml.
    virtual QString screen() const = 0;
    /// The game is over.
    virtual bool isOver() const = 0;
    bool canUndo() const {
        return isOpen() && opened()->canUndo() && (!trial_ || opened()->cursor() > trial_->floor());
    }
    bool canRedo() const { return isOpen() && opened()->canRedo(); }
    int cursor() const { return isOpen() ? static_cast<int>(opened()->cursor()) : 0; }
    int entries() const { return isOpen() ? static_cast<int>(opened()->entries()) : 0; }
    /// Which line of entries they are of (AnyOpenTable::line).
    std::size_t line() const { return isOpen() ? opened()->line() : 0; }
    /// The entries up to the cursor.
    QList<view::LogEntryView> log() const;
    /// A game to look at: nothing of it is kept.
    bool isSample() const { return isOpen() && !shelf_; }
    /// Why nothing of this table is kept, though it is no sample; empty when it is kept.
    QString unkept() const;
    QString message() const { return message_; }
    QString messageCitation() const { return citation_; }
    QString messagePage() const { return page_; }
    /// The pieces that wait to be moved on the real board.
    Happened* happened() const { return happened_; }

    /// Enters all lines, to be undone as one; or none of them.
    Q_INVOKABLE virtual bool enterTogether(const QStringList& lines) = 0;
    Q_INVOKABLE bool undo();
    Q_INVOKABLE bool redo();
    Q_INVOKABLE bool jumpTo(int cursor);
    Q_INVOKABLE virtual void close() = 0;
    /// The whole game as record text, up to the cursor: the course that is kept.
    Q_INVOKABLE QString record() const;

    /// The past put in another way before this past entry (from 0), or without it; until it is taken or put
    /// away the table shows that course (rewriting.h).
    bool tryFrom(int entry, bool instead);
    bool tryWithout(int entry);
    bool takeTrial();
    void putAway();
    /// Null: the table shows its own course.
    const AnyTrial* trial() const { return trial_.get(); }
    bool isTrying() const { return trial_ != nullptr; }
    /// The one that is open, whatever the game; null when none is.
    const AnyOpenTable* anyOpen() const { return opened(); }

    /// The shelf lost its folder: the table goes on, and says that nothing of it is kept.
    void stopKeeping();

    /// Shows people a message until the next entry.
    void tell(const QString& message);

    /// Every entry, undone ones too.
    virtual std::vector<PastLine> past() const = 0;
    /// The table after so many entries: what lies on the map, everybody, chapter with round and turn.
    virtual QList<view::SystemView> systemsAt(int moment) const = 0;
    virtual QList<view::PlayerView> playersAt(int moment) const = 0;
    virtual QString headingAt(int moment) const = 0;
    /// What an entry is the end of, as a heading: "The turn of Ana", "The end of the chapter"; empty for one
    /// in the middle of something.
    virtual QString stretch(std::size_t entry) const = 0;
    /// What hands have to move on the real board for these entries, in their order.
    virtual QStringList piecesToMove(std::size_t from, std::size_t to) const = 0;
    /// The story of the game up to now.
    virtual view::ToldStory story() const = 0;

  Q_SIGNALS:
    /// Something was entered or taken back; lists that became different have told so before.
    void changed();
    void openChanged();
    void logChanged();
    /// What was open is no longer on the shelf (Shelf::becameLost).
    void lost();

  protected:
    /// The table that is open; null when none is.
    virtual AnyOpenTable* opened() const = 0;
    /// Another course of it.
    virtual std::unique_ptr<AnyTrial> tryOut() = 0;
    /// Notes on the shelf whether the game is over, and makes a backup.
    virtual std::optional<saves::SaveError> noteChapter() = 0;
    /// An entry as the log tells it.
    virtual view::LogEntryView told(std::size_t entry) const = 0;
    /// Makes anew what is shown, and tells.
    virtual void refresh() = 0;

    /// For a table that was begun or opened; `shelf` must outlive it.
    void keepOn(Shelf* shelf);
    /// A chapter has ended: what is tried out is nobody's save.
    void endChapter();
    /// Nothing is tried out any more.
    void endTrial();
    /// Entries from here on are about to become others, or to be told in another way.
    void forgetLog(int from = 0);
    /// Tells who listens that the table was opened or closed, if it was; at the end, that all of it is other.
    void tellOpen();
    void tellChanged();
    void say(const QString& message, const QString& citation = {}, const QString& page = {});
    /// Why an entry was not kept.
    void sayUnsaved(const saves::SaveError& error);
    Shelf* shelf() const { return shelf_; }

  private:
    bool moved(const saves::SaveStatus& status);

    std::unique_ptr<AnyTrial> trial_;
    Happened* happened_;
    Shelf* shelf_ = nullptr;
    words::PlayerNames names_;
    mutable QList<view::LogEntryView> lines_;  ///< of the log; entries already told stay as they are
    mutable std::size_t told_ = 0;             ///< the line() they tell of
    bool wasOpen_ = false;
    QString message_;
    QString citation_;
    QString page_;
};

}  // namespace reach
