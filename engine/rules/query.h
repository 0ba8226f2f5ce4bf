#pragma once

#include "engine/contract/seams.h"
#include "engine/core/action_cards.h"
#include "engine/map/board.h"
#include "engine/protocol/decision.h"
#include "engine/rules/presence.h"

#include <algorithm>
#include <optional>

/// Questions that several rules ask of a game. None of them changes anything.
namespace reach {

inline bool playsHere(const Setup& setup, Player player) {
    bool plays = false;
    for (const Player seat : setup.seats) plays |= seat == player;
    return plays;
}

/// Refuses who is no Rival of the player: a colour that nobody plays, or the player.
void mustBeRival(const Game& game, Player player, Player other, Verdict& v);
/// Refuses a system that is out of play, and of those in play the gates.
void mustBePlanet(const Game& game, SystemId system, Verdict& v);
/// Refuses a system that is out of play, and of those in play the planets.
void mustBeGate(const Game& game, SystemId system, Verdict& v);

/// True for a colour that plays and, in a campaign, for the powers (BR p.10, p.15, p.19).
bool ownsPieces(const Setup& setup, Player owner);

/// The seat clockwise of this one (Base p.8), whoever sits there.
Player nextSeat(const Setup& setup, Player player);

/// Seats in turn order: from the initiative holder, clockwise (Base p.23).
FixedVector<Player, kPlayerColors> turnOrder(const Game& game);

/// Calls visit(Player) for each rival of `player`, in seat order.
template <typename Visit>
void forEachRival(const Setup& setup, Player player, Visit visit) {
    for (const Player other : setup.seats)
        if (other != player) visit(other);
}

/// True when hands, turns and pips are mirrored.
inline bool tracksTurns(const State& state) {
    return state.depth == Depth::Turn;
}
inline bool tracksMap(const State& state) {
    return state.depth != Depth::Score;
}

/// True when this is the question on top, and this player answers it.
inline bool isAsked(const State& state, Ask ask, Player player) {
    return !state.pending.empty() && state.pending.back().ask == ask && state.pending.back().player == player;
}

/// The player with the most Power; of equals the first in turn order.
Player mostPower(const Game& game);

/// False only when the hand is known to be empty or the player has conceded.
bool mayHoldCards(const State& state, Player player);
/// How many players mayHoldCards.
int playersWithCards(const Game& game);

/// Slot index of a token of this kind, cheapest to raid first; -1 if none.
int slotWith(const PlayerState& player, Resource token);
/// Where a gained token goes: the free open slot dearest to raid; -1 when full.
int freeSlot(const State& state, Player player);
int emptySlots(const State& state, Player player);
/// Tokens of this kind in slots and waiting for room.
int tokensHeld(const PlayerState& player, Resource token);
inline bool isOutraged(const PlayerState& player, Resource resource) {
    return player.outrage[index(resource)] != OutrageMark::None;
}

/// All that the player has of this kind: on cards too, frozen or not, and for the First Regent in the
/// Imperial Trust (BR p.27 "Counting").
int tokensHad(const State& state, Player player, Resource token);

/// All that lies in the player's Trophies box, tokens among it (Base p.7).
int trophiesOf(const State& state, Player player);
/// The same of Captives: agents, and what a card freezes there.
int captivesOf(const State& state, Player player);

/// Icons from what the player has and from Guild cards (Base p.17, p.18).
int icons(const State& state, Player player, Resource resource);

/// What the pips of the played card may do, a spent Weapon included (Base p.8, p.17).
ActionSet pipActions(const State& state);
inline int pipsLeft(const TurnState& turn) {
    return turn.pips - turn.pipsUsed;
}
/// The lead card of the round, None before it is played.
ActionCard leadCard(const State& state);
/// The number of the lead card: 0 under the zero marker (Base p.9).
int leadNumber(const State& state);

/// Index of the Court place with this card; -1.
int courtPlace(const State& state, CardId card);
/// True when the player has more agents there than each rival (Base p.13).
bool hasMostAgents(const CourtSlot& slot, Player player);
int rivalAgents(const CourtSlot& slot, Player player);

/// Index of the available marker worth most (Base p.9); -1 when all are placed.
int bestAvailableMarker(const State& state);

/// Why `thief` cannot steal this token from this rival now; rule None when it can (Base p.23 "Steal").
Violation stealBan(const State& state, Player thief, Player rival, Resource token);
/// The same for a Guild card.
Violation stealBan(const State& state, Player thief, Player rival, CardId card);

/// Who has the Monopoly card of this type (F313 to F317); None.
Player monopolist(const State& state, Resource type);

/// Building slots of the planet that are taken.
int slotsUsed(const State& state, SystemId system);

/// Index of the player's building of this type in the system that passes the test; -1.
template <typename Test>
int findBuilding(const State& state, SystemId system, Player owner, BuildingType type, Test test) {
    const auto& all = state.at(system).buildings;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i].owner == owner && all[i].type == type && test(all[i])) return static_cast<int>(i);
    return -1;
}

/// Index of the building of the player that is meant, the first of several; -1.
inline int findBuilding(const State& state, SystemId system, Player owner, BuildingType type,
                        const Which& which = {}) {
    return findBuilding(state, system, owner, type, [&](const Building& b) { return which.fits(b); });
}

/// How an entry tells apart the player's buildings of this type there that `among` fits: by what differs. A
/// single empty one where nothing does; none where there is no such building.
FixedVector<Which, 3> tellApart(const State& state, SystemId system, Player owner, BuildingType type,
                                const Which& among = {});

/// What this player has on the table of this round; null before they play. Mostly asked of who played last.
inline const PlayedCard* playedBy(const State& state, Player player) {
    for (std::size_t i = state.played.size(); i-- > 0;)
        if (state.played[i].player == player) return &state.played[i];
    return nullptr;
}

/// True when the card is among the action cards: by the number of players, and by what Fates added.
bool inDeck(const Game& game, ActionCard card);
/// Action cards in the game, the campaign's Event cards among them.
int actionDeckSize(const Game& game);
/// What the player draws for a chapter: a hand, or as far as the action cards go when dealt in turn order.
std::int8_t drawnHand(const Game& game, Player player);

/// Cards in the action discard pile; nullopt when a hand is unknown.
std::optional<int> actionDiscardSize(const Game& game);
/// True when so many cards drawn from the discard may include ones that were seen: always from a single pile;
/// from split piles only when the face-down one is too small (Base p.22).
bool drawMayShowSeen(const Game& game, int drawn);

}  // namespace reach
