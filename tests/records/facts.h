#pragma once

#include "engine/core/state.h"

#include <string>
#include <string_view>

namespace reach::records {

/// Returns the current value of the fact in a line such as "red power 12": the same words with the game's own
/// number. Empty if no fact begins like this.
std::string factLike(const Game& game, std::string_view line);

/// Returns the words of a line, separated by single spaces.
std::string tidy(std::string_view line);

}  // namespace reach::records
