#pragma once

#include "engine/core/state.h"

#include <string>
#include <string_view>

namespace reach::records {

/// The fact that a line like "red power 12" is about, as it stands in this game: the same words with the
/// game's own number behind them. Empty when no fact begins like that.
std::string factLike(const Game& game, std::string_view line);

/// The words of a line with one space between them.
std::string tidy(std::string_view line);

}  // namespace reach::records
