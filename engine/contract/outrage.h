#pragma once

#include "engine/contract/seam.h"

namespace reach {

/// Changes by cards to Outrage (Base p.16; rules/outrage.cpp).
struct OutrageSeams {
    bool kept = false;         ///< Outrage does not discard it
    bool keepsGuilds = false;  ///< Outrage discards none of the holder's Guild cards (F424)
    /// The holder provoked Outrage of this type and still holds the card.
    void (*whenProvoked)(Draft&, Player, Resource) = nullptr;
};

}  // namespace reach
