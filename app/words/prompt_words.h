#pragma once

#include "app/words/names.h"
#include "engine/protocol/decision.h"

namespace reach::words {

/// What the table has to do next, in one line: "Ana: roll the dice". `follows`: a card lies there already.
QString promptText(const Prompt& prompt, const PlayerNames& players = {}, bool follows = false);

}  // namespace reach::words
