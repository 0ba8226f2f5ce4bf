#pragma once

#include "engine/core/state.h"

#include <vector>

/// Scoring ambitions (Base p.18-19), for real and for the live standings: the same code.
namespace reach {

/// Power of one ambition marker.
struct MarkerValue {
    int first = 0;
    int second = 0;
};

/// By marker, the least first: blue side 2/0, 3/2, 5/3; flipped 4/2, 6/3, 9/4 (Base p.3).
inline constexpr MarkerValue kMarkerValues[kMarkers][2] = {
    {{2, 0}, {4, 2}}, {{3, 2}, {6, 3}}, {{5, 3}, {9, 4}}};
constexpr MarkerValue markerValue(int marker, bool flipped) {
    return kMarkerValues[marker][flipped ? 1 : 0];
}

/// The ambitions that can be declared: the board's, in box order, then those that laws add (F2004, F2104).
FixedVector<Ambition, kAmbitions> ambitionsInPlay(const State& state);
bool isInPlay(const State& state, Ambition ambition);

/// How much of what this ambition counts the player has.
int ambitionCount(const Game& game, Player player, Ambition ambition);

/// What the two-player third party has (Base p.19): tokens on the ambition's box; 0 with more players.
int thirdPartyCount(const Game& game, Ambition ambition);

/// One player's place in one ambition, if it were scored now.
struct Placing {
    Player player = Player::None;
    int count = 0;
    int place = 0;     ///< 1, 2 or 0 for neither; a tie for first makes second places
    int power = 0;     ///< gained, bonus included
    int bonus = 0;     ///< the part that comes from cities off the board
    int toFirst = 0;   ///< how many more would take first place alone; 0 when there
    int toSecond = 0;  ///< how many more would at least take second place; 0 when there or better
};

/// One ambition's box.
struct AmbitionStanding {
    Ambition ambition = Ambition::None;
    FixedVector<MarkerValue, kMarkers> markers;  ///< empty: not declared, nobody gains Power
    int first = 0;                               ///< Power of first place, all markers
    int second = 0;
    int thirdParty = 0;
    bool commonwealth = false;                    ///< the Commonwealth Ambition marker lies here (F214)
    bool commonwealthWins = false;                ///< its Members together
    FixedVector<Placing, kPlayerColors> players;  ///< in seat order

    bool declared() const { return !markers.empty(); }
};

/// The ambitions in play as they would score now, in that order.
using Standings = FixedVector<AmbitionStanding, kAmbitions>;
Standings standings(const Game& game);
/// Those of them that are declared: with no other is anything won.
Standings declaredStandings(const Game& game);

/// Power that ends the game (Base p.2, p.19): 33, 30, 27 for 2, 3, 4 players.
constexpr int powerToEnd(int players) {
    return players == 2 ? 33 : players == 3 ? 30 : 27;
}

}  // namespace reach
