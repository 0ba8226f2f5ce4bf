#pragma once

#include <filesystem>
#include <optional>
#include <vector>

#include "database/saves/save_store.h"

namespace reach::saves {

/// One backup in a folder.
struct BackupFile {
    std::filesystem::path path;
    std::int64_t number = 0;  ///< one more for each new backup, whatever the clock said
    Seconds made = 0;         ///< the time given when it was made
};

/// Returns the backups that SaveStore::backupInto() made in the folder, newest first; empty if the folder is
/// missing.
std::vector<BackupFile> backups(const std::filesystem::path& folder);

/// Checks that this version can read the store and that every page and row of it is sound. Changes nothing.
/// Errors: NotFound, Damaged, NotAStore, NewerVersion, InUse, Io.
SaveStatus checkStore(const std::filesystem::path& path);

/// Returns the newest backup that passes checkStore(), if any.
std::optional<BackupFile> newestSoundBackup(const std::filesystem::path& folder);

/// The state of the file at the store's path.
enum class Finding {
    Unseen,   ///< the file could not be examined; the store's error tells why
    Sound,    ///< a sound store
    New,      ///< no file and no backup
    Missing,  ///< no file, but a sound backup
    Damaged,  ///< the file is damaged
    CutLog,   ///< a sound store, but its log is damaged or missing: the last entries are lost, or may be
    Older,    ///< a sound store that has less than its newest sound backup
};

/// One finding of openOrRescue().
struct Rescue {
    Finding finding = Finding::Unseen;
    /// Where the file that was there is kept: name.damaged-N or name.older-N.
    std::optional<std::filesystem::path> setAside;
    std::optional<BackupFile> backup;  ///< the newest sound backup; only with Missing, Damaged and Older
    std::optional<Holdings> holds;     ///< what that backup holds

    /// True if the player must be told.
    bool isToBeTold() const { return finding >= Finding::Missing; }
};

/// The result of openOrRescue(). With Missing, Damaged or Older and a backup, the store is a copy of the
/// backup. If `store` is an error instead, nothing was changed and the next start tries again.
struct Opening {
    Rescue rescue;
    std::vector<Rescue> earlier;  ///< findings of earlier starts that were not acknowledged
    SaveResult<SaveStore> store;
};

/// Opens a store like SaveStore::open(), and repairs damage. A damaged store is moved to name.damaged-N with
/// its -wal, -shm and -journal. The newest sound backup takes its place, or an empty store if there is no
/// backup. A store that has less than the backup is moved to name.older-N and replaced too. No new store is
/// created while a backup exists that may be sound. Only one process at a time does this. Only unfinished
/// copies are ever deleted. Errors: those of SaveStore::open(), and those of restore().
Opening openOrRescue(const std::filesystem::path& path, const std::filesystem::path& backupFolder,
                     const StoreOptions& options = {});

/// Marks all findings as read. Until then, each start reports them again, even if the start that made the
/// finding failed.
SaveStatus acknowledge(const std::filesystem::path& path);

/// Returns what a backup holds. Errors: those of checkStore().
SaveResult<Holdings> holdings(const std::filesystem::path& backup);

/// Puts a copy of the backup at `path`. A store that is already there is moved to name.replaced-N first. The
/// store must not be open. Errors: those of checkStore() for the backup, InUse, ReadOnly, CannotOpen,
/// DiskFull, Io.
SaveStatus restore(const std::filesystem::path& backup, const std::filesystem::path& path);

}  // namespace reach::saves
