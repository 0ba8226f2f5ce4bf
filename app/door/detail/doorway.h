#pragma once

#include <string_view>

/// The doorway for phones, out of the folder doorway/.
namespace reach::door {

std::string_view doorwayPage();
std::string_view doorwayScript();

}  // namespace reach::door
