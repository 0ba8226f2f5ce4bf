#include "engine/cards/sets.h"

/// The campaign's common cards: what its Court deck has beyond reprints of the base game (CC11 to CC15).
namespace reach {

std::span<const Card* const> campaignLiterals() {
    return {};
}

}  // namespace reach
