#include "engine/fates/rooms.h"

namespace reach {

std::span<const Fate* const> fateRooms() {
    static constexpr std::array<const Fate*, 1> kRooms{&kSteward};
    return kRooms;
}

std::span<const Card* const> fateLiterals() {
    return stewardCards();
}

}  // namespace reach
