#pragma once

#include <filesystem>

namespace reach::reference {

/// The compiler's last word on a file: a checksum of all of it, behind its last page, where SQLite reads
/// nothing. SQLite notices damaged pages, not damaged text. False where it cannot be written.
bool seal(const std::filesystem::path& file);

/// Whether a file is as it was sealed.
bool isAsSealed(const std::filesystem::path& file);

}  // namespace reach::reference
