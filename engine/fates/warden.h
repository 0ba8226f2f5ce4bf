#pragma once

#include "engine/protocol/draft.h"

/// Lords, Vassals and Fiefs (F1609): what the Warden's cards ask each other.
namespace reach::warden {

/// The title card of the cluster's Lord (F1603 to F1608); `cluster` counts from 0.
CardId lordTitle(int cluster);

/// Who has placed a Seat in the cluster; None: it is no Fief.
Player lordOf(const State& state, int cluster);

/// True for a Rival of its Lord with a Loyal city or the Flagship there.
bool isVassal(const State& state, Player player, int cluster);

/// The token of this kind with the cluster's number, wherever it lies; null.
const LaidToken* tokenFor(const State& state, FateToken kind, int cluster);

/// The Fief's Court token goes back to the supply, wherever it lies (F1618).
void returnCourt(Draft& d, int cluster);

/// Ships on Warden's Levy beyond what it can hold return (F1612).
void tidyLevy(Draft& d);

/// The Seats that are not on the map leave the campaign, and the titles that match them (F1611, failed).
void scrapSeats(Draft& d, Player warden);

}  // namespace reach::warden
