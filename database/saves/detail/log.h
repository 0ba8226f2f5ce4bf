#pragma once

#include <filesystem>

namespace reach::saves {

/// Whether this write-ahead log holds, behind what SQLite will read of it, more that was written whole: its
/// recovery stops at the first frame that is off, and says nothing. What a killed process was just adding at
/// the end is no damage; what a full disk once cut off may look like it. False for a log that is not there.
/// The format: https://sqlite.org/fileformat2.html#walformat.
bool endsDamaged(const std::filesystem::path& log);

}  // namespace reach::saves
