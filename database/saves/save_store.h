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

/// Identifies a game within its file. An id is never reused, not even after its game was removed.
enum class GameId : std::int64_t {};

/// Seconds since 1970 UTC. The library reads no clock; the caller passes every time.
using Seconds = std::int64_t;

/// A game as a row of a list.
struct GameInfo {
    GameId id{};
    std::string title;
    std::string header;  ///< the header of the game record, stored as given
    Seconds created = 0;
    Seconds updated = 0;  ///< time of the last change: the later of its last entry and its last other change
    bool finished = false;
    std::int64_t entries = 0;  ///< entries in the journal, including undone ones
    std::int64_t cursor = 0;   ///< entries applied, 0 to `entries`

    friend bool operator==(const GameInfo&, const GameInfo&) = default;
};

/// An entry of the journal. The texts are opaque: any bytes, up to about a gigabyte.
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
    std::vector<JournalEntry> entries;  ///< including undone ones
};

/// Called from time to time with the amount of work done, 0 to `all`. The work is cancelled when it returns
/// false.
using Progress = std::function<bool(std::int64_t done, std::int64_t all)>;

struct StoreOptions {
    std::int64_t maxBytes = 0;   ///< maximum size of the file (then DiskFull); 0: no limit
    int busyMilliseconds = 200;  ///< how long to wait for a file in use before InUse
};

/// The contents of a store or a backup, in numbers.
struct Holdings {
    std::int64_t tables = 0;
    std::int64_t entries = 0;

    friend bool operator==(const Holdings&, const Holdings&) = default;
};

/// A file of games, open for reading and writing. Only one store can open a file; a second store gets InUse.
/// Every change is on disk when its call returns. A failed call has changed nothing. A change succeeds only
/// while the file and its log are still the ones in the folder. Otherwise the next start would not find the
/// change, and the call fails with TakenAway. The store is thread-safe: a call waits for the previous one. A
/// moved-from store may only be destroyed or assigned to.
class SaveStore {
  public:
    /// Opens the file, or creates it in an existing folder. Migrates an older schema and checks every page
    /// and every row. Errors: NewerVersion, Damaged, NotAStore (none of them touches the file), InUse,
    /// ReadOnly, CannotOpen, DiskFull, Io.
    static SaveResult<SaveStore> open(const std::filesystem::path& path, const StoreOptions& options = {});

    SaveStore(SaveStore&&) noexcept;
    SaveStore& operator=(SaveStore&&) noexcept;
    ~SaveStore();

    const std::filesystem::path& path() const;
    /// Checks that the file and its log are still the ones in the folder. Errors: TakenAway.
    SaveStatus stillThere() const;

    /// Returns all games, the last changed first. Of games changed in the same second, the newest comes
    /// first. A time after `now` comes from a wrong clock. It does not count if the game has other times; a
    /// game with no valid time comes last.
    SaveResult<std::vector<GameInfo>> listGames(Seconds now = std::numeric_limits<Seconds>::max()) const;
    /// Returns one game. Errors: NotFound.
    SaveResult<GameInfo> info(GameId game) const;
    /// Creates an empty game.
    SaveResult<GameId> createGame(const std::string& title, const std::string& header, Seconds now);
    /// Creates a game with its entries, counted from 1, completely or not at all. Errors: DiskFull,
    /// Cancelled.
    SaveResult<GameId> createGame(const std::string& title, const std::string& header,
                                  const std::vector<JournalEntry>& entries, Seconds now,
                                  const Progress& progress = {});
    /// Errors: NotFound.
    SaveStatus rename(GameId game, const std::string& title, Seconds now);
    /// Replaces the record header. Errors: NotFound.
    SaveStatus setHeader(GameId game, const std::string& header, Seconds now);
    /// Sets or clears the finished flag. The flag forbids nothing. Errors: NotFound.
    SaveStatus finish(GameId game, bool finished, Seconds now);
    /// Deletes the game with its journal, permanently. Errors: NotFound.
    SaveStatus remove(GameId game);

    /// Writes entries after the cursor and moves the cursor behind them, completely or not at all. Deletes
    /// undone entries. The `seq` and `time` of the entries are ignored. Returns the seq of the last one.
    /// Errors: NotFound, DiskFull.
    SaveResult<std::int64_t> append(GameId game, const std::vector<JournalEntry>& entries, Seconds now);
    /// Does the same after all existing entries, including undone ones, which stay. Errors: NotFound,
    /// DiskFull.
    SaveStatus appendBehindAll(GameId game, const std::vector<JournalEntry>& entries, Seconds now);
    /// Undo and redo: applies the first `cursor` entries from now on. Errors: NotFound, OutOfRange.
    SaveStatus setCursor(GameId game, std::int64_t cursor, Seconds now);

    /// Loads the game with all its entries. Errors: NotFound, Damaged.
    SaveResult<SavedGame> load(GameId game) const;
    /// Returns the entries from `first` to `last`, both included. Positions outside the journal are left out.
    /// Errors: NotFound, Damaged.
    SaveResult<std::vector<JournalEntry>> entries(GameId game, std::int64_t first, std::int64_t last) const;
    /// Returns the last applied entry whose events contain this text; nullopt if there is none. Errors:
    /// NotFound, Damaged.
    SaveResult<std::optional<JournalEntry>> lastWith(GameId game, const std::string& text) const;

    /// Copies all games to a new file with SQLite's backup API, and checks the copy before it gets its name.
    /// Errors: AlreadyExists, Damaged (the copy failed its check and was deleted), ReadOnly, CannotOpen,
    /// DiskFull, Io.
    SaveStatus backup(const std::filesystem::path& target) const;
    /// Backs up under the folder's next name and creates the folder if it is missing. Then deletes the oldest
    /// backups beyond `keep` (at least 1). For each table that was lost without being deleted here, the
    /// newest sound backup with it is kept. Returns the new file. Other threads can use the store meanwhile:
    /// a call waits for some pages, and what it writes is in the backup. Errors: as backup().
    SaveResult<std::filesystem::path> backupInto(const std::filesystem::path& folder, Seconds now,
                                                 int keep = 10) const;

    /// True if a backup has something that this store lacks: a table that was never here, or a later backup.
    /// Returns nullopt if that cannot be determined, for example because the file is no sound store.
    std::optional<bool> knowsLessThan(const std::filesystem::path& backup) const;
    /// Returns the number of the newest backup that was made of this store or adds nothing to it.
    std::int64_t backupNumber() const;
    /// Records that the backup of this number and all earlier ones add nothing to this store.
    SaveStatus noteBackup(std::int64_t number);

  private:
    struct Impl;
    explicit SaveStore(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> impl_;
};

}  // namespace reach::saves
