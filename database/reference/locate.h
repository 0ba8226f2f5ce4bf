#pragma once

#include <filesystem>

namespace reach::reference {

/// Where the reference of this program is: the environment's REACHKEEPER_REFERENCE, else
/// ../share/reachkeeper/reference.sqlite beside the folder of the program, installed or just built.
std::filesystem::path locateReference(const std::filesystem::path& programFolder);

}  // namespace reach::reference
