#include "database/saves/detail/connection.h"

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/Statement.h>
#include <sqlite3.h>

#include <algorithm>
#include <string>
#include <system_error>

#include "database/saves/detail/files.h"
#include "database/saves/detail/guard.h"
#include "database/saves/detail/migrations.h"
#include "database/saves/detail/rows.h"

namespace reach::saves {
namespace {

namespace fs = std::filesystem;

// SQLite folds the log into the database when the last connection closes. A file we refuse must stay as it
// is.
void foldLogOnClose(SQLite::Database& database, bool fold) {
    sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, fold ? 0 : 1, nullptr);
}

bool isReadOnly(SQLite::Database& database) {
    return sqlite3_db_readonly(database.getHandle(), "main") == 1;
}

SQLite::Database connect(const fs::path& path, int flags, int busyMilliseconds) {
    if (path.empty()) throw Failure(SaveErrorCode::CannotOpen);
    expectOrdinary(path);
    try {
        // Absolute, so that no name means something special to SQLite.
        SQLite::Database database(fs::absolute(path), flags, busyMilliseconds);
        foldLogOnClose(database, false);
        database.exec("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON");
        return database;
    } catch (const SQLite::Exception& exception) {
        const int code = sqliteCodeOf(exception);
        const bool cannotOpen = codeOf(code) == SaveErrorCode::CannotOpen;
        if (cannotOpen && isWriteProtected(path.parent_path())) throw Failure(SaveErrorCode::ReadOnly, code);
        throw;
    }
}

bool hasTables(SQLite::Database& database) {
    return database.execAndGet("SELECT count(*) FROM sqlite_schema").getInt() > 0;
}

void quickCheck(SQLite::Database& database) {
    SQLite::Statement check(database, "PRAGMA quick_check(1)");
    if (!check.executeStep() || check.getColumn(0).getString() != "ok") throw Failure(SaveErrorCode::Damaged);
}

// Throws unless the file is ours to use: empty, or a sound store of a version we know.
void inspect(SQLite::Database& database) {
    const int version = versionOf(database);
    const int application = database.execAndGet("PRAGMA application_id").getInt();
    if (application != kApplicationId) {
        if (application != 0 || version != 0 || hasTables(database)) throw Failure(SaveErrorCode::NotAStore);
        return;
    }
    if (version > currentVersion()) throw Failure(SaveErrorCode::NewerVersion);
    // SQLite reads its own table definitions without asking whether they are still what was written.
    if (version < 1 || !hasItsSchema(database)) throw Failure(SaveErrorCode::Damaged);
    quickCheck(database);
}

// Nothing we ask of a sound store is an error in SQL: if it is one, tables or the format number are broken.
template <class Check>
void asDamage(Check check) {
    try {
        check();
    } catch (const SQLite::Exception& exception) {
        const int code = sqliteCodeOf(exception);
        if ((code & 0xff) == SQLITE_ERROR) throw Failure(SaveErrorCode::Damaged, code);
        throw;
    }
}

void useLog(SQLite::Database& database, bool isCopy) {
    const std::string mode = database.execAndGet("PRAGMA journal_mode = WAL").getString();
    if (mode != "wal") throw Failure(SaveErrorCode::CannotOpen);
    // Nothing of a change goes to the log before it is decided: what was given up there would look like
    // damage.
    database.exec("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA cache_spill = OFF");
    if (isCopy) database.exec("PRAGMA synchronous = NORMAL");
    // Rows are read once. Without a limit, two megabytes of their pages would stay in memory.
    database.exec("PRAGMA cache_size = -256");
}

void limitSize(SQLite::Database& database, std::int64_t maxBytes) {
    if (maxBytes <= 0) return;
    const std::int64_t page = database.execAndGet("PRAGMA page_size").getInt64();
    database.exec("PRAGMA max_page_count = " + std::to_string(std::max<std::int64_t>(1, maxBytes / page)));
}

void copyPages(SQLite::Database& source, const fs::path& target, std::optional<std::int64_t> backupNumber,
               const InTurn& inTurn) {
    constexpr int kPages = 128;  // half a megabyte: less than a millisecond
    auto copy = connect(target, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, 0);
    std::optional<SQLite::Backup> backup;
    int result = SQLITE_OK;
    try {
        while (result == SQLITE_OK)
            inTurn([&] {
                if (!backup) backup.emplace(copy, source);
                result = backup->executeStep(kPages);
            });
    } catch (...) {
        inTurn([&] { backup.reset(); });
        throw;
    }
    inTurn([&] { backup.reset(); });
    if (result != SQLITE_DONE) throw Failure(codeOf(result), result);
    copy.exec("PRAGMA journal_mode = DELETE");
    if (backupNumber) writeBackupNumber(copy, *backupNumber);
}

}  // namespace

SQLite::Database openForWriting(const fs::path& path, const StoreOptions& options) {
    // SQLite would delete the log of a database that lost its own file.
    if (!holdsData(path) && holdsData(withSuffix(path, "-wal"))) throw Failure(SaveErrorCode::Damaged);
    auto database = connect(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, options.busyMilliseconds);
    if (isReadOnly(database)) throw Failure(SaveErrorCode::ReadOnly);
    // Held until the connection closes: one process, one writer.
    database.exec("PRAGMA locking_mode = EXCLUSIVE");
    asDamage([&] { inspect(database); });
    // The file was writable a moment ago, so its header claims a format that does not exist.
    if (isReadOnly(database)) throw Failure(SaveErrorCode::Damaged);
    useLog(database, options.isCopy);
    limitSize(database, options.maxBytes);
    // A step takes over what it reads, so all of an older file must be sound.
    if (const int version = versionOf(database); version > 0 && version < currentVersion())
        asDamage([&] { verifyContents(database); });
    migrate(database, migrations(), options);
    asDamage([&] { verifyContents(database); });
    foldLogOnClose(database, true);
    return database;
}

SQLite::Database openUnchecked(const fs::path& path) {
    return connect(path, SQLite::OPEN_READONLY, 0);
}

SQLite::Database openForReading(const fs::path& path) {
    std::error_code error;
    if (!fs::exists(path, error)) throw Failure(SaveErrorCode::NotFound);
    auto database = connect(path, SQLite::OPEN_READONLY, 0);
    asDamage([&] {
        inspect(database);
        if (versionOf(database) > 0) verifyContents(database);
    });
    // An empty file passes as a store yet to be made, but as a copy to read it is worth nothing.
    if (versionOf(database) == 0) throw Failure(SaveErrorCode::Damaged);
    return database;
}

void fold(SQLite::Database& database, LogMark& mark) {
    mark.clear();
    (void)sqlite3_wal_checkpoint_v2(database.getHandle(), nullptr, SQLITE_CHECKPOINT_TRUNCATE, nullptr,
                                    nullptr);
}

void foldAndKeepLog(SQLite::Database& database) {
    (void)sqlite3_wal_checkpoint_v2(database.getHandle(), nullptr, SQLITE_CHECKPOINT_PASSIVE, nullptr,
                                    nullptr);
}

void copyTo(SQLite::Database& source, const fs::path& target, std::optional<std::int64_t> backupNumber,
            const InTurn& inTurn) {
    const fs::path part = partOf(target);
    removeWithJournal(part);
    try {
        copyPages(source, part, backupNumber, inTurn);
        openForReading(part);
        putInPlace(part, target);
    } catch (...) {
        removeWithJournal(part);
        throw;
    }
}

}  // namespace reach::saves
