#pragma once

#include "engine/engine.h"

#include <string>
#include <string_view>

namespace reach::tests {

/// Returns a fact about the table: "red power", "4-hex red", "court 2", "prompt".
std::string show(const Game& game, std::string_view what);

}  // namespace reach::tests
