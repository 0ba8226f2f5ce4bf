#include <algorithm>

#include "database/compiler/content.h"

namespace reach::compiler {

std::vector<Problem> Problems::sorted() const {
    std::vector<Problem> sorted = list_;
    std::ranges::sort(sorted);
    const auto doubles = std::ranges::unique(sorted);
    sorted.erase(doubles.begin(), doubles.end());
    return sorted;
}

std::string lineOf(const Problem& problem) {
    const Place& place = problem.place;
    const std::string line = place.line > 0 ? ":" + std::to_string(place.line) : "";
    return place.file + line + ": " + problem.text;
}

}  // namespace reach::compiler
