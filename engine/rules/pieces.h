#pragma once

#include "engine/protocol/draft.h"

/// Placing and returning pieces within the box's limits (Base p.22).
namespace reach {

/// Places fresh ships, as many as the supply has. Nothing happens where the map is not tracked. What would be
/// placed at a broken gate is placed in the Twisted Passage (F2205).
void placeShips(Draft& d, Player player, SystemId system, int ships);

/// A ship is hit; destroyed and nobody's Trophy it goes home, or onto the card that keeps such ships (F2204).
void takeHit(Draft& d, const event::ShipHit& hit);

/// Agents become Captives: of a Court place, or of a supply (`from`, `at`). Says nothing about permission.
void captureAgents(Draft& d, Player captor, Player color, int agents, event::AgentPlace from, int at = -1);

/// So many more of the owner's ships are among the player's Captives, out of the owner's supply; fewer go
/// home (F1012).
void holdCaptiveShips(Draft& d, Player player, Player owner, int more);

/// Imperial ships come onto the map, as many as the supply has (F701B).
void placeFleet(Draft& d, SystemId system, int fresh, int damaged = 0);

/// A Trophy, a Captive or a Favor of this color comes to another player; a Loyal piece goes home (BR p.17).
void passPiece(Draft& d, Player from, Player to, command::TrophyKind piece, Player color);
/// Calls visit(TrophyKind, color) for each kind of Trophy, Captive and Favor that the player has; a token has
/// no color.
template <typename Visit>
void forEachPiece(const State& state, Player player, Visit visit);
/// The same of Captives alone.
template <typename Visit>
void forEachCaptive(const State& state, Player player, Visit visit);
/// How many of these the player has.
int piecesHeld(const State& state, Player player, command::TrophyKind piece, Player color);

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

namespace detail {

/// The player has any piece of this color: of most they have none.
inline bool holdsAny(const State& state, Player player, Player color) {
    const PlayerBoard& own = state.of(player);
    const auto of = static_cast<std::size_t>(index(color));
    return own.trophies[of] != Pieces{} || own.captiveShips[of] != 0 ||
           (isColor(color) && (own.captives[of] != 0 || state.seat(player).favors[of] != 0));
}

}  // namespace detail

template <typename Visit>
void forEachPiece(const State& state, Player player, Visit visit) {
    using command::TrophyKind;
    for (const Player color : kAllOwners) {
        if (!detail::holdsAny(state, player, color)) continue;
        for (const TrophyKind kind :
             {TrophyKind::Captives, TrophyKind::CaptiveShips, TrophyKind::Favors, TrophyKind::Ships,
              TrophyKind::Agents, TrophyKind::Cities, TrophyKind::Starports})
            if (piecesHeld(state, player, kind, color) > 0) visit(kind, color);
    }
    for (const TrophyKind kind : {TrophyKind::Banners, TrophyKind::Bunkers})
        if (piecesHeld(state, player, kind, Player::None) > 0) visit(kind, Player::None);
}

template <typename Visit>
void forEachCaptive(const State& state, Player player, Visit visit) {
    using command::TrophyKind;
    for (const Player color : kAllOwners)
        for (const TrophyKind kind : {TrophyKind::Captives, TrophyKind::CaptiveShips})
            if (piecesHeld(state, player, kind, color) > 0) visit(kind, color);
}

}  // namespace reach
