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
    Sound,    ///< a good store, now open
    New,      ///< nothing there and no backup: an empty store was made and is open
    Missing,  ///< nothing there, but there is a sound backup; nothing was made
    Damaged,  ///< a broken file was moved aside; nothing was made in its place
};

/// The result of openOrRescue(). With Missing and Damaged there is no open store: either restore() the backup
/// or let SaveStore::open() begin an empty file.
struct Opening {
    Finding finding = Finding::Sound;
    std::optional<SaveStore> store;
    std::optional<std::filesystem::path> setAside;  ///< where the broken file is now: name.damaged-N
    std::optional<SaveError> damage;                ///< what was wrong with it
    std::optional<BackupFile> backup;  ///< newest sound backup, looked up with Missing and Damaged
};

/// SaveStore::open() that answers damage by moving the file, with its -wal, -shm and -journal, to
/// name.damaged-N. Nothing is ever deleted. Errors: those of open() other than Damaged and NotAStore, and
/// those of moving the file.
SaveResult<Opening> openOrRescue(const std::filesystem::path& path, const std::filesystem::path& backupFolder,
                                 const StoreOptions& options = {});

/// Puts a copy of the backup at `path`; a store that is there is moved to name.replaced-N first. The store
/// must not be open. Errors: those of checkStore() for the backup, InUse, ReadOnly, CannotOpen, DiskFull, Io.
SaveStatus restore(const std::filesystem::path& backup, const std::filesystem::path& path);

}  // namespace reach::saves
