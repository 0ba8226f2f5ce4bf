#pragma once

#include <SQLiteCpp/Database.h>

#include <filesystem>
#include <optional>

#include "database/saves/detail/log.h"
#include "database/saves/save_store.h"

namespace reach::saves {

/// Opens a store for this connection alone, creates or migrates it, and checks all of it. Throws.
SQLite::Database openForWriting(const std::filesystem::path& path, const StoreOptions& options);

/// Opens an existing store, checks all of it and changes nothing. Throws.
SQLite::Database openForReading(const std::filesystem::path& path);

/// Opens an existing store that somebody else has checked, or that may be damaged. Throws.
SQLite::Database openUnchecked(const std::filesystem::path& path);

/// Puts all of the log into the database, so that its file alone has everything. A store that has no room for
/// that is as good as before.
void fold(SQLite::Database& database, LogMark& mark);

/// Copies a database to a new file that needs no log beside it; `backupNumber`, where given, is what the copy
/// knows as the number of its newest backup. Leaves nothing behind if it fails. Throws.
void copyTo(SQLite::Database& source, const std::filesystem::path& target,
            std::optional<std::int64_t> backupNumber = {});

}  // namespace reach::saves
