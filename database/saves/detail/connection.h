#pragma once

#include <SQLiteCpp/Database.h>

#include <filesystem>

#include "database/saves/save_store.h"

namespace reach::saves {

/// Opens a store for this connection alone, creates or migrates it, and checks all of it. Throws.
SQLite::Database openForWriting(const std::filesystem::path& path, const StoreOptions& options);

/// Opens an existing store, checks all of it and changes nothing. Throws.
SQLite::Database openForReading(const std::filesystem::path& path);

/// Copies a database to a new file that needs no log beside it. Leaves nothing behind if it fails. Throws.
void copyTo(SQLite::Database& source, const std::filesystem::path& target);

}  // namespace reach::saves
