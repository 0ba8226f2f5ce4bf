#pragma once

#include "engine/contract/card.h"

#include <span>

/// The campaign's part of the catalogue: every card of The Blighted Reach that lies on the table. What a card
/// does is its literal in campaign_*.cpp or in the room of its Fate (engine/fates/).
namespace reach {

/// Cards of another id that do the same, word for word: "F117" is "BC25".
struct Reprint {
    std::string_view id;
    std::string_view of;
};

/// In printed order; CardId counts on from kBaseCards.
std::span<const Card> campaignCatalogue();

}  // namespace reach
