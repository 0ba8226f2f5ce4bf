#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "database/saves/save_error.h"

namespace reach::saves {

/// Names a game within its file; never given twice, not even after a game was removed.
enum class GameId : std::int64_t {};

/// Seconds since 1970 UTC. The library reads no clock: every time is the caller's.
using Seconds = std::int64_t;

/// One game as a list shows it.
struct GameInfo {
    GameId id{};
    std::string title;
    std::string header;  ///< the header of the game record, stored as given
    Seconds created = 0;
    Seconds updated = 0;  ///< when it was last changed: the later of its last entry and its last other change
    bool finished = false;
    std::int64_t entries = 0;  ///< entries in the journal, those undone included
    std::int64_t cursor = 0;   ///< entries applied, 0 to `entries`

    friend bool operator==(const GameInfo&, const GameInfo&) = default;
};

/// One line of the journal. The texts are opaque: any bytes, up to about a gigabyte.
struct JournalEntry {
    std::int64_t seq = 0;  ///< 1 for the first
    Seconds time = 0;
    std::string command;
    std::string events;

    friend bool operator==(const JournalEntry&, const JournalEntry&) = default;
};

/// A game with its whole journal.
struct SavedGame {
    GameInfo info;
    std::vector<JournalEntry> entries;  ///< undone ones included
};

/// Told now and then how much of a long work is done, 0 to `all`; false gives it up.
using Progress = std::function<bool(std::int64_t done, std::int64_t all)>;

struct StoreOptions {
    std::int64_t maxBytes = 0;   ///< the file may not outgrow this (DiskFull); 0: no limit
    int busyMilliseconds = 200;  ///< how long to wait for a file in use before saying so
};

/// How much a store or a backup holds.
struct Holdings {
    std::int64_t tables = 0;
    std::int64_t entries = 0;

    friend bool operator==(const Holdings&, const Holdings&) = default;
};

/// A file of games, open for reading and writing. One store a file: a second one gets InUse. Every change is
/// on disk when its call returns, and a call that fails has changed nothing. A change is acknowledged only
/// while the file and its log are those in the folder: else the next start would not find it (TakenAway).
/// Threads take turns: a call waits for the one before it. A store that was moved from may only be destroyed
/// or assigned to.
class SaveStore {
  public:
    /// Opens the file, or creates it in an existing folder; brings an older schema up to date and checks
    /// every page and every row. Errors: NewerVersion, Damaged, NotAStore (none of them touches the file),
    /// InUse, ReadOnly, CannotOpen, DiskFull, Io.
    static SaveResult<SaveStore> open(const std::filesystem::path& path, const StoreOptions& options = {});

    SaveStore(SaveStore&&) noexcept;
    SaveStore& operator=(SaveStore&&) noexcept;
    ~SaveStore();

    const std::filesystem::path& path() const;
    /// Whether the file and its log are still those in the folder. Errors: TakenAway.
    SaveStatus stillThere() const;

    /// All games, the last changed first, of the same second the newest. Times after `now` are of a clock
    /// that was wrong: they do not count where the game has others, and a game that has none comes last.
    SaveResult<std::vector<GameInfo>> listGames(Seconds now = std::numeric_limits<Seconds>::max()) const;
    /// One game. Errors: NotFound.
    SaveResult<GameInfo> info(GameId game) const;
    /// An empty game.
    SaveResult<GameId> createGame(const std::string& title, const std::string& header, Seconds now);
    /// A game with its entries, counted from 1: all of it or nothing. Errors: DiskFull, Cancelled.
    SaveResult<GameId> createGame(const std::string& title, const std::string& header,
                                  const std::vector<JournalEntry>& entries, Seconds now,
                                  const Progress& progress = {});
    /// Errors: NotFound.
    SaveStatus rename(GameId game, const std::string& title, Seconds now);
    /// Replaces the record header. Errors: NotFound.
    SaveStatus setHeader(GameId game, const std::string& header, Seconds now);
    /// Sets or takes back the finished flag; it forbids nothing. Errors: NotFound.
    SaveStatus finish(GameId game, bool finished, Seconds now);
    /// Deletes the game with its journal, for good. Errors: NotFound.
    SaveStatus remove(GameId game);

    /// Writes entries after the cursor and moves the cursor behind them: all of it or nothing. Entries that
    /// were undone are gone. The `seq` and `time` that they come with do not matter. Returns the seq of the
    /// last. Errors: NotFound, DiskFull.
    SaveResult<std::int64_t> append(GameId game, const std::vector<JournalEntry>& entries, Seconds now);
    /// The same behind all entries there are, undone ones too, which stay. Errors: NotFound, DiskFull.
    SaveStatus appendBehindAll(GameId game, const std::vector<JournalEntry>& entries, Seconds now);
    /// Undo and redo: from now on `cursor` entries are applied. Errors: NotFound, OutOfRange.
    SaveStatus setCursor(GameId game, std::int64_t cursor, Seconds now);

    /// Errors: NotFound, Damaged.
    SaveResult<SavedGame> load(GameId game) const;
    /// Entries first to last, both included; what lies outside the journal is left out. Errors: NotFound,
    /// Damaged.
    SaveResult<std::vector<JournalEntry>> entries(GameId game, std::int64_t first, std::int64_t last) const;
    /// The last applied entry with this text among its events; nullopt when none has it. Errors: NotFound,
    /// Damaged.
    SaveResult<std::optional<JournalEntry>> lastWith(GameId game, const std::string& text) const;

    /// Copies all games to a file of its own, through SQLite's backup, and checks the copy before it gets its
    /// name. Errors: AlreadyExists, Damaged (the copy failed its check and is gone), ReadOnly, CannotOpen,
    /// DiskFull, Io.
    SaveStatus backup(const std::filesystem::path& target) const;
    /// Backs up under the folder's next name (the folder is created if missing) and then deletes the oldest
    /// of its backups beyond `keep` (at least 1); but of a table that was lost, and not deleted here,
    /// the newest sound backup stays. Returns the new file. Errors: as backup().
    SaveResult<std::filesystem::path> backupInto(const std::filesystem::path& folder, Seconds now,
                                                 int keep = 10) const;

    /// Whether a backup knows what this store does not: a table that was never here, or a later backup. None
    /// where that cannot be told, as of a file that is no sound store.
    std::optional<bool> knowsLessThan(const std::filesystem::path& backup) const;
    /// The number of the newest backup that was made of this store, or was found to add nothing to it.
    std::int64_t backupNumber() const;
    /// A backup of this number, and all before it, add nothing to this store.
    SaveStatus noteBackup(std::int64_t number);

  private:
    struct Impl;
    explicit SaveStore(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> impl_;
};

}  // namespace reach::saves
