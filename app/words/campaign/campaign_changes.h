#pragma once

#include "app/words/change_words.h"

namespace reach::words {

/// The changes by an entry of The Blighted Reach on the board and in the players' areas, grouped by kind
/// instead of by piece. Empty in a base game. `before` is the state before the entry.
std::vector<Change> campaignChanges(const State& before, const Command& command,
                                    const std::vector<Event>& events, const PlayerNames& players);

}  // namespace reach::words
