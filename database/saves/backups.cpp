#include "database/saves/backups.h"

#include <algorithm>
#include <functional>
#include <system_error>

#include "database/saves/detail/backup_names.h"
#include "database/saves/detail/connection.h"
#include "database/saves/detail/files.h"
#include "database/saves/detail/guard.h"

namespace reach::saves {
namespace {

namespace fs = std::filesystem;

Opening rescue(const fs::path& path, const fs::path& backupFolder, const SaveError& damage) {
    Opening opening;
    opening.finding = Finding::Damaged;
    opening.damage = damage;
    opening.setAside = setAside(path, "damaged");
    opening.backup = newestSoundBackup(backupFolder);
    return opening;
}

// A store that is open elsewhere would go on writing to the file we move away.
void expectNotInUse(const fs::path& path) {
    if (isBlank(path)) return;
    const auto store = SaveStore::open(path);
    if (!store && store.error().code == SaveErrorCode::InUse) throw Failure(SaveErrorCode::InUse);
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

SaveResult<Opening> openOrRescue(const fs::path& path, const fs::path& backupFolder,
                                 const StoreOptions& options) {
    return guarded(path, [&]() -> Opening {
        Opening opening;
        const bool blank = isBlank(path);
        if (blank) {
            opening.finding = Finding::Missing;
            opening.backup = newestSoundBackup(backupFolder);
            if (opening.backup) return opening;
        }
        auto store = SaveStore::open(path, options);
        if (store) {
            opening.finding = blank ? Finding::New : Finding::Sound;
            opening.store = std::move(store).value();
            return opening;
        }
        const SaveError& error = store.error();
        const bool broken = error.code == SaveErrorCode::Damaged || error.code == SaveErrorCode::NotAStore;
        if (!broken) throw Failure(error.code, error.sqliteCode);
        return rescue(path, backupFolder, error);
    });
}

SaveStatus restore(const fs::path& backup, const fs::path& path) {
    auto source = guarded(backup, [&] { return openForReading(backup); });
    if (!source) return source.error();
    return guarded(path, [&] {
        expectNotInUse(path);
        // The copy is complete before anything is moved: a full disk changes nothing.
        const fs::path copy = withSuffix(path, ".restored");
        std::error_code ignored;
        fs::remove(copy, ignored);
        copyTo(source.value(), copy);
        setAside(path, "replaced");
        putInPlace(copy, path);
    });
}

}  // namespace reach::saves
