#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace reach {

/// Returns the possible continuations of an unfinished entry by the grammar alone: whole lines up to the next
/// word. A card can also be found by the words of its printed name. Returns an empty list if the entry is
/// complete or invalid.
std::vector<std::string> waysOn(std::string_view line);

}  // namespace reach
