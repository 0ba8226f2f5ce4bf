#pragma once

#include "engine/rules/draft.h"

/// Resource tokens (Base p.17). Gain: from the supply; steal: from a rival's slots; discard and return: back
/// to the supply. Nothing happens where there is no token.
namespace reach {

/// Gains one token if the supply has one; a token without room waits in the overflow. True when gained.
bool gainToken(Draft& d, Player player, Resource token);

/// True when this slot, of the board or of a card, is open to the player.
bool isOpen(const State& state, Player player, int slot);

/// Where a Rival's token is stolen or taken from: the cheapest slot, else what is frozen (BR p.27), else the
/// Imperial Trust of a First Regent, which has no raid cost but can be stolen from by cards (BR p.21).
struct TokenSource {
    event::TokenPlace place = event::TokenPlace::Supply;  ///< Supply: there is none
    std::int8_t slot = -1;
    constexpr bool exists() const { return place != event::TokenPlace::Supply; }
};
TokenSource sourceOf(const State& state, Player from, Resource token);
inline bool hasToken(const State& state, Player from, Resource token) {
    return sourceOf(state, from, token).exists();
}

/// Moves a token from where `sourceOf` finds it to another player. Says nothing about permission.
bool takeToken(Draft& d, Player player, Player from, Resource token);
void takeToken(Draft& d, Player player, Player from, Resource token, const TokenSource& source);

/// The keys it costs to steal a frozen token of the player's; 0: it has no raid cost (BR p.27).
int frozenRaidCost(const State& state, Player player, Resource token);

/// True for a token that can be given in a Summit: one in a slot, or frozen on a card that lets it go
/// (BR p.27).
bool canBeGiven(const State& state, Player player, Resource token);

/// Tokens of this type that lie frozen among the player's Captives (F2002).
int frozenCaptives(const State& state, Player player, Resource token);

/// Gains one token onto a card of the player's, frozen, if the supply has one (BR p.27).
bool gainFrozen(Draft& d, Player player, Resource token);

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
