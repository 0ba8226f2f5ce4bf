#include "database/saves/backups.h"

#include <algorithm>
#include <functional>
#include <system_error>

#include "database/saves/detail/backup_names.h"
#include "database/saves/detail/connection.h"
#include "database/saves/detail/files.h"
#include "database/saves/detail/guard.h"
#include "database/saves/detail/log.h"

namespace reach::saves {
namespace {

namespace fs = std::filesystem;

bool isBroken(const SaveError& error) {
    return error.code == SaveErrorCode::Damaged || error.code == SaveErrorCode::NotAStore;
}

template <class T>
T orThrow(SaveResult<T> result) {
    if (!result) throw Failure(result.error().code, result.error().sqliteCode);
    return std::move(result).value();
}

// A store that is open elsewhere would go on writing to the file we move away.
void expectNotInUse(const fs::path& path) {
    if (isBlank(path)) return;
    const auto store = SaveStore::open(path);
    if (!store && store.error().code == SaveErrorCode::InUse) throw Failure(SaveErrorCode::InUse);
}

// Returns where the old file is now.
fs::path putBack(SQLite::Database& backup, const fs::path& path, const std::string& why) {
    // The copy is complete before anything is moved: a full disk changes nothing.
    const fs::path copy = restoredName(path);
    std::error_code ignored;
    fs::remove(copy, ignored);
    copyTo(backup, copy);
    fs::path old = setAside(path, why);
    putInPlace(copy, path);
    return old;
}

// A backup that cannot be read just now, or not by this version, may be the only sound one.
void expectOnlyBroken(const std::vector<BackupFile>& backups) {
    for (const BackupFile& backup : backups) {
        const auto status = checkStore(backup.path);
        if (!status && !isBroken(status.error())) orThrow(status);
    }
}

// Only for who knows that nobody else is copying: the store is theirs, or there is none.
void removeUnfinished(const fs::path& path, const fs::path& backupFolder) {
    std::error_code ignored;
    fs::remove(restoredName(path), ignored);
    std::vector<fs::path> unfinished{partOf(restoredName(path))};
    for (fs::directory_iterator file(backupFolder, ignored), end; !ignored && file != end;
         file.increment(ignored)) {
        fs::path backup = file->path();
        if (parseBackupName(backup.replace_extension()) && partOf(backup) == file->path())
            unfinished.push_back(file->path());
    }
    for (const fs::path& part : unfinished) removeWithJournal(part);
}

// Opening begins the log anew: what SQLite will not read of it is kept beside, with its database; where that
// has no room, the tables matter more.
SaveResult<SaveStore> openTelling(const fs::path& path, const StoreOptions& options, Rescue& rescue) {
    if (endsDamaged(withSuffix(path, "-wal"))) {
        // On a full disk even looking may fail; opening needs less.
        const auto rest = checkStore(path);
        if (!rest && (isBroken(rest.error()) || rest.error().code == SaveErrorCode::InUse))
            return rest.error();
        rescue.finding = Finding::CutLog;
        if (const auto copy = guarded(path, [&] { return copyAside(path, "damaged"); }))
            rescue.setAside = copy.value();
    }
    auto store = SaveStore::open(path, options);
    if (store && rescue.finding == Finding::Unseen) rescue.finding = Finding::Sound;
    return store;
}

// What it comes upon is told before anything can fail.
SaveStore rescued(const fs::path& path, const fs::path& backupFolder, const StoreOptions& options,
                  Rescue& rescue) {
    const FolderLock alone(path.parent_path(), options.busyMilliseconds);
    const bool blank = isBlank(path);
    if (!blank) {
        auto store = openTelling(path, options, rescue);
        if (store) {
            removeUnfinished(path, backupFolder);
            return std::move(store).value();
        }
        if (!isBroken(store.error())) orThrow(std::move(store));
    }
    removeUnfinished(path, backupFolder);
    rescue.finding = blank ? Finding::Missing : Finding::Damaged;
    rescue.backup = newestSoundBackup(backupFolder);
    if (rescue.backup) {
        auto source = openForReading(rescue.backup->path);
        const fs::path old = putBack(source, path, blank ? "replaced" : "damaged");
        if (!blank) rescue.setAside = old;
    } else {
        expectOnlyBroken(backups(backupFolder));
        if (blank)
            rescue.finding = Finding::New;
        else
            rescue.setAside = setAside(path, "damaged");
    }
    return orThrow(SaveStore::open(path, options));
}

}  // namespace

std::vector<BackupFile> backups(const fs::path& folder) {
    std::vector<BackupFile> found;
    std::error_code error;
    for (fs::directory_iterator file(folder, error), end; !error && file != end; file.increment(error)) {
        if (auto backup = parseBackupName(file->path())) found.push_back(std::move(*backup));
    }
    std::ranges::sort(found, std::ranges::greater{}, &BackupFile::number);
    return found;
}

SaveStatus checkStore(const fs::path& path) {
    return guarded(path, [&] { openForReading(path); });
}

std::optional<BackupFile> newestSoundBackup(const fs::path& folder) {
    for (BackupFile& backup : backups(folder)) {
        if (checkStore(backup.path)) return std::move(backup);
    }
    return std::nullopt;
}

Opening openOrRescue(const fs::path& path, const fs::path& backupFolder, const StoreOptions& options) {
    Rescue rescue;
    auto store = guarded(path, [&] { return rescued(path, backupFolder, options, rescue); });
    return {std::move(rescue), std::move(store)};
}

SaveStatus restore(const fs::path& backup, const fs::path& path) {
    auto source = guarded(backup, [&] { return openForReading(backup); });
    if (!source) return source.error();
    return guarded(path, [&] {
        const FolderLock alone(path.parent_path(), StoreOptions().busyMilliseconds);
        expectNotInUse(path);
        putBack(source.value(), path, "replaced");
    });
}

}  // namespace reach::saves
