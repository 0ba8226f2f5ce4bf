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

}  // namespace campaign

/// Returns the player whose ships this player may use for actions, as a card allows (F2404). None: no player.
inline Player lenderOf(const State& state, Player player) {
    return has<&CampaignSeams::lender>(state, player) ? campaign::lenderOf(state, player) : Player::None;
}

/// Returns the player whose Loyal pieces are tokens of this kind, as a card says (BR p.27). None: no player.
Player ownerOf(const State& state, FateToken kind);

/// True when the owner has a ship, a Flagship, a building or a Loyal token there.
bool hasPieces(const State& state, SystemId system, Player player);
/// The same, also true for an agent on a Rumor there, a Loyal piece that cannot be harmed (F1211).
bool isPresent(const State& state, SystemId system, Player player);

/// Returns the systems in which isPresent can be true: those with the player's pieces or with tokens of
/// Fates.
SystemSet presenceWithin(const State& state, Player player);

/// True when the owner has something there that can be harmed: not every token can (BR p.27).
bool canBeHarmed(const State& state, SystemId system, Player owner);

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
