#pragma once

#include "app/words/names.h"
#include "engine/protocol/decision.h"

namespace reach::cli {

/// The state for people at a terminal, in the words of the record.
std::string stateText(const Game& game, const words::PlayerNames& names);

}  // namespace reach::cli
