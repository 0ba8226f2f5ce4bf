#pragma once

#include <filesystem>

namespace reach::reference {

/// Returns the path of the reference: the environment variable REACHKEEPER_REFERENCE if set, else
/// ../share/reachkeeper/reference.sqlite relative to the program's folder, installed or just built.
std::filesystem::path locateReference(const std::filesystem::path& programFolder);

}  // namespace reach::reference
