#pragma once

#include "engine/cards/card.h"
#include "engine/fates/fate.h"

/// The Fates that have a room of their own; fates.cpp looks here first.
namespace reach {

// steward.cpp
extern const Fate kSteward;
std::span<const Card* const> stewardCards();

std::span<const Fate* const> fateRooms();

/// What the cards of these Fates do.
std::span<const Card* const> fateLiterals();

}  // namespace reach
