#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace reach {

/// Returns up to `most` entries that are legal in this game and differ from `entry` in one word of their
/// record line, as record lines: the neighbouring number first, then another suit, card, place or player.
/// Most slips are one of them. `Kind` is a game of kinds.h.
template <typename Kind>
std::vector<std::string> neighbours(const typename Kind::Game& game, const typename Kind::Command& entry,
                                    std::size_t most);

}  // namespace reach
