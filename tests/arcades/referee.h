#pragma once

#include "engine/arcades/arcades.h"

#include <string>

/// A second implementation of the bots' list, from the text of Solo Mode alone. It goes through the clusters,
/// counts ships itself and uses no code of engine/arcades/bots.
namespace reach::arcades::tests {

/// Returns what the bot or the phantom must do now, in the form of the first BotStep of an entry: "plays
/// aggression 4", "1 in 4: 3" (the step's number, the cluster, how many ships), "4 in 2 against red", "agent
/// to 4-hex", "agent stays".
std::string expectedStep(const Game& game, Player bot);
std::string told(const BotStep& step);

}  // namespace reach::arcades::tests
