#pragma once

#include "engine/core/state.h"

#include <vector>

/// Scoring ambitions (Base p.18-19). The real scoring and the live standings use the same code.
namespace reach {

/// Power of one ambition marker.
struct MarkerValue {
    int first = 0;
    int second = 0;
};

/// Power by marker, in ascending order: blue side 2/0, 3/2, 5/3; flipped 4/2, 6/3, 9/4 (Base p.3).
inline constexpr MarkerValue kMarkerValues[kMarkers][2] = {
    {{2, 0}, {4, 2}}, {{3, 2}, {6, 3}}, {{5, 3}, {9, 4}}};
constexpr MarkerValue markerValue(int marker, bool flipped) {
    return kMarkerValues[marker][flipped ? 1 : 0];
}

/// The ambitions that can be declared: the board's, in box order, then those that laws add (F2004, F2104).
FixedVector<Ambition, kAmbitions> ambitionsInPlay(const State& state);
bool isInPlay(const State& state, Ambition ambition);

/// Returns the player's count for this ambition.
int ambitionCount(const Game& game, Player player, Ambition ambition);

/// Returns the count of the third party between two players (Base p.19): tokens on the ambition's box.
/// Returns 0 with more players.
int thirdPartyCount(const Game& game, Ambition ambition);

/// One player's place in one ambition if it were scored now.
struct Placing {
    Player player = Player::None;
    int count = 0;
    int place = 0;    ///< 1, 2 or 0 for neither; a tie for first makes second places
    int power = 0;    ///< gained, bonus included
    int bonus = 0;    ///< the part of `power` from cities off the board
    int toFirst = 0;  ///< additional count to take first place alone; 0 if there
};

/// The standing of one ambition.
struct AmbitionStanding {
    Ambition ambition = Ambition::None;
    FixedVector<MarkerValue, kMarkers> markers;  ///< empty: not declared, so no player gains Power
    int first = 0;                               ///< Power of first place, all markers
    int second = 0;
    int thirdParty = 0;
    bool commonwealth = false;                    ///< the Commonwealth Ambition marker lies here (F214)
    bool commonwealthWins = false;                ///< its Members take first place together
    FixedVector<Placing, kPlayerColors> players;  ///< in seat order

    bool declared() const { return !markers.empty(); }
};

/// The standings of the ambitions in play if they were scored now, in the order of ambitionsInPlay().
using Standings = FixedVector<AmbitionStanding, kAmbitions>;
Standings standings(const Game& game);
/// Only the declared ambitions, which alone give Power.
Standings declaredStandings(const Game& game);

/// Returns the Power that ends the game (Base p.2, p.19): 33, 30, 27 for 2, 3, 4 players.
constexpr int powerToEnd(int players) {
    return players == 2 ? 33 : players == 3 ? 30 : 27;
}

}  // namespace reach
