#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

namespace reach::saves {

/// `path` with a suffix behind its whole name: saves.sqlite -> saves.sqlite-wal.
std::filesystem::path withSuffix(const std::filesystem::path& path, const std::string& suffix);

/// Whether a file is there that SQLite would not take for an empty one, to be filled anew.
bool holdsData(const std::filesystem::path& path);

/// Whether neither the database nor its log holds anything.
bool isBlank(const std::filesystem::path& path);

/// Throws Failure{OddFile} where a pipe, a device or the like stands for the database or a file beside it:
/// to open one may take for ever, and to write to one may do harm.
void expectOrdinary(const std::filesystem::path& path);

/// Whether this process may not write in the folder. False where the system cannot tell.
bool isWriteProtected(const std::filesystem::path& folder);

/// The first name "<name>.<why>-N" that neither a database nor a file beside one has.
std::filesystem::path nameAside(const std::filesystem::path& path, const std::string& why);

/// Moves a database, with its -wal, -shm, -journal and -mark, to such a name. Throws Failure.
void setAside(const std::filesystem::path& path, const std::filesystem::path& target);

/// Copies a database with those files to such a name, and leaves it where it is. A copy that fails leaves
/// nothing behind. Throws Failure.
void copyAside(const std::filesystem::path& path, const std::filesystem::path& target);

/// Puts a text in the place of a file, all of it or nothing. Throws Failure.
void writeWhole(const std::filesystem::path& path, const std::string& text);

/// Tells whether a name still stands for the file that it stood for.
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

/// What a copy that is being written is called until it is complete.
std::filesystem::path partOf(const std::filesystem::path& target);

/// What a restored store is called until it takes its place.
std::filesystem::path restoredName(const std::filesystem::path& path);

/// Removes a database that is not in use, and its journal.
void removeWithJournal(const std::filesystem::path& path);

/// Renames a finished file to a name that is free, and makes the folder's entry durable. Throws Failure.
void putInPlace(const std::filesystem::path& from, const std::filesystem::path& to);

/// Keeps everybody else who asks for it out of a folder, as long as it lives. Where folders cannot be locked
/// it keeps nobody out.
class FolderLock {
  public:
    /// Waits so long for another to go, then throws Failure{InUse}.
    FolderLock(const std::filesystem::path& folder, int milliseconds);
    ~FolderLock();
    FolderLock(const FolderLock&) = delete;
    FolderLock& operator=(const FolderLock&) = delete;

  private:
    int handle_ = -1;
};

}  // namespace reach::saves
