#pragma once

#include "app/words/names.h"
#include "engine/engine.h"

namespace reach::words {

/// What the table has to do next, in one line: "Ana: roll the dice". `follows`: a card lies there already.
QString promptText(const Prompt& prompt, const PlayerNames& players = {}, bool follows = false);

/// The same without who is asked: "Roll the dice".
QString questionText(const Prompt& prompt, const PlayerNames& players = {}, bool follows = false);

/// What to put right in the record of a campaign that an older version wrote, at an entry that the rules
/// refuse by now: a step became the app's own, or is asked of the table. Empty: neither.
QString putRightText(const Game& before, Rule refused, const PlayerNames& players = {});

}  // namespace reach::words
