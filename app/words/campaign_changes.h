#pragma once

#include "app/words/change_words.h"

namespace reach::words {

/// What an entry of The Blighted Reach brought about on the board and before the players, thing by thing and
/// not piece by piece; nothing in a base game.
std::vector<Change> campaignChanges(const State& before, const Command& command,
                                    const std::vector<Event>& events, const PlayerNames& players);

}  // namespace reach::words
