#pragma once

#include "engine/arcades/draft.h"

namespace reach::arcades {

/// Returns the player who has a resource without a slot, or None (Core Concepts, Resources).
Player whoOverflows(const Game& game);

/// The number of tokens of a resource in the supply.
inline std::int8_t& supplyOf(State& state, Resource resource) {
    return state.supply[static_cast<std::size_t>(index(resource))];
}

}  // namespace reach::arcades
