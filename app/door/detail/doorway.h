#pragma once

#include <string_view>

/// The doorway for phones, out of the folder doorway/.
namespace reach::door {

std::string_view doorwayPage();
std::string_view doorwayScript();
/// All tables of a host.
std::string_view clubPage();
std::string_view clubScript();
/// What shows a table, a script and its style. The page's own doorway uses them too.
std::string_view doorwayTable();
std::string_view doorwayStyle();

}  // namespace reach::door
