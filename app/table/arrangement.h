#pragma once

#include "engine/contract/golems.h"
#include "engine/engine.h"

#include <cstddef>
#include <utility>

namespace reach {

/// The resources and Golems of a player as they lie in the slots now.
inline command::Arrange arrangement(const State& state, Player player) {
    command::Arrange now{.player = player, .slots = state.of(player).slots};
    for (const Golem golem : kAllGolems)
        if (const LaidToken* token = golemToken(state, golem);
            token != nullptr && token->player == player && token->slot >= 0)
            now.golems[static_cast<std::size_t>(token->slot)] = golem;
    return now;
}

/// As above, where the contents of two slots, from 0, have changed places.
inline command::Arrange swapped(const State& state, Player player, std::size_t one, std::size_t other) {
    command::Arrange changed = arrangement(state, player);
    std::swap(changed.slots[one], changed.slots[other]);
    std::swap(changed.golems[one], changed.golems[other]);
    return changed;
}

}  // namespace reach
