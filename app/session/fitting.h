#pragma once

#include <string>
#include <string_view>

namespace reach {

/// The maximum number of characters (code points) of a player's name and of a table's title.
inline constexpr std::size_t kLongestName = 40;
inline constexpr std::size_t kLongestTitle = 80;

/// Returns the text, or its beginning and "…" if it is longer than `most`. Text is UTF-8; invalid bytes are
/// safe.
std::string fitting(std::string_view text, std::size_t most);

}  // namespace reach
