#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

namespace reach::saves {

/// Returns `path` with a suffix appended to its whole name: saves.sqlite -> saves.sqlite-wal.
std::filesystem::path withSuffix(const std::filesystem::path& path, const std::string& suffix);

/// True if the path has a file that SQLite would not treat as an empty database and fill.
bool holdsData(const std::filesystem::path& path);

/// True if neither the database nor its log holds data.
bool isBlank(const std::filesystem::path& path);

/// Throws Failure{OddFile} if the database or a file beside it is a pipe, a device or the like. Opening such
/// a file may block for ever, and writing to it may do harm.
void expectOrdinary(const std::filesystem::path& path);

/// True if this process may not write in the folder. False if the system cannot tell.
bool isWriteProtected(const std::filesystem::path& folder);

/// Returns the first free name "<name>.<why>-N": neither a database nor a file beside one has it.
std::filesystem::path nameAside(const std::filesystem::path& path, const std::string& why);

/// Moves a database, with its -wal, -shm, -journal and -mark, to a name from nameAside(). Throws Failure.
void setAside(const std::filesystem::path& path, const std::filesystem::path& target);

/// Copies a database with the same files to a name from nameAside(). A failed copy leaves no file behind.
/// Throws Failure.
void copyAside(const std::filesystem::path& path, const std::filesystem::path& target);

/// Replaces a file with the text, completely or not at all. Throws Failure.
void writeWhole(const std::filesystem::path& path, const std::string& text);

/// Identifies a file, to tell whether a path still leads to it.
class Identity {
  public:
    Identity() = default;
    explicit Identity(const std::filesystem::path& path);
    bool isStillAt(const std::filesystem::path& path) const { return *this == Identity(path); }

  private:
    friend bool operator==(const Identity&, const Identity&) = default;
    bool isThere_ = false;
    std::uint64_t device_ = 0;
    std::uint64_t number_ = 0;
};

/// Returns the name of a copy while it is incomplete.
std::filesystem::path partOf(const std::filesystem::path& target);

/// Returns the name of a restored store until it is put in place.
std::filesystem::path restoredName(const std::filesystem::path& path);

/// Removes a database that is not in use, and its journal.
void removeWithJournal(const std::filesystem::path& path);

/// Renames a finished file to a free name and syncs the folder. Throws Failure.
void putInPlace(const std::filesystem::path& from, const std::filesystem::path& to);

/// An exclusive lock on a folder, held while the object lives. Where the system cannot lock folders, it has
/// no effect.
class FolderLock {
  public:
    /// Waits up to `milliseconds` for another lock to be released, then throws Failure{InUse}.
    FolderLock(const std::filesystem::path& folder, int milliseconds);
    ~FolderLock();
    FolderLock(const FolderLock&) = delete;
    FolderLock& operator=(const FolderLock&) = delete;

  private:
    int handle_ = -1;
};

}  // namespace reach::saves
