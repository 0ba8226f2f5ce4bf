#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "database/reference/reference.h"

namespace reach::books {

/// A query as two FTS5 expressions. Both are empty when no page can match.
struct Expressions {
    std::string strict{};  ///< matches pages with every word
    std::string loose{};   ///< matches pages with some of the words
};

/// Translates a typed query. `has` tells whether the books contain a word. All typed text is quoted, so FTS5
/// never reads it as syntax.
Expressions expressionsOf(std::string_view typed, const reference::Reference* words,
                          const std::function<bool(const std::string& quoted)>& has);

}  // namespace reach::books
