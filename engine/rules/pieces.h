#pragma once

#include "engine/protocol/draft.h"

/// Placing and returning pieces within the box's limits (Base p.22).
namespace reach {

/// Places fresh ships, as many as the supply has. Does nothing where the map is not tracked. Ships for a
/// broken gate are placed in the Twisted Passage (F2205).
void placeShips(Draft& d, Player player, SystemId system, int ships);

/// Hits a ship. A destroyed ship without a taker returns to its supply, or goes onto the card that keeps such
/// ships (F2204).
void takeHit(Draft& d, const event::ShipHit& hit);

/// Moves agents from a Court place or a supply (`from`, `at`) to Captives. Does not check permission.
void captureAgents(Draft& d, Player captor, Player color, int agents, event::AgentPlace from, int at = -1);

/// Adds ships of the owner to the player's Captives, from the owner's supply. A negative number returns ships
/// (F1012).
void holdCaptiveShips(Draft& d, Player player, Player owner, int more);

/// Places Imperial ships on the map, as many as the supply has (F701B).
void placeFleet(Draft& d, SystemId system, int fresh, int damaged = 0);

/// Passes a Trophy, a Captive or a Favor of this color to another player. A Loyal piece of that player
/// returns to its supply (BR p.17).
void passPiece(Draft& d, Player from, Player to, command::TrophyKind piece, Player color);
/// Calls visit(TrophyKind, color) for each kind of Trophy, Captive and Favor that the player has. A token has
/// no color.
template <typename Visit>
void forEachPiece(const State& state, Player player, Visit visit);
/// The same for Captives only.
template <typename Visit>
void forEachCaptive(const State& state, Player player, Visit visit);
/// Returns how many of these pieces the player has.
int piecesHeld(const State& state, Player player, command::TrophyKind piece, Player color);

/// Places one ship in each of these systems, as the card says. Asks the player where if the supply is too
/// small.
void placeShipInEach(Draft& d, Player player, std::uint32_t systems, CardId card);

/// True when the player has neither ships nor starports on a fully known map (Base p.22).
bool isHomeless(const State& state, Player player);

/// Replaces placeholders on Outrage icons with agents from the supply (Base p.22).
void settleAgents(Draft& d);

/// Returns the number of pieces of this kind. Captives and Favors are not part of Pieces.
std::int8_t countOf(const Pieces& pieces, command::TrophyKind kind);
/// Returns the pieces with `by` more of a kind.
Pieces changed(Pieces pieces, command::TrophyKind kind, int by);

namespace detail {

/// True when the player has any piece of this color. A quick test, because it is false for most colors.
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
