#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "database/reference/reference.h"

namespace reach::books {

/// A passage of a page on one line, cut with ellipses, and the ranges that match the query.
struct Passage {
    std::string text{};
    std::vector<reference::Range> matches{};
};

/// Returns about two lines of the page where most matches stand close together. `matches` must be in order.
Passage passageOf(std::string_view page, const std::vector<reference::Range>& matches);

}  // namespace reach::books
