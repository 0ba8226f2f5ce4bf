#pragma once

#include <string>
#include <string_view>

namespace reach {

/// Characters (code points) of a player's name and of a table's title.
inline constexpr std::size_t kLongestName = 40;
inline constexpr std::size_t kLongestTitle = 80;

/// The text, or as much of it as fits with "…" for the rest. Text is UTF-8; any bytes are safe.
std::string fitting(std::string_view text, std::size_t most);

}  // namespace reach
