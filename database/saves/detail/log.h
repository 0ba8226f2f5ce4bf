#pragma once

#include <cstdint>
#include <filesystem>

#include "database/saves/detail/files.h"

namespace reach::saves {

/// The state of a write-ahead log before SQLite reads it.
/// The format: https://sqlite.org/fileformat2.html#walformat.
struct LogLook {
    /// True if complete frames lie behind the part that SQLite will read. SQLite's recovery stops at the
    /// first bad frame and reports nothing. A partial frame at the end, left by a killed process, is no
    /// damage. A log that a full disk once cut off may look damaged.
    bool endsDamaged = false;
    std::int64_t frames = 0;  ///< number of frames that SQLite will read
};

/// Reads a log, a page at a time. Returns an empty LogLook if the log is missing or is no ordinary file.
LogLook lookAt(const std::filesystem::path& log);

/// Keeps the length of an open store's log in a small file beside it, so that a lost or cut log is detected.
/// The file is not synced, so that an entry still costs only one sync. It never states more than the log had.
/// If it cannot be written, it states nothing.
class LogMark {
  public:
    /// Starts keeping the mark of a database.
    explicit LogMark(const std::filesystem::path& database);
    /// Removes the mark: the log was folded, or the mark was cleared.
    ~LogMark();
    LogMark(const LogMark&) = delete;
    LogMark& operator=(const LogMark&) = delete;

    /// Records that the log has this number of frames on disk.
    void note(std::int64_t frames);
    /// Clears the mark before the log is folded into the database. Synced to disk on return.
    void clear();

    /// Returns the last recorded length of a database's log; 0 if none is known.
    static std::int64_t of(const std::filesystem::path& database);

  private:
    std::filesystem::path path_;
    int handle_ = -1;
    Identity file_;
};

}  // namespace reach::saves
