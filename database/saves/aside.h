#pragma once

#include <filesystem>
#include <string>

#include "database/saves/save_error.h"

/// Short texts in files beside a store. They belong to a game, and no game depends on them.
namespace reach::saves {

/// Writes the text, completely or not at all. It is on disk when the call returns.
SaveStatus keepAside(const std::filesystem::path& path, const std::string& text);
/// Errors: NotFound, OddFile, Damaged (longer than a megabyte), Io.
SaveResult<std::string> readAside(const std::filesystem::path& path);
/// Removes the file, if there is one.
void removeAside(const std::filesystem::path& path);

}  // namespace reach::saves
