#pragma once

#include "app/device/work.h"
#include "app/game/any_table.h"
#include "app/game/new_table.h"
#include "app/home/all_games.h"
#include "app/home/kept_at.h"
#include "app/session/fitting.h"
#include "app/session/vault.h"
#include "app/table/lay_out_view.h"

#include <QTimer>
#include <QUrl>

namespace reach {

struct RecordSource;
struct TakenRecord;

/// The saved tables as QML sees them. README.md beside this file is its contract.
class Games : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QList<reach::view::SavedTableView> list READ list NOTIFY changed)
    Q_PROPERTY(reach::AnyTable* table READ anyTable NOTIFY tableChanged)
    Q_PROPERTY(QString tour READ tour NOTIFY shown)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(QString refusal READ refusal NOTIFY changed)
    Q_PROPERTY(bool canAcknowledge READ canAcknowledge NOTIFY changed)
    Q_PROPERTY(int longestName READ longestName CONSTANT)
    Q_PROPERTY(int longestTitle READ longestTitle CONSTANT)
    Q_PROPERTY(QString exportedAll READ exportedAll NOTIFY changed)
    Q_PROPERTY(QString importing READ importing NOTIFY importMoved)
    Q_PROPERTY(qreal importProgress READ importProgress NOTIFY importMoved)

  public:
    explicit Games(QObject* parent = nullptr);
    ~Games() override;

    /// Last played first. Read from the store once after each change.
    QList<view::SavedTableView> list() const;
    /// The open table, whatever the game. When none is open, the one that was open last, so that a screen
    /// keeps its table until it is left.
    AnyTable* anyTable();
    /// The QML type of the tour on the open sample game: "BaseTour".
    QString tour() const { return tour_; }
    /// The problem with the store now, or the problem that a start found, in words.
    QString problem() const;
    /// The reason why the last request was refused, for the place of the request. Kept until the user leaves
    /// it.
    QString refusal() const;
    /// True if the user can dismiss a refusal or the problem that a start found.
    bool canAcknowledge() const { return !refusal_.isEmpty() || !found_.isEmpty(); }
    QString importing() const { return importing_; }
    qreal importProgress() const { return importProgress_; }
    static int longestName() { return kLongestName; }
    static int longestTitle() { return kLongestTitle; }

    /// For so many players.
    Q_INVOKABLE QList<reach::view::SetupCardView> setupCards(int players) const;
    /// The Fates that can be played in this Act, 1 to 3.
    Q_INVOKABLE QList<reach::view::FateView> fatesOf(int act) const;
    /// The systems as they lie when such a game begins; empty while the wish is not complete.
    Q_INVOKABLE QList<reach::view::SystemView> laidOut(const QStringList& colors, const QString& setup) const;
    /// Begins and opens a new table.
    Q_INVOKABLE bool start(reach::NewTable* wish);
    /// Opens a table. If a host keeps it, nothing is opened, and keptElsewhere() is emitted.
    Q_INVOKABLE bool openGame(qlonglong id);
    /// Opens this device's copy of a table that a host keeps. From now on this device keeps it.
    Q_INVOKABLE bool openCopy(qlonglong id);
    Q_INVOKABLE bool removeGame(qlonglong id);
    Q_INVOKABLE bool renameGame(qlonglong id, const QString& title);
    /// Somebody at the open table is called otherwise, or a substitute takes over a colour: its game goes on
    /// where it was.
    Q_INVOKABLE bool renamePlayer(const QString& color, const QString& name);
    /// The results of the finished games, last played first.
    Q_INVOKABLE QList<reach::view::ResultView> results();
    /// A table of its own that begins with the first entries of the open one, in its place.
    Q_INVOKABLE bool fork(int entries);
    /// The sample game of a tour for newcomers, the name of a file in app/samples/: a table of which nothing
    /// is kept.
    Q_INVOKABLE bool openSample(const QString& game);
    /// Returns when the table is open, or `refusal` says why not.
    Q_INVOKABLE bool importRecord(const QString& text);
    Q_INVOKABLE bool importFile(const QUrl& file);
    /// The same beside the window, one at a time: imported() tells that the table is open.
    Q_INVOKABLE void beginImport(const QString& text);
    Q_INVOKABLE void beginImportFile(const QUrl& file);
    Q_INVOKABLE void cancelImport();
    Q_INVOKABLE bool exportFile(const QUrl& file);
    /// Writes all tables to one file, which beginImportFile() reads.
    Q_INVOKABLE bool exportAll(const QUrl& file);
    /// When that was last done on this device; empty if never.
    QString exportedAll() const;
    /// The user has read the refusal and the problem that a start found.
    Q_INVOKABLE void acknowledge();
    /// The user has left the place of the refused request.
    Q_INVOKABLE void forgetRefusal();
    /// The acts of tables that are opened from now on go through these keepers (Shelf::keepThrough).
    void keepThrough(Shelf::Through through) { shelf_.keepThrough(std::move(through)); }

    /// Shows a table that another device keeps, in place of the open one.
    bool showElsewhere(const std::string& header, std::unique_ptr<AnyOpenTable> table);
    Shelf& shelf() { return shelf_; }
    /// A table that was kept elsewhere comes to this device.
    struct Home {
        qlonglong id = 0;
        bool isBeside = false;  ///< it went on in both places: the line of this device is a table beside it
    };
    /// Saves a table with these acts, which `from` keeps. It takes the place of this device's copy, if that
    /// is a beginning of it. A table here that has all of these acts and more is left as it is. `before` is
    /// what an earlier call for the same table returned. Errors: those of the store, and Damaged for acts
    /// that cannot be played.
    saves::SaveResult<Home> bringHome(const StoredTable& table, const KeptAt& from, qlonglong before = 0);
    /// The people at a table with this header.
    QList<view::SeatedView> seated(const std::string& header) const;

    /// The list may have changed while a table was played.
    Q_INVOKABLE void refresh() { tellChanged(); }

  Q_SIGNALS:
    void changed();
    void tableChanged();
    void importMoved();
    void imported();
    /// A table is shown: another one, or the same read again.
    void shown();
    /// Somebody wants to open a table that a host keeps (KeptAt).
    void keptElsewhere(qlonglong id);
    /// This object is about to go, and the open table with it.
    void ending();

  private:
    /// Stops keeping every open table.
    void lose();
    /// Stops keeping the table with this id if it is open.
    void stopKeeping(saves::GameId id, const saves::SaveError& why);
    void takeNews();
    void tellFailed(Vault::Told what, saves::GameId id, const saves::SaveError& why);
    /// Makes a backup beside the window. If one is being made, another follows it.
    void backUp();
    const AnyGame& playedGame() const;
    /// The next list() reads the store.
    void forgetList() { listed_.reset(); }
    void tellChanged();
    /// The title, with a number if another table has it already.
    QString freeTitle(const QString& title) const;
    bool accept(const TakenRecord& taken);
    void begin(const RecordSource& source);
    void stopImport();
    bool show(const AnyGame& game, const Ready& ready);
    bool say(const QString& refusal);

    std::unique_ptr<Vault> vault_;  ///< null where the folder stays
    Shelf shelf_;
    GameList games_;
    QString tour_;
    const AnyGame* shown_ = nullptr;  ///< the game whose table was opened last
    mutable std::optional<QList<view::SavedTableView>> listed_;
    QTimer look_;
    QString found_;     ///< what this start and earlier ones found, unread
    QString standing_;  ///< what keeps tables from being saved: true until the next start
    QString refusal_;

    std::unique_ptr<device::Work> work_;
    bool cancelled_ = false;
    QString importing_;
    qreal importProgress_ = 0;

    bool backUpAgain_ = false;
    std::unique_ptr<device::Work> backup_;  ///< the last member: the shelf must outlive it
};

}  // namespace reach
