#include "engine/arcades/state_hash.h"

#include "engine/arcades/state.h"
#include "engine/core/value_hash.h"

namespace reach::arcades {

std::uint64_t hashOf(const State& state) {
    ValueHash hash;
    hash.add(state);
    return hash.value();
}

}  // namespace reach::arcades
