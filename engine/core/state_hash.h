#pragma once

#include <cstdint>

namespace reach {

struct State;

/// Returns a hash of everything on the table (core/value_hash.h). Two devices that have the same game have
/// the same hash. Nothing is computed unless somebody asks.
std::uint64_t hashOf(const State& state);

}  // namespace reach
