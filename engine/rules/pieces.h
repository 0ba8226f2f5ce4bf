#pragma once

#include "engine/protocol/draft.h"

/// Placing and returning pieces within the box's limits (Base p.22).
namespace reach {

/// Places fresh ships, as many as the supply has. Nothing happens where the map is not tracked. What would be
/// placed at a broken gate is placed in the Twisted Passage (F2205).
void placeShips(Draft& d, Player player, SystemId system, int ships);

/// A ship is hit; destroyed and nobody's Trophy it goes home, or onto the card that keeps such ships (F2204).
void takeHit(Draft& d, const event::ShipHit& hit);

/// Places one ship in each of these systems, as the card says; asks where when the supply is short.
void placeShipInEach(Draft& d, Player player, std::uint32_t systems, CardId card);

/// True when the player has neither ships nor starports on a fully known map (Base p.22).
bool isHomeless(const State& state, Player player);

/// Agents in supply take the place of placeholders on Outrage icons (Base p.22).
void settleAgents(Draft& d);

/// How many pieces of this kind there are; Captives and Favors are no pieces of Trophies.
std::int8_t countOf(const Pieces& pieces, command::TrophyKind kind);
/// The same pieces with one more, or one less, of a kind.
Pieces changed(Pieces pieces, command::TrophyKind kind, int by);

}  // namespace reach
