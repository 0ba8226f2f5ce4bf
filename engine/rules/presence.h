#pragma once

#include "engine/contract/empire.h"
#include "engine/contract/flagship.h"
#include "engine/contract/seams.h"
#include "engine/map/board.h"

/// Control and presence of a player in a system, from the pieces on the map (map/board.h) and the changes by
/// cards and laws.
namespace reach {

/// True when the player controls the system for their actions: by their own ships, or as a Regent with Loyal
/// pieces there through the Empire's ships (BR p.10, Presence Law).
bool controls(const State& state, SystemId system, Player player);

/// True when another owner than `player` controls the system (Base p.12, p.13).
bool rivalControls(const State& state, SystemId system, Player player);

namespace campaign {  // presence.cpp

Player lenderOf(const State& state, Player player);
/// True when a token there that takes at least so many hits is Loyal to the owner.
bool hasToken(const State& state, SystemId system, Player owner, int hits);
/// True when an agent of the player lies on a Rumor there.
bool hasAgents(const State& state, SystemId system, Player player);

}  // namespace campaign

/// Returns the player whose ships this player may use for actions, as a card allows (F2404). None: no player.
inline Player lenderOf(const State& state, Player player) {
    return has<&CampaignSeams::lender>(state, player) ? campaign::lenderOf(state, player) : Player::None;
}

/// Returns the player whose Loyal pieces are tokens of this kind, as a card says (BR p.27). None: no player.
Player ownerOf(const State& state, FateToken kind);

namespace detail {

/// The part of hasPieces() that every table needs: the pieces of the box.
inline bool hasUsualPieces(const State& state, SystemId system, Player owner) {
    return contains(state.of(owner).where.pieces(), system) || flagshipAt(state, owner, system) != nullptr;
}
inline bool hasToken(const State& state, SystemId system, Player owner, int hits) {
    return contains(state.campaign.inPlay.systems, system) && isColor(owner) &&
           has<&CampaignSeams::loyalTokens>(state, owner) && campaign::hasToken(state, system, owner, hits);
}

}  // namespace detail

/// True when the owner has something there that can be harmed: not every token can (BR p.27).
inline bool canBeHarmed(const State& state, SystemId system, Player owner) {
    return detail::hasUsualPieces(state, system, owner) || detail::hasToken(state, system, owner, 1);
}
/// True when the owner has a ship, a Flagship, a building or a Loyal token there.
inline bool hasPieces(const State& state, SystemId system, Player player) {
    return detail::hasUsualPieces(state, system, player) || detail::hasToken(state, system, player, 0);
}
/// The same, also true for an agent on a Rumor there, a Loyal piece that cannot be harmed (F1211).
inline bool isPresent(const State& state, SystemId system, Player player) {
    return hasPieces(state, system, player) ||
           (!state.campaign.piles.empty() && campaign::hasAgents(state, system, player));
}

/// Returns the systems in which isPresent can be true: those with the player's pieces or with tokens of
/// Fates.
SystemSet presenceWithin(const State& state, Player player);

/// Returns the card that forbids the player to harm pieces of this owner in this system: the law of the
/// Twisted Passage, a law whose price they cannot pay, one of the player's own cards, or a card in the Court.
/// None: no ban.
CardId harmBan(const State& state, SystemId system, Player player, Player owner);

/// True when the player takes actions with the Free buildings there as if they were Loyal (F222).
bool actsForTheFree(const State& state, SystemId system, Player player);

/// True when the owner has a building of this type in the system, on the map or on a Flagship. Cards use this
/// (BR p.25).
bool hasBuildingThere(const State& state, SystemId system, Player owner, BuildingType type, bool freshOnly);

}  // namespace reach
