#pragma once

#include "engine/contract/card.h"

#include <span>

/// The campaign's part of the catalogue: every card of The Blighted Reach that can be on the table. The
/// effect of a card is its literal in campaign_*.cpp, or in the files of its Fate (engine/fates/).
namespace reach {

/// A card with the same text as another: "F117" is "BC25".
struct Reprint {
    std::string_view id;
    std::string_view of;
};

/// The cards in printed order. CardId continues from kBaseCards.
std::span<const Card> campaignCatalogue();

}  // namespace reach
