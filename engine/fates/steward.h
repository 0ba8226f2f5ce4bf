#pragma once

#include "engine/contract/card.h"

namespace reach {

/// The Steward's Edicts: Quorum, Sponsor, the Policies with Authority; steward_edicts.cpp.
std::span<const Card* const> stewardEdicts();

}  // namespace reach
