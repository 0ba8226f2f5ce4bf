#pragma once

#include "engine/core/dice.h"
#include "engine/rules/draft.h"

/// Battle and raid (Base p.14-16).
namespace reach {

/// Everything the rolled faces show together.
struct RollTotals {
    int selfHits = 0;
    int intercepts = 0;
    int hits = 0;
    int buildingHits = 0;
    int keys = 0;
};
RollTotals totalsOf(const RolledFaces& faces);

/// Dice the attacker may collect: one a ship, and what cards add.
int diceLimit(const Game& game, Player attacker, SystemId system);

/// True when raid dice may be collected: defending buildings there, or none on the map (Base p.14).
bool raidDiceAllowed(const Game& game, Player defender, SystemId system);

/// Hits on the attacker's ships: flames, and one a fresh defending ship on any intercept.
int hitsOnAttacker(const State& state);

/// Hits the attacker still has to deal, each kind capped by what can take it.
struct HitsToDeal {
    int onShips = 0;      ///< hits that land on ships; what remains of them spills over
    int onBuildings = 0;  ///< spilled hits and building hits
};
HitsToDeal hitsToDeal(const State& state);

/// The keys it costs to steal this; -1 when the defender has no such thing (Base p.16).
int raidCost(const State& state, Player defender, Resource token);
int raidCost(const State& state, Player defender, CardId card);

/// True when a card of the Court has any of the defender's agents (Base p.16).
bool canRansack(const State& state);

/// Goes on after the hits: Outrage, then ransacking, then the raid, then the end.
bool advanceAftermath(Draft& d);

}  // namespace reach
