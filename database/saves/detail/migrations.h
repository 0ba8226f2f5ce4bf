#pragma once

#include <SQLiteCpp/Database.h>

#include <span>

namespace reach::saves {

/// Stands in the file's header, so that no other program's database is taken for ours. "RkSv".
inline constexpr int kApplicationId = 0x526b5376;

/// One step of the schema. Runs inside a transaction of its own.
using Migration = void (*)(SQLite::Database&);

/// All steps; step i takes a file from version i to i + 1.
std::span<const Migration> migrations();

/// The version this program writes.
int currentVersion();

/// The version a file has; 0 for an empty one.
int versionOf(SQLite::Database& database);

/// Runs the steps the file lacks. One that fails leaves the file at the version before it. Throws
/// SQLite::Exception.
void migrate(SQLite::Database& database, std::span<const Migration> steps);

/// Whether the file's tables are, to the letter, those its version should have.
bool hasItsSchema(SQLite::Database& database);

}  // namespace reach::saves
