#pragma once

#include "engine/contract/seams.h"
#include "engine/core/action_cards.h"
#include "engine/core/colors.h"
#include "engine/map/board.h"
#include "engine/protocol/decision.h"
#include "engine/rules/presence.h"

#include <algorithm>
#include <optional>

/// Queries about a game that several rules share. None of them changes anything.
namespace reach {

inline bool playsHere(const Setup& setup, Player player) {
    bool plays = false;
    for (const Player seat : setup.seats) plays |= seat == player;
    return plays;
}

/// Refuses a colour that is no Rival of the player: one that is not in the game, or the player's own.
void mustBeRival(const Game& game, Player player, Player other, Verdict& v);
/// Refuses a system that is out of play, and of those in play the gates.
void mustBePlanet(const Game& game, SystemId system, Verdict& v);
/// Refuses a system that is out of play, and of those in play the planets.
void mustBeGate(const Game& game, SystemId system, Verdict& v);

/// True for a colour that plays and, in a campaign, for the powers (BR p.10, p.15, p.19).
bool ownsPieces(const Setup& setup, Player owner);

/// Returns the seat clockwise of this one (Base p.8), even if that player has conceded.
inline Player nextSeat(const Setup& setup, Player player) {
    std::size_t next = 0;  // a guess which seat it is would often be wrong, so all are tried
    for (std::size_t i = 1; i < setup.seats.size(); ++i)
        next += i * static_cast<std::size_t>(setup.seats[i - 1] == player);
    return setup.seats[next];
}

/// Seats in turn order: from the initiative holder, clockwise (Base p.23).
FixedVector<Player, kPlayerColors> turnOrder(const Game& game);

/// Calls visit(Player) for each rival of `player`, in seat order.
template <typename Visit>
void forEachRival(const Setup& setup, Player player, Visit visit) {
    for (const Player other : setup.seats)
        if (other != player) visit(other);
}

/// Returns the union of these systems over all Rivals, or other colours, which have none. `pick`: the systems
/// of one of them, from Whereabouts.
template <typename Pick>
SystemSet ofRivals(const State& state, Player player, Pick pick) {
    SystemSet systems = 0;
    forEachColor([&](Player other) {
        systems |= pick(state.of(other).where) * SystemSet{other != player};  // the compiler adds no branch
    });
    return systems;
}

/// True when hands, turns and pips are tracked.
inline bool tracksTurns(const State& state) {
    if (state.depth != Depth::Turn) [[unlikely]]
        return false;
    return true;
}
inline bool tracksMap(const State& state) {
    if (state.depth == Depth::Score) [[unlikely]]
        return false;
    return true;
}

/// True when this question is on top of the stack and this player answers it.
inline bool isAsked(const State& state, Ask ask, Player player) {
    return !state.pending.empty() && state.pending.back().ask == ask && state.pending.back().player == player;
}

/// Returns the player with the most Power, and the first in turn order of equals.
Player mostPower(const Game& game);

/// False only when the hand is known to be empty or the player has conceded.
inline bool mayHoldCards(const State& state, Player player) {
    return state.of(player).hand != 0 && !state.of(player).conceded;
}
/// Returns for how many players mayHoldCards is true.
int playersWithCards(const Game& game);

/// Returns the index of the slot with a token of this kind that is cheapest to raid, or -1.
int slotWith(const PlayerState& player, Resource token);
/// Returns the slot for a gained token: the free open slot with the highest raid cost, or -1 if there is
/// none.
int freeSlot(const State& state, Player player);
int emptySlots(const State& state, Player player);
/// Returns the number of tokens of this kind in slots and in the overflow.
int tokensHeld(const PlayerState& player, Resource token);
inline bool isOutraged(const PlayerState& player, Resource resource) {
    return player.outrage[index(resource)] != OutrageMark::None;
}

/// Returns the player's total of this kind: also on cards, frozen or not, and for the First Regent in the
/// Imperial Trust (BR p.27 "Counting").
int tokensHad(const State& state, Player player, Resource token);

/// Returns the number of pieces in the player's Trophies box, including tokens (Base p.7).
int trophiesOf(const State& state, Player player);
/// Returns the number of the player's Captives: agents, and resources that a card freezes there.
int captivesOf(const State& state, Player player);

/// Returns the number of icons from the player's resources and Guild cards (Base p.17, p.18).
int icons(const State& state, Player player, Resource resource);

/// Returns the actions that pips of the played card may pay for, including a spent Weapon (Base p.8, p.17).
ActionSet pipActions(const State& state);
inline int pipsLeft(const TurnState& turn) {
    return turn.pips - turn.pipsUsed;
}
/// Returns the lead card of the round, or None before it is played.
inline ActionCard leadCard(const State& state) {
    return state.played.empty() ? ActionCard::None : state.played[0].card;
}
/// Returns the number of the lead card, which is 0 under the zero marker (Base p.9).
inline int leadNumber(const State& state) {
    const ActionCard lead = leadCard(state);
    return state.zeroMarker || !isFaceUp(lead) ? 0 : numberOf(lead);
}

/// Returns the index of the Court place with this card, or -1.
int courtPlace(const State& state, CardId card);
/// True when the player has more agents there than each Rival (Base p.13).
inline bool hasMostAgents(const CourtSlot& slot, Player player) {
    int most = 0;  // of any Rival, without a branch
    forEachColor([&](Player other) {
        most = std::max(most, slot.agents[index(other)] * static_cast<int>(other != player));
    });
    return slot.agents[index(player)] > most;
}
int rivalAgents(const CourtSlot& slot, Player player);

/// Returns the index of the available marker with the highest value (Base p.9), or -1 when all are placed.
int bestAvailableMarker(const State& state);

/// Returns why `thief` cannot steal this token from this Rival now, with rule None if it can (Base p.23
/// "Steal").
Violation stealBan(const State& state, Player thief, Player rival, Resource token);
/// The same for a Guild card.
Violation stealBan(const State& state, Player thief, Player rival, CardId card);

/// Returns the player with the Monopoly card of this type (F313 to F317), or None.
Player monopolist(const State& state, Resource type);

/// Returns how many building slots of the planet are filled.
inline int slotsUsed(const State& state, SystemId system) {
    const auto& all = state.at(system).buildings;
    constexpr std::size_t kPlaces = 3;
    auto used = static_cast<int>(all.size());
    for (std::size_t i = 0; i < kPlaces; ++i)
        used -= all[i].outside ? 1 : 0;  // an unused place is not outside
    return used;
}

/// Returns the index of the player's first building of this type in the system that passes the test, or -1.
template <typename Test>
int findBuilding(const State& state, SystemId system, Player owner, BuildingType type, Test test) {
    const auto& all = state.at(system).buildings;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i].owner == owner && all[i].type == type && test(all[i])) return static_cast<int>(i);
    return -1;
}

/// Returns the index of the first building of the player that matches `which`, or -1.
inline int findBuilding(const State& state, SystemId system, Player owner, BuildingType type,
                        const Which& which = {}) {
    return findBuilding(state, system, owner, type, [&](const Building& b) { return which.fits(b); });
}

/// Returns the shortest descriptions that tell apart the player's buildings of this type in the system, among
/// those that `among` matches. Returns a single empty description if they do not differ, and no description
/// without such a building.
FixedVector<Which, 3> tellApart(const State& state, SystemId system, Player owner, BuildingType type,
                                const Which& among = {});

/// Calls visit(Which) for each of these descriptions. Mostly there is one building, and nothing to tell
/// apart.
template <typename Visit>
void forEachApart(const State& state, SystemId system, Player owner, BuildingType type, const Which& among,
                  Visit visit) {
    int alike = 0;
    for (const Building& building : state.at(system).buildings)
        alike += building.owner == owner && building.type == type && among.fits(building) ? 1 : 0;
    if (alike == 1) return visit(Which{});
    if (alike > 1)
        for (const Which& which : tellApart(state, system, owner, type, among)) visit(which);
}

/// Returns this player's card of the current round, or null before they play. The search starts with the last
/// card, because most calls ask for it.
inline const PlayedCard* playedBy(const State& state, Player player) {
    for (std::size_t i = state.played.size(); i-- > 0;)
        if (state.played[i].player == player) return &state.played[i];
    return nullptr;
}

/// True when the card is in the action deck, given the number of players and the cards of Fates.
bool inDeck(const Game& game, ActionCard card);
/// True while an Event card of the deck may be in a hand.
bool isEventLeft(const Game& game);
/// Returns the number of action cards in the game, including the campaign's Event cards.
int actionDeckSize(const Game& game);
/// Returns how many cards the player draws for a chapter: a full hand, or fewer when the deck runs out while
/// dealing in turn order.
std::int8_t drawnHand(const Game& game, Player player);

/// Returns the number of cards in the action discard pile, or nullopt when a hand is unknown.
std::optional<int> actionDiscardSize(const Game& game);
/// True when so many cards drawn from the discard may include seen ones. That is always so for a single pile,
/// and for split piles only when the face-down pile is too small (Base p.22).
bool drawMayShowSeen(const Game& game, int drawn);

}  // namespace reach
