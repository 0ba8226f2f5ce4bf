#pragma once

#include "engine/core/dice.h"
#include "engine/core/fixed_vector.h"
#include "engine/protocol/draft.h"

#include <vector>

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

/// Hits it takes to destroy all these ships.
constexpr int toughness(const Ships& ships) {
    return 2 * ships.fresh + ships.damaged;
}

/// Hits it takes to destroy all that attacks, the fleet, lent ships and what is on a Flagship board included.
int attackersToughness(const State& state);

/// Dice for ships that a Rival lends.
int lentDice(const State& state, const LentShips& lent, SystemId system);

/// Dice the attacker may collect: one a ship, one for each fresh starport on a Flagship's board (BR p.23),
/// and what cards add.
int diceLimit(const Game& game, Player attacker, SystemId system);

/// How many raid dice may be collected: any with defending buildings there or none on the map (Base p.14), or
/// with a Flagship there, but for its Tractor Beam (BR p.24-25); and what cards of both sides change.
int raidDiceLimit(const Game& game, Player attacker, Player defender, SystemId system);

/// The card by which the raid dice of this battle were collected against ships alone; asked before the hits
/// are dealt (F1203). None.
CardId raidsShips(const Game& game);

/// Dice that must be collected at least: those a card adds.
int diceOwed(const Game& game, Player attacker, SystemId system);

/// What the rules say about attacking there, whatever pays for it and however many dice; the battle itself.
/// `collects`: the dice are collected once it has begun, not named with it.
void checkAttack(const State& state, const command::Battle& c, Verdict& v);
void beginBattle(Draft& d, const command::Battle& c, bool collects);

/// What the rules say about collecting these dice. `alongside`: those for ships that are to attack along, of
/// a battle that has not begun (BR p.11, F2404).
void checkDice(const Game& game, Player attacker, Player defender, SystemId system, const DiceCount& dice,
               Verdict& v, int alongside = 0);

/// The first of the defender's cards that does something before dice are collected; None.
CardId actsBeforeCollecting(const Game& game, Player defender, SystemId system);

/// True when two hits count as one: on Blight (BR p.19), unless a card of the attacker says else (F1305).
bool isTough(const State& state);

/// The card by which one intercept rolled is ignored, and the one that adds an intercept to assault dice;
/// None.
CardId ignoresIntercept(const State& state);
CardId interceptsAssault(const State& state);

/// The card that says what an intercept deals in place of a hit a fresh defending ship; None.
CardId changesIntercept(const State& state);
/// Hits an intercept deals.
int interceptHits(const State& state);

/// Whether the roll counts as intercepted: intercepts rolled, less what is ignored, and what cards add.
bool isIntercepted(const State& state);

/// Hits on the attacker's ships: flames, and what an intercept deals.
int hitsOnAttacker(const State& state);

/// A card of the attacker's that lets dice on the table be rolled again, and how many of each kind.
struct RerollLeave {
    CardId card = CardId::None;
    DiceCount dice{};

    int total() const { return dice[0] + dice[1] + dice[2]; }
};
/// The widest first: what still shows badly after it is left to the others. The attacker may say otherwise.
FixedVector<RerollLeave, 8> rerollsOf(const Game& game, Player attacker);

/// Imperial ships there defend beside a Regent, whether they would or not (BR p.11).
void letFleetDefend(Draft& d);

/// The roll stands: puts the questions of its hits, in the printed order (Base p.14).
void askHits(Draft& d);

/// The battle is over; cards of both sides that act afterwards do.
void endBattle(Draft& d);

/// Hits the attacker still has to deal, each kind capped by what can take it.
struct HitsToDeal {
    int onShips = 0;      ///< hits that land on ships, of which two count as one on Blight (BR p.19); what
                          ///< remains of them spills over
    int onBuildings = 0;  ///< spilled hits and building hits, on buildings and on a Flagship (BR p.24)
};
HitsToDeal hitsToDeal(const State& state);

/// Hits until nothing is left of this Upgrade and its Armor on the player's Flagship, if it is in the battle.
int roomOn(const State& state, Player player, Upgrade upgrade);
/// Calls visit(Upgrade) for each of those with any left.
template <typename Visit>
void forEachUpgradeThere(const State& state, Player player, Visit visit) {
    for (const Upgrade upgrade : kAllUpgrades)
        if (roomOn(state, player, upgrade) > 0) visit(upgrade);
}

/// The answer so far with one more hit, in each way it can land; none once all have.
std::vector<command::Suffer> nextHits(const Game& game, const command::Suffer& begun);
std::vector<command::Strike> nextHits(const Game& game, const command::Strike& begun);

/// The keys it costs to steal this; -1 when the defender has no such thing (Base p.16).
int raidCost(const State& state, Player defender, Resource token);
int raidCost(const State& state, Player defender, CardId card);

/// True when a card of the Court has any of the defender's agents, and may be ransacked (Base p.16).
bool canRansack(const Game& game, Player attacker, Player defender);

/// What Ask::Aftermath remembers of the raid, besides how many resources were stolen, its `count`.
inline constexpr std::int8_t kStolen = 1;
inline constexpr std::int8_t kRaidsShips = 2;  ///< a resource each damaged ship (F1203)

/// Goes on after the hits: Outrage, then ransacking, then the raid, then the end.
bool advanceAftermath(Draft& d);

}  // namespace reach
