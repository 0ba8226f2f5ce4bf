#pragma once

#include "database/books/library.h"

namespace reach::cli {

/// The best pages of the player's own books, if there are any.
std::vector<books::PageHit> searchOwnBooks(const std::string& query, const reference::Reference& words);

}  // namespace reach::cli
