#pragma once

#include "engine/rules/draft.h"

/// Resource tokens (Base p.17). Gain: from the supply; steal: from a rival's slots; discard and return: back
/// to the supply. Nothing happens where there is no token.
namespace reach {

/// Gains one token if the supply has one; a token without room waits in the overflow. True when gained.
bool gainToken(Draft& d, Player player, Resource token);

/// True when this slot, of the board or of a card, is open to the player.
bool isOpen(const State& state, Player player, int slot);

/// Moves a token from one player's cheapest slot with it to another player. Says nothing about permission.
bool takeToken(Draft& d, Player player, Player from, Resource token);

/// Spends one held token: into the tray while a Prelude is open, else to the supply (Base p.20).
bool spendToken(Draft& d, Player player, Resource token);

/// Each token takes the place of the other (Base p.23, "Swap"). Nothing happens unless both are in slots.
void swapTokens(Draft& d, Player one, Resource gives, Player other, Resource gets);

/// Returns one held token to the supply, from the cheapest slot.
bool discardToken(Draft& d, Player player, Resource token);
void discardAllTokens(Draft& d, Player player, Resource token);

/// After a token left or slots closed: whatever stands in a closed slot moves to an open one, and waiting
/// tokens fill free slots. What still waits must be discarded by its player.
void fitTokens(Draft& d, Player player);

/// The player who must discard a token before anything else; None.
Player whoOverflows(const Game& game);

}  // namespace reach
