#pragma once

#include <filesystem>
#include <string>

namespace reach::saves {

/// `path` with a suffix behind its whole name: saves.sqlite -> saves.sqlite-wal.
std::filesystem::path withSuffix(const std::filesystem::path& path, const std::string& suffix);

/// Whether a file is there that SQLite would not take for an empty one, to be filled anew.
bool holdsData(const std::filesystem::path& path);

/// Whether neither the database nor its log holds anything.
bool isBlank(const std::filesystem::path& path);

/// Whether this process may not write in the folder. False where the system cannot tell.
bool isWriteProtected(const std::filesystem::path& folder);

/// Moves a database, with its -wal, -shm and -journal, to the first free name "<name>.<why>-N" and returns
/// that. Throws Failure.
std::filesystem::path setAside(const std::filesystem::path& path, const std::string& why);

/// Renames a finished file to a name that is free, and makes the folder's entry durable. Throws Failure.
void putInPlace(const std::filesystem::path& from, const std::filesystem::path& to);

}  // namespace reach::saves
