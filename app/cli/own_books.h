#pragma once

#include <optional>
#include <vector>

#include "database/books/library.h"

namespace reach::cli {

/// The best pages of the player's own books, if there are any; nothing, and said why, where they cannot be
/// read.
std::optional<std::vector<books::PageHit>> searchOwnBooks(const std::string& query,
                                                          const reference::Reference& words);

}  // namespace reach::cli
