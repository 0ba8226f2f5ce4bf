#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "database/reference/reference.h"

namespace reach::books {

/// A passage of a page on one line, cut with ellipses, and where it has what was looked for.
struct Passage {
    std::string text{};
    std::vector<reference::Range> matches{};
};

/// About two lines where most of the matches stand close together. `matches` are in order.
Passage passageOf(std::string_view page, const std::vector<reference::Range>& matches);

}  // namespace reach::books
