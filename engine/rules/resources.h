#pragma once

#include "engine/contract/golems.h"
#include "engine/protocol/draft.h"

#include <algorithm>

/// Resource tokens (Base p.17). Gain: from the supply; steal: from a rival's slots; discard and return: back
/// to the supply. Nothing happens where there is no token.
namespace reach {

/// Gains one token if the supply has one; a token without room waits in the overflow. True when gained.
bool gainToken(Draft& d, Player player, Resource token);

/// True when this slot, of the board or of a card, is open to the player.
bool isOpen(const State& state, Player player, int slot);

/// Where a token of a player's lies.
struct TokenSource {
    event::TokenPlace place = event::TokenPlace::Supply;  ///< Supply: there is none
    std::int8_t slot = -1;
    CardId card = CardId::None;
    constexpr bool exists() const { return place != event::TokenPlace::Supply; }
};
/// From where the player spends, gives or discards one: the cheapest slot, else a card that keeps it free
/// (F1202).
TokenSource ownToken(const State& state, Player player, Resource token);
inline bool canSpend(const State& state, Player player, Resource token) {
    return ownToken(state, player, token).exists();
}
/// An Outraged one is spent without any effect (FAQ), unless a card ignores that.
bool isWasted(const State& state, Player player, Resource as);
/// Its move from there to a place that is nobody's.
void removeToken(Draft& d, Player player, Resource token, event::TokenPlace to);

/// Where a Rival's token is stolen or taken from: what is the Rival's to spend, else what is frozen (BR
/// p.27), else the Imperial Trust of a First Regent, which has no raid cost but can be stolen from by cards
/// (BR p.21).
TokenSource sourceOf(const State& state, Player from, Resource token);
inline bool hasToken(const State& state, Player from, Resource token) {
    return sourceOf(state, from, token).exists();
}

/// Moves a token from where `sourceOf` finds it to another player. Says nothing about permission.
bool takeToken(Draft& d, Player player, Player from, Resource token);
/// The same for the thief, whose cards may keep it (F1202).
bool stealToken(Draft& d, Player thief, Player from, Resource token);
void stealToken(Draft& d, Player thief, Player from, Resource token, const TokenSource& source);
/// Stolen from the supply, or from the Imperial Trust, where nobody has it (BR p.14, p.15).
void stealToken(Draft& d, Player thief, Resource token, event::TokenPlace from);

/// The card of the player's that keeps what is stolen, to be spent from there; None.
CardId hoardOf(const State& state, Player player);

/// The player just took this token for the Imperial Trust: a card that stores what is taken asks for it
/// (F1503, F2002), with this stage.
void mayStoreFromTrust(Draft& d, Player player, Resource token);
inline constexpr std::int8_t kFromTrust = 1;

/// True when the player has room for one: a slot, or a card that holds any number of them.
bool canHold(const State& state, Player player, Resource token);

/// One of the player's, in a slot or waiting for room, goes onto this card of theirs.
void storeToken(Draft& d, Player player, Resource token, CardId card);

/// The keys it costs to steal a frozen token of the player's; 0: it has no raid cost (BR p.27).
int frozenRaidCost(const State& state, Player player, Resource token);

/// True for a token that can be given in a Summit: one that can be spent, or one frozen on a card that lets
/// it go (BR p.27).
bool canBeGiven(const State& state, Player player, Resource token);

/// Tokens of this type that lie frozen among the player's Captives (F2002).
int frozenCaptives(const State& state, Player player, Resource token);

/// How many of this type the player can discard: what lies frozen stays (BR p.27).
int tokensToDiscard(const State& state, Player player, Resource token);

/// Gains one token onto a card of the player's, frozen, if the supply has one (BR p.27).
bool gainFrozen(Draft& d, Player player, Resource token);

/// Spends one held token: into the tray while a Prelude is open, else to the supply (Base p.20).
bool spendToken(Draft& d, Player player, Resource token);

/// Each token takes the place of the other (Base p.23, "Swap"). Nothing happens unless both are in slots.
void swapTokens(Draft& d, Player one, Resource gives, Player other, Resource gets);

/// Returns one token to the supply, from where it would be spent.
bool discardToken(Draft& d, Player player, Resource token);
void discardAllTokens(Draft& d, Player player, Resource token);
/// All that the player has of this kind leaves the campaign (BR p.27 "Counting", "Scrap").
void scrapAllTokens(Draft& d, Player player, Resource token);
/// Those of the player board alone: what Outrage discards where a card keeps more.
void discardFromBoard(Draft& d, Player player, Resource token);

/// After a token left or slots closed: whatever stands in a closed slot moves to an open one, and waiting
/// tokens fill free slots. What still waits must be discarded by its player.
void fitTokens(Draft& d, Player player);

/// The player who must discard a token before anything else; None.
Player whoOverflows(const Game& game);
/// True when somebody may have to: nothing but this needs asking at most tables.
inline bool mayOverflow(const Game& game) {
    std::size_t waiting = 0;  // of all colours: quicker asked than who plays
    for (const Player player : kAllPlayers) waiting += game.state.of(player).overflow.size();
    return waiting > 0 || game.state.campaign.inPlay.golemWaits;
}

}  // namespace reach
