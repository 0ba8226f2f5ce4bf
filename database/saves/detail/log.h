#pragma once

#include <cstdint>
#include <filesystem>

#include "database/saves/detail/files.h"

namespace reach::saves {

/// What a write-ahead log looks like before SQLite reads it.
/// The format: https://sqlite.org/fileformat2.html#walformat.
struct LogLook {
    /// Whether it holds, behind what SQLite will read of it, more that was written whole: SQLite's recovery
    /// stops at the first frame that is off, and says nothing. What a killed process was just adding at the
    /// end is no damage; what a full disk once cut off may look like it.
    bool endsDamaged = false;
    std::int64_t frames = 0;  ///< pages that SQLite will read of it
};

/// Reads a log, a page at a time. An empty look for one that is not there, or is no ordinary file.
LogLook lookAt(const std::filesystem::path& log);

/// How long the log of an open store is, in a small file beside it: a log that was lost or cut is known by
/// it. It is not synced, so that an entry costs one sync as before; what it says of a log is never more than
/// was in it. Where it cannot be written it says nothing.
class LogMark {
  public:
    /// Begins to keep it for a database.
    explicit LogMark(const std::filesystem::path& database);
    /// Takes it away: the log was folded, or what it said of it was cleared.
    ~LogMark();
    LogMark(const LogMark&) = delete;
    LogMark& operator=(const LogMark&) = delete;

    /// The log holds so many pages on disk.
    void note(std::int64_t frames);
    /// The log is about to be folded into the database. On disk when it returns.
    void clear();

    /// What was last noted of a database's log; 0 where nothing is known.
    static std::int64_t of(const std::filesystem::path& database);

  private:
    std::filesystem::path path_;
    int handle_ = -1;
    Identity file_;
};

}  // namespace reach::saves
