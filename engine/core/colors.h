#pragma once

#include "engine/core/ids.h"

#include <cstddef>
#include <utility>

namespace reach {

/// Calls visit(Player) for each of the four colours, in order of their ids, without a loop. The place of each
/// player's part of the state is then known to the compiler. For tests that run several times an entry.
template <typename Visit>
constexpr void forEachColor(Visit visit) {
    [&]<std::size_t... At>(std::index_sequence<At...>) {
        (visit(static_cast<Player>(At)), ...);
    }(std::make_index_sequence<kPlayerColors>{});
}

}  // namespace reach
