#pragma once

#include <filesystem>
#include <optional>
#include <vector>

#include "database/saves/save_store.h"

namespace reach::saves {

/// One backup in a folder.
struct BackupFile {
    std::filesystem::path path;
    std::int64_t number = 0;  ///< rises by one a backup; newer means higher, whatever the clock said
    Seconds made = 0;         ///< the time given when it was made
};

/// The backups SaveStore::backupInto() made in the folder, newest first; empty for a folder that is not
/// there.
std::vector<BackupFile> backups(const std::filesystem::path& folder);

/// Whether the file is a store this version can read and every page and row of it passes. Changes nothing.
/// Errors: NotFound, Damaged, NotAStore, NewerVersion, InUse, Io.
SaveStatus checkStore(const std::filesystem::path& path);

/// The newest backup that passes checkStore(), if any.
std::optional<BackupFile> newestSoundBackup(const std::filesystem::path& folder);

/// What was found at the store's path.
enum class Finding {
    Unseen,   ///< it could not be looked at: the store's error says why
    Sound,    ///< a good store
    New,      ///< nothing there and no backup
    Missing,  ///< nothing there, but there is a sound backup
    Damaged,  ///< a broken file
    CutLog,   ///< a good store, but its log is damaged or gone: what was entered last is gone, or may be
    Older,    ///< a good store that knows less than its newest sound backup
};

/// What openOrRescue() came upon.
struct Rescue {
    Finding finding = Finding::Unseen;
    /// Where what was there is kept: name.damaged-N, or name.older-N.
    std::optional<std::filesystem::path> setAside;
    std::optional<BackupFile> backup;  ///< newest sound backup, looked up with Missing, Damaged and Older
    std::optional<Holdings> holds;     ///< what is in that backup

    /// Whether there is something that people have to know.
    bool isToBeTold() const { return finding >= Finding::Missing; }
};

/// What openOrRescue() came upon and did. With Missing, Damaged and Older and a backup, the store is a copy
/// of the backup; or an error, and then nothing was changed and the next start tries again.
struct Opening {
    Rescue rescue;
    std::vector<Rescue> earlier;  ///< what earlier starts came upon and nobody has acknowledged
    SaveResult<SaveStore> store;
};

/// SaveStore::open() that answers damage: what is broken goes to name.damaged-N with its -wal, -shm and
/// -journal, and the newest sound backup takes its place; without a backup an empty store does. So does a
/// store that knows less than the backup, and goes to name.older-N. No store is begun while a backup is there
/// that may be sound. Only one process at a time does this. Nothing is ever deleted but unfinished copies.
/// Errors: those of SaveStore::open(), and those of restore().
Opening openOrRescue(const std::filesystem::path& path, const std::filesystem::path& backupFolder,
                     const StoreOptions& options = {});

/// Somebody has read what the last starts came upon; until then it is told at each start, whatever became of
/// the start that came upon it.
SaveStatus acknowledge(const std::filesystem::path& path);

/// What a backup holds. Errors: those of checkStore().
SaveResult<Holdings> holdings(const std::filesystem::path& backup);

/// Puts a copy of the backup at `path`; a store that is there is moved to name.replaced-N first. The store
/// must not be open. Errors: those of checkStore() for the backup, InUse, ReadOnly, CannotOpen, DiskFull, Io.
SaveStatus restore(const std::filesystem::path& backup, const std::filesystem::path& path);

}  // namespace reach::saves
