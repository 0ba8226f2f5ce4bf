#pragma once

#include <string_view>

/// Marks at the end of an entry's line in acts and saved rows. To any other reader of the line they are a
/// comment.
namespace reach {

/// A rewrite has put in the entry, so that what followed stays. This mark comes before the other ones.
inline constexpr std::string_view kPutIn = "  # put in";
/// The entry was made together with the one before, or is an automatic answer.
inline constexpr std::string_view kByItself = "  # by itself";
/// The entry is the last that a rewrite has played again. This mark comes last.
inline constexpr std::string_view kRewritten = "  # as rewritten";

}  // namespace reach
