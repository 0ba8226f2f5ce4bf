#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "database/reference/reference.h"

namespace reach::books {

/// A query as FTS5 reads it. Both are empty when no page can match.
struct Expressions {
    std::string strict{};  ///< every word
    std::string loose{};   ///< some of the words
};

/// `has` says whether the books have a word. Everything typed stands in quotes: none of it reaches FTS5's
/// syntax.
Expressions expressionsOf(std::string_view typed, const reference::Reference* words,
                          const std::function<bool(const std::string& quoted)>& has);

}  // namespace reach::books
