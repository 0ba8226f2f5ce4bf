#pragma once

#include "engine/contract/golems.h"
#include "engine/core/colors.h"
#include "engine/protocol/draft.h"

#include <algorithm>

/// Resource tokens (Base p.17). Gain: from the supply. Steal: from a Rival's slots. Discard and return: back
/// to the supply. These functions do nothing when there is no token.
namespace reach {

/// Gains one token if the supply has one. A token without a slot waits in the overflow. True when gained.
bool gainToken(Draft& d, Player player, Resource token);

/// True when this slot, of the board or of a card, is open to the player.
bool isOpen(const State& state, Player player, int slot);

/// The place of a player's token.
struct TokenSource {
    event::TokenPlace place = event::TokenPlace::Supply;  ///< Supply: there is no token
    std::int8_t slot = -1;
    CardId card = CardId::None;
    constexpr bool exists() const { return place != event::TokenPlace::Supply; }
};
/// Returns the token that the player would spend, give or discard: in the slot that is cheapest to raid, else
/// unfrozen on a card (F1202).
TokenSource ownToken(const State& state, Player player, Resource token);
inline bool canSpend(const State& state, Player player, Resource token) {
    return ownToken(state, player, token).exists();
}
/// True when a spent token has no effect because of Outrage (FAQ), unless a card ignores that.
bool isWasted(const State& state, Player player, Resource as);
/// Moves the token from ownToken() to a place that belongs to no player.
void removeToken(Draft& d, Player player, Resource token, event::TokenPlace to);

/// Returns the token that is stolen or taken from a Rival: one that the Rival can spend, else a frozen one
/// (BR p.27), else one in the Imperial Trust of a First Regent. The Trust has no raid cost, but cards can
/// steal from it (BR p.21).
TokenSource sourceOf(const State& state, Player from, Resource token);
inline bool hasToken(const State& state, Player from, Resource token) {
    return sourceOf(state, from, token).exists();
}

/// Moves the token from `sourceOf` to another player. Does not check permission.
bool takeToken(Draft& d, Player player, Player from, Resource token);
/// Moves the token from this place.
void takeToken(Draft& d, Player player, Player from, Resource token, const TokenSource& source);
/// Takes a token that no player has, from the supply or the Imperial Trust (BR p.21; F123).
void takeToken(Draft& d, Player player, Resource token, event::TokenPlace from);
/// The same for a thief, whose cards may keep the token (F1202).
bool stealToken(Draft& d, Player thief, Player from, Resource token);
void stealToken(Draft& d, Player thief, Player from, Resource token, const TokenSource& source);
/// Steals a token that no player has, from the supply or the Imperial Trust (BR p.14, p.15).
void stealToken(Draft& d, Player thief, Resource token, event::TokenPlace from);

/// Returns the player's card that keeps stolen tokens, which can be spent from it. None: no such card.
CardId hoardOf(const State& state, Player player);

/// Call after the player took this token for the Imperial Trust. A card that stores taken tokens asks for it
/// (F1503, F2002), with stage kFromTrust.
void mayStoreFromTrust(Draft& d, Player player, Resource token);
inline constexpr std::int8_t kFromTrust = 1;

/// True when the player has room for a token: a slot, or a card that holds any number of them.
bool canHold(const State& state, Player player, Resource token);

/// True when a card of the player holds any number of these tokens, whatever way they come. The card then
/// counts as that many empty slots (FAQ of F2403).
bool holdsAny(const State& state, Player player, Resource token);
/// Returns how many tokens of this type "up to the number of empty resource slots" allows.
int roomFor(const State& state, Player player, Resource token);

/// Moves one of the player's tokens, from a slot or the overflow, onto this card of theirs.
void storeToken(Draft& d, Player player, Resource token, CardId card);

/// Returns the card of the player that holds tokens of this type frozen (BR p.27): the last of several, or
/// None.
CardId frozenOn(const State& state, Player player, Resource token);

/// Returns the keys it costs to steal a frozen token of the player, or 0 if it has no raid cost (BR p.27).
int frozenRaidCost(const State& state, Player player, Resource token);

/// True when the token can be given in a Summit: one that can be spent, or a frozen one that its card allows
/// to be given (BR p.27).
bool canBeGiven(const State& state, Player player, Resource token);
/// Returns the card from which the player may give this frozen token in a Summit (F302), or None.
CardId givesFrozen(const State& state, Player player, Resource token);

/// Returns the number of tokens of this type frozen among the player's Captives (F2002).
int frozenCaptives(const State& state, Player player, Resource token);

/// Returns how many tokens of this type the player can discard. Frozen tokens stay (BR p.27).
int tokensToDiscard(const State& state, Player player, Resource token);

/// Gains one frozen token onto a card of the player, if the supply has one (BR p.27).
bool gainFrozen(Draft& d, Player player, Resource token);

/// Spends one held token: into the tray while a Prelude is open, else to the supply (Base p.20).
bool spendToken(Draft& d, Player player, Resource token);

/// Exchanges two tokens between slots (Base p.23, "Swap"). Does nothing unless both are in slots.
void swapTokens(Draft& d, Player one, Resource gives, Player other, Resource gets);

/// Returns one token to the supply, from the place of ownToken().
bool discardToken(Draft& d, Player player, Resource token);
void discardAllTokens(Draft& d, Player player, Resource token);
/// Removes all tokens of this kind that the player has from the campaign (BR p.27 "Counting", "Scrap").
void scrapAllTokens(Draft& d, Player player, Resource token);
/// Discards only the tokens on the player board. Outrage does this when a card keeps others.
void discardFromBoard(Draft& d, Player player, Resource token);

/// Call after a token left or slots closed. Tokens in closed slots move to open ones, and tokens in the
/// overflow fill free slots. The player must discard the tokens that still have no slot.
void fitTokens(Draft& d, Player player);

/// Returns the player who must discard a token first, or None.
Player whoOverflows(const Game& game);
/// True when any player may have to discard. Most tables need only this test.
inline bool mayOverflow(const Game& game) {
    std::size_t waiting = 0;  // of all colours, which is faster than a lookup of the players
    forEachColor([&](Player player) { waiting += game.state.of(player).overflow.size(); });
    if (waiting > 0 || game.state.campaign.inPlay.golemWaits) [[unlikely]]
        return true;
    return false;
}

}  // namespace reach
