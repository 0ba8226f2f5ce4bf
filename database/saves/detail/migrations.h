#pragma once

#include <SQLiteCpp/Database.h>

#include <cstdint>
#include <span>

#include "database/saves/save_store.h"

namespace reach::saves {

/// "RkSv". Stored in the file's header, to tell our database from that of another program.
inline constexpr int kApplicationId = 0x526b5376;

/// One step of the schema.
using Migration = void (*)(SQLite::Database&, const StoreOptions&);

/// All steps; step i takes a file from version i to i + 1.
std::span<const Migration> migrations();

/// The version this program writes.
int currentVersion();

/// The version a file has; 0 for an empty one.
int versionOf(SQLite::Database& database);

/// Runs the steps the file lacks, in one transaction: a new file is made with one sync, and a failed step
/// leaves the file as it was. Throws SQLite::Exception.
void migrate(SQLite::Database& database, std::span<const Migration> steps, const StoreOptions& options = {});

/// A checksum over the definitions of all tables.
std::int64_t schemaChecksum(SQLite::Database& database);

/// True if the file's tables are exactly those of its version.
bool hasItsSchema(SQLite::Database& database);

}  // namespace reach::saves
