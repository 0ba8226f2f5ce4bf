#pragma once

#include "engine/contract/empire.h"
#include "engine/contract/flagship.h"
#include "engine/contract/seams.h"
#include "engine/map/board.h"

/// Whose system it is for what a player does, and who is there: what lies on the map (map/board.h), and what
/// cards and laws make of it.
namespace reach {

/// True when the player controls the system for what they do: by their own ships, or as a Regent with Loyal
/// pieces there by the Empire's (BR p.10, Presence Law).
bool controls(const State& state, SystemId system, Player player);

/// True when the system is controlled, and not by `player` (Base p.12, p.13).
bool rivalControls(const State& state, SystemId system, Player player);

namespace campaign {  // presence.cpp

Player lenderOf(const State& state, Player player);

}  // namespace campaign

/// Whose ships the player takes actions with beside their own, by a card's leave (F2404); None.
inline Player lenderOf(const State& state, Player player) {
    return has<&CampaignSeams::lender>(state, player) ? campaign::lenderOf(state, player) : Player::None;
}

/// Whose Loyal pieces tokens of this kind are, as a card says (BR p.27); None.
Player ownerOf(const State& state, FateToken kind);

/// True when the owner has a ship, a Flagship, a building or a Loyal token there.
bool hasPieces(const State& state, SystemId system, Player player);
/// The same, or an agent on a Rumor there: a Loyal piece that nobody can harm (F1211).
bool isPresent(const State& state, SystemId system, Player player);

/// No other systems than these need looking at for that: there they have pieces, or lie tokens of Fates.
SystemSet presenceWithin(const State& state, Player player);

/// The same of what can be harmed: not every token (BR p.27).
bool canBeHarmed(const State& state, SystemId system, Player owner);

/// The card by which the player cannot harm pieces of the owner there: the law of the Twisted Passage, one
/// whose price they cannot pay, one of the player's own, or one in the Court; None.
CardId harmBan(const State& state, SystemId system, Player player, Player owner);

/// True when the player takes actions with the Free buildings there as if they were Loyal (F222).
bool actsForTheFree(const State& state, SystemId system, Player player);

/// True when the owner has a building of this type there, on the map or on a Flagship: what cards look for
/// (BR p.25).
bool hasBuildingThere(const State& state, SystemId system, Player owner, BuildingType type, bool freshOnly);

}  // namespace reach
