#pragma once

#include <string_view>

/// Marks at the end of an entry's line in acts and saved rows. To any other reader of the line they are a
/// comment.
namespace reach {

/// The entry was made together with the one before, or is an automatic answer.
inline constexpr std::string_view kByItself = "  # by itself";
/// The entry is the last that a rewrite has played again. This mark comes after the other one.
inline constexpr std::string_view kRewritten = "  # as rewritten";

}  // namespace reach
