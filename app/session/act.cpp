#include "app/session/act.h"

#include <random>

namespace reach {

ActId ActId::draw() {
    std::random_device source;
    const auto word = [&] {
        const std::uint64_t first = source();
        return first << 32U | source();
    };
    return {word(), word()};
}

}  // namespace reach
