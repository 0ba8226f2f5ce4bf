#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace reach {

/// How an unfinished entry can go on by the grammar alone, a word at a time: whole lines up to the next word.
/// A card is also found by the words of its printed name. Empty when the entry is complete, or cannot be one.
std::vector<std::string> waysOn(std::string_view line);

}  // namespace reach
