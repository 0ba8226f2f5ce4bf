#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace reach::server {

/// Goes on as the owner of a data folder, if this is root and the folder belongs to somebody else. Otherwise
/// root would leave files that the host cannot read. `target` is a folder that the owner is to write; root
/// makes it. Returns why that is not possible.
std::optional<std::string> becomeOwner(const std::filesystem::path& data,
                                       const std::filesystem::path& target = {});

}  // namespace reach::server
