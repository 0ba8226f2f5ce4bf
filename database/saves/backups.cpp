#include "database/saves/backups.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <functional>
#include <sstream>
#include <system_error>
#include <utility>

#include "database/saves/detail/backup_names.h"
#include "database/saves/detail/connection.h"
#include "database/saves/detail/files.h"
#include "database/saves/detail/guard.h"
#include "database/saves/detail/log.h"
#include "database/saves/detail/rows.h"

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

// Moves the files that are at `path` to `aside`.
void putBack(SQLite::Database& backup, const fs::path& path, const fs::path& aside, std::int64_t number) {
    // The copy is complete before anything is moved: a full disk changes nothing.
    const fs::path copy = restoredName(path);
    std::error_code ignored;
    fs::remove(copy, ignored);
    copyTo(backup, copy, number);
    setAside(path, aside);
    putInPlace(copy, path);
}

std::int64_t newestNumber(const fs::path& folder) {
    const std::vector<BackupFile> files = backups(folder);
    return files.empty() ? 0 : files.front().number;
}

// A backup that cannot be read just now, or not by this version, may be the only sound one.
void expectOnlyBroken(const std::vector<BackupFile>& backups) {
    for (const BackupFile& backup : backups) {
        const auto status = checkStore(backup.path);
        if (!status && !isBroken(status.error()) && status.error().code != SaveErrorCode::OddFile)
            orThrow(status);
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

// A line a rescue: the finding, and the names of what was set aside and of the backup, with its holdings. The
// names are ours, and have no space in them where the store's has none.
constexpr std::array kFindings{std::pair{Finding::Missing, "missing"}, std::pair{Finding::Damaged, "damaged"},
                               std::pair{Finding::CutLog, "cut-log"}, std::pair{Finding::Older, "older"}};

fs::path noticeOf(const fs::path& path) {
    return withSuffix(path, ".notice");
}

std::string nameOf(const fs::path& file) {
    return file.filename().string();
}

std::string noticeLine(const Rescue& rescue) {
    std::ostringstream line;
    for (const auto& [finding, name] : kFindings)
        if (finding == rescue.finding) line << name;
    line << '\t' << (rescue.setAside ? nameOf(*rescue.setAside) : "") << '\t'
         << (rescue.backup ? nameOf(rescue.backup->path) : "");
    if (rescue.holds) line << '\t' << rescue.holds->tables << '\t' << rescue.holds->acts;
    return line.str();
}

std::optional<Rescue> readNotice(const std::string& text, const fs::path& path,
                                 const fs::path& backupFolder) {
    std::istringstream line(text);
    std::string finding;
    std::string aside;
    std::string backup;
    std::getline(line, finding, '\t');
    std::getline(line, aside, '\t');
    std::getline(line, backup, '\t');
    Rescue rescue;
    for (const auto& [value, name] : kFindings)
        if (finding == name) rescue.finding = value;
    if (!rescue.isToBeTold()) return std::nullopt;
    if (!aside.empty()) rescue.setAside = path.parent_path() / fs::path(aside).filename();
    if (!backup.empty()) rescue.backup = parseBackupName(backupFolder / fs::path(backup).filename());
    if (Holdings holds; line >> holds.tables >> holds.acts) rescue.holds = holds;
    return rescue;
}

std::vector<std::string> noticeLines(const fs::path& path) {
    std::vector<std::string> lines;
    std::error_code error;
    if (!fs::is_regular_file(noticeOf(path), error)) return lines;
    std::ifstream file(noticeOf(path));
    for (std::string line; std::getline(file, line);) lines.push_back(line);
    return lines;
}

// Before anything is moved: a start may end at any moment, and the next one finds all in order.
void leaveNotice(const fs::path& path, const Rescue& rescue) {
    std::vector<std::string> lines = noticeLines(path);
    if (std::ranges::find(lines, noticeLine(rescue)) != lines.end()) return;
    lines.push_back(noticeLine(rescue));
    std::string text;
    for (const std::string& line : lines) text += line + '\n';
    // If the disk has no room even for this, the tables are opened all the same.
    (void)guarded(path, [&] { writeWhole(noticeOf(path), text); });
}

// Opening a store begins its log anew. So a log with a part that SQLite will not read is copied first, with
// its database. If the disk has no room for the copy, the tables are opened all the same.
SaveResult<SaveStore> openTelling(const fs::path& path, const StoreOptions& options, Rescue& rescue) {
    const LogLook log = lookAt(withSuffix(path, "-wal"));
    if (log.endsDamaged || log.frames < LogMark::of(path)) {
        // On a full disk even looking may fail; opening needs less.
        const auto rest = checkStore(path);
        if (!rest && (isBroken(rest.error()) || rest.error().code == SaveErrorCode::InUse))
            return rest.error();
        rescue.finding = Finding::CutLog;
        const fs::path aside = nameAside(path, "damaged");
        if (guarded(path, [&] { copyAside(path, aside); })) rescue.setAside = aside;
        leaveNotice(path, rescue);
    }
    auto store = SaveStore::open(path, options);
    if (store && rescue.finding == Finding::Unseen) rescue.finding = Finding::Sound;
    return store;
}

// Whether the newest sound backup knows what the store does not.
bool isOlderThanItsBackups(SaveStore& store, const fs::path& backupFolder) {
    const std::int64_t known = store.backupNumber();
    const std::vector<BackupFile> files = backups(backupFolder);
    for (const BackupFile& backup : files) {
        if (backup.number <= known) return false;
        const auto less = store.knowsLessThan(backup.path);
        if (less && *less) return true;
        if (!less) continue;
        // Once is enough. One that is not written down is looked at again.
        (void)store.noteBackup(files.front().number);
        return false;
    }
    return false;
}

SaveStore putBackupInPlace(const fs::path& path, const StoreOptions& options, Rescue& rescue,
                           const fs::path& aside, std::int64_t number) {
    auto source = openForReading(rescue.backup->path);
    leaveNotice(path, rescue);
    putBack(source, path, aside, number);
    return orThrow(SaveStore::open(path, options));
}

// Damage that it finds is written into `rescue` before anything else can fail.
SaveStore rescued(const fs::path& path, const fs::path& backupFolder, const StoreOptions& options,
                  Rescue& rescue) {
    const FolderLock alone(path.parent_path(), options.busyMilliseconds);
    expectOrdinary(path);
    const bool blank = isBlank(path);
    if (!blank) {
        auto store = openTelling(path, options, rescue);
        if (store) {
            removeUnfinished(path, backupFolder);
            if (!isOlderThanItsBackups(store.value(), backupFolder)) return std::move(store).value();
            rescue.finding = Finding::Older;
        } else if (!isBroken(store.error())) {
            orThrow(std::move(store));
        }
    }
    removeUnfinished(path, backupFolder);
    if (blank) rescue.finding = Finding::Missing;
    if (rescue.finding != Finding::Older && !blank) rescue.finding = Finding::Damaged;
    rescue.backup = newestSoundBackup(backupFolder);
    const fs::path aside = nameAside(path, blank                              ? "replaced"
                                           : rescue.finding == Finding::Older ? "older"
                                                                              : "damaged");
    // If the log was damaged, its contents were copied already.
    if (!blank && !rescue.setAside) rescue.setAside = aside;
    if (rescue.backup) {
        if (const auto holds = holdings(rescue.backup->path)) rescue.holds = holds.value();
        try {
            return putBackupInPlace(path, options, rescue, aside, newestNumber(backupFolder));
        } catch (...) {
            if (!blank && *rescue.setAside == aside) rescue.setAside.reset();
            throw;
        }
    }
    rescue.setAside.reset();
    expectOnlyBroken(backups(backupFolder));
    if (blank) {
        rescue.finding = Finding::New;
    } else {
        rescue.setAside = aside;
        leaveNotice(path, rescue);
        setAside(path, aside);
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

SaveResult<Holdings> holdings(const fs::path& backup) {
    return guarded(backup, [&] {
        auto database = openForReading(backup);
        return Holdings{std::ssize(readGames(database)), countActs(database)};
    });
}

SaveStatus acknowledge(const fs::path& path) {
    return guarded(path, [&] {
        std::error_code error;
        fs::remove(noticeOf(path), error);
        if (error) throw Failure(codeOf(error));
    });
}

Opening openOrRescue(const fs::path& path, const fs::path& backupFolder, const StoreOptions& options) {
    std::vector<Rescue> earlier;
    for (const std::string& line : noticeLines(path))
        if (auto rescue = readNotice(line, path, backupFolder)) earlier.push_back(std::move(*rescue));
    Rescue rescue;
    auto store = guarded(path, [&] { return rescued(path, backupFolder, options, rescue); });
    return {std::move(rescue), std::move(earlier), std::move(store)};
}

SaveStatus restore(const fs::path& backup, const fs::path& path) {
    auto source = guarded(backup, [&] { return openForReading(backup); });
    if (!source) return source.error();
    return guarded(path, [&] {
        const FolderLock alone(path.parent_path(), StoreOptions().busyMilliseconds);
        expectNotInUse(path);
        putBack(source.value(), path, nameAside(path, "replaced"), newestNumber(backup.parent_path()));
    });
}

}  // namespace reach::saves
