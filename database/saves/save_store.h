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
    std::int64_t acts = 0;  ///< the number of its acts, which is the number of the last one
    std::string last;       ///< the text of the last act; empty if there is none

    friend bool operator==(const GameInfo&, const GameInfo&) = default;
};

/// An act of the journal. The text is opaque: any bytes, up to about a gigabyte.
struct StoredAct {
    std::int64_t number = 0;  ///< 1 for the first
    Seconds time = 0;
    std::string text;

    friend bool operator==(const StoredAct&, const StoredAct&) = default;
};

/// A game with its whole journal.
struct SavedGame {
    GameInfo info;
    std::vector<StoredAct> acts;
};

/// A row of a journal of version 1. That version kept one row for each entry, overwrote what was undone, and
/// kept the number of rows that count beside them.
struct JournalRow {
    Seconds time = 0;
    std::string command;
    std::string events;
};
/// Returns the acts that a journal of version 1 comes to. `cursor`: the number of rows that count.
using ActsOfRows = std::function<std::vector<StoredAct>(
    const std::string& header, const std::vector<JournalRow>& rows, std::int64_t cursor)>;

/// Called from time to time with the amount of work done, 0 to `all`. The work is cancelled when it returns
/// false.
using Progress = std::function<bool(std::int64_t done, std::int64_t all)>;

struct StoreOptions {
    std::int64_t maxBytes = 0;   ///< maximum size of the file (then DiskFull); 0: no limit
    int busyMilliseconds = 200;  ///< how long to wait for a file in use before InUse
    /// For a file of version 1, whose journals become acts when it is opened. Without it, opening such a file
    /// is the error Internal, and the file is not touched.
    ActsOfRows actsOfRows{};
    /// Draws the id of a new game, where several stores must not give the same one. Without it, ids count up.
    std::function<GameId()> drawId{};
    /// True: what it holds is elsewhere too, so that a power cut may take the last changes. They do not wait
    /// for the disk. A killed process loses none of them.
    bool isCopy = false;
};

/// The contents of a store or a backup, in numbers.
struct Holdings {
    std::int64_t tables = 0;
    std::int64_t acts = 0;  ///< of a file of version 1: rows

    friend bool operator==(const Holdings&, const Holdings&) = default;
};

/// A file of games, open for reading and writing. Only one store can open a file; a second store gets InUse.
/// Every change is on disk when its call returns, unless StoreOptions::isCopy. A failed call has changed
/// nothing. A change succeeds only while the file and its log are still the ones in the folder. Otherwise the
/// next start would not find the change, and the call fails with TakenAway. The store is thread-safe: a call
/// waits for the previous one. A moved-from store may only be destroyed or assigned to.
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
    /// Creates a game with its first acts, completely or not at all. Errors: DiskFull, Cancelled.
    SaveResult<GameId> createGame(const std::string& title, const std::string& header,
                                  const std::vector<std::string>& acts, Seconds now,
                                  const Progress& progress = {});
    /// Errors: NotFound.
    SaveStatus rename(GameId game, const std::string& title, Seconds now);
    /// Replaces the record header. Errors: NotFound.
    SaveStatus setHeader(GameId game, const std::string& header, Seconds now);
    /// Sets or clears the finished flag. The flag forbids nothing. Errors: NotFound.
    SaveStatus finish(GameId game, bool finished, Seconds now);
    /// Deletes the game with its journal, permanently. Errors: NotFound.
    SaveStatus remove(GameId game);

    /// Puts in a game as another store holds it, with its times and acts, in the place of a game with its id.
    /// A game without an id is added, and gets one. Returns the id.
    SaveResult<GameId> put(const SavedGame& game);

    /// Adds an act after act number `after`, which must be the last one. Returns its number. Errors:
    /// NotFound, OutOfRange (there are later acts, or fewer), DiskFull.
    SaveResult<std::int64_t> append(GameId game, std::int64_t after, const std::string& text, Seconds now);

    /// Loads the game with all its acts. Errors: NotFound, Damaged.
    SaveResult<SavedGame> load(GameId game) const;
    /// Returns the acts from number `first` to `last`, both included. Numbers outside the journal are left
    /// out. Errors: NotFound, Damaged.
    SaveResult<std::vector<StoredAct>> acts(GameId game, std::int64_t first, std::int64_t last) const;

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
