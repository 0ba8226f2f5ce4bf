#pragma once

#include <optional>
#include <vector>

#include "database/books/library.h"

namespace reach::cli {

/// Returns the best pages of the player's own books, or an empty list if there are no books. If the books
/// cannot be read, prints the reason and returns nullopt.
std::optional<std::vector<books::PageHit>> searchOwnBooks(const std::string& query,
                                                          const reference::Reference& words);

}  // namespace reach::cli
