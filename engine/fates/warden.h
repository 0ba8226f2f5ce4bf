#pragma once

#include "engine/protocol/draft.h"

/// Lords, Vassals and Fiefs (F1609): functions that the Warden's cards share.
namespace reach::warden {

/// The title card of the cluster's Lord (F1603 to F1608); `cluster` counts from 0.
CardId lordTitle(int cluster);

/// Returns the player with a Seat in the cluster. None: the cluster is no Fief.
Player lordOf(const State& state, int cluster);

/// True for a Rival of the cluster's Lord with a Loyal city or the Flagship in the cluster.
bool isVassal(const State& state, Player player, int cluster);

/// Returns the token of this kind with the cluster's number, wherever it lies, or null.
const LaidToken* tokenFor(const State& state, FateToken kind, int cluster);

/// Returns the Fief's Court token to the supply, wherever it lies (F1618).
void returnCourt(Draft& d, int cluster);

/// Returns ships on Warden's Levy beyond its capacity (F1612).
void tidyLevy(Draft& d);

/// Removes the Seats that are not on the map from the campaign, and the matching titles (F1611, failed).
void scrapSeats(Draft& d, Player warden);

}  // namespace reach::warden
