#include "engine/protocol/evolve.h"

namespace reach {

void evolve(State& state, const Event& event) {
    std::visit([&](const auto& fact) { fact.apply(state); }, event);
}

}  // namespace reach
