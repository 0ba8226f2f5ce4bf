#pragma once

#include <filesystem>

namespace reach::reference {

/// Writes a checksum of the whole file behind its last page, where SQLite does not read. The checksum is
/// needed because SQLite detects damaged pages but not damaged text. Returns false if it cannot be written.
bool seal(const std::filesystem::path& file);

/// True if the file still matches its checksum.
bool isAsSealed(const std::filesystem::path& file);

}  // namespace reach::reference
