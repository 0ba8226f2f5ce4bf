#pragma once

#include <SQLiteCpp/Database.h>

#include <filesystem>
#include <functional>
#include <optional>

#include "database/saves/detail/log.h"
#include "database/saves/save_store.h"

namespace reach::saves {

/// Opens a store exclusively, creates or migrates it, and checks all of it. Throws.
SQLite::Database openForWriting(const std::filesystem::path& path, const StoreOptions& options);

/// Opens an existing store, checks all of it and changes nothing. Throws.
SQLite::Database openForReading(const std::filesystem::path& path);

/// Opens an existing store without a check: it is already checked or may be damaged. Throws.
SQLite::Database openUnchecked(const std::filesystem::path& path);

/// Moves the whole log into the database, so that the file alone has everything. If the disk has no room, the
/// store stays as it was.
void fold(SQLite::Database& database, LogMark& mark);

/// Does the same, but leaves the log at its length, to be written over. A log that is cut off has to grow
/// again, which makes each commit take half as long again.
void foldAndKeepLog(SQLite::Database& database);

/// Runs a short piece of work while nobody else uses the source of a copy.
using InTurn = std::function<void(const std::function<void()>&)>;

/// Copies a database to a new file that needs no log. `backupNumber`, if given, is stored in the copy as the
/// number of its newest backup. The source is only used within `inTurn`, for some pages at a time: what is
/// written to it meanwhile is in the copy. On failure leaves no file behind. Throws.
void copyTo(
    SQLite::Database& source, const std::filesystem::path& target,
    std::optional<std::int64_t> backupNumber = {},
    const InTurn& inTurn = [](const std::function<void()>& piece) { piece(); });

}  // namespace reach::saves
