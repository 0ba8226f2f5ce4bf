#pragma once

#include "engine/arcades/arcades.h"

#include <string>

/// Reads the bots' list again beside the engine: from the text of Solo Mode alone, cluster by cluster, with
/// ships counted by hand and nothing of engine/arcades/bots.
namespace reach::arcades::tests {

/// What the bot or the phantom must do now, as the first BotStep of an entry tells it: "plays aggression 4",
/// "1 in 4: 3" (the step's number, the cluster, how many ships), "4 in 2 against red", "agent to 4-hex",
/// "agent stays".
std::string expectedStep(const Game& game, Player bot);
std::string told(const BotStep& step);

}  // namespace reach::arcades::tests
