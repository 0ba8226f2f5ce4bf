#pragma once

#include "engine/engine.h"

#include <string>
#include <string_view>

namespace reach::tests {

/// What lies on the table, in words: "red power", "4-hex red", "court 2", "prompt".
std::string show(const Game& game, std::string_view what);

}  // namespace reach::tests
