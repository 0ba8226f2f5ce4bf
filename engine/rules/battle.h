#pragma once

#include "engine/core/dice.h"
#include "engine/core/fixed_vector.h"
#include "engine/protocol/draft.h"

#include <vector>

/// Battle and raid (Base p.14-16).
namespace reach {

/// The sum of all symbols on the rolled faces.
struct RollTotals {
    int selfHits = 0;
    int intercepts = 0;
    int hits = 0;
    int buildingHits = 0;
    int keys = 0;
};
RollTotals totalsOf(const RolledFaces& faces);

/// Returns the hits that destroy all these ships.
constexpr int toughness(const Ships& ships) {
    return 2 * ships.fresh + ships.damaged;
}

/// Returns the hits that destroy all attackers, including the fleet, lent ships and buildings on a Flagship
/// board.
int attackersToughness(const State& state);

/// Returns the dice for ships that a Rival lends.
int lentDice(const State& state, const LentShips& lent, SystemId system);

/// Returns how many dice the attacker may collect: one per ship, one for each fresh starport on a Flagship's
/// board (BR p.23), and the dice that cards add.
int diceLimit(const Game& game, Player attacker, SystemId system);

/// Returns how many raid dice may be collected. Any number may be collected if the defender has buildings in
/// the system or none on the map (Base p.14), or a Flagship in the system without a Tractor Beam (BR
/// p.24-25). Cards of both sides change this.
int raidDiceLimit(const Game& game, Player attacker, Player defender, SystemId system);

/// Returns the card that allowed raid dice against ships alone in this battle. It is tested before the hits
/// are dealt (F1203). None: no such card.
CardId raidsShips(const Game& game);

/// Returns the minimum of dice that must be collected: the dice that a card adds.
int diceOwed(const Game& game, Player attacker, SystemId system);

/// Checks an attack in this system, whatever pays for it and for any number of dice; then the battle itself.
/// `collects`: the dice are collected after the battle begins instead of being named in the command.
void checkAttack(const State& state, const command::Battle& c, Verdict& v);
void beginBattle(Draft& d, const command::Battle& c, bool collects);

/// Checks these dice. `alongside`: dice for ships that will join a battle that has not begun (BR p.11,
/// F2404).
void checkDice(const Game& game, Player attacker, Player defender, SystemId system, const DiceCount& dice,
               Verdict& v, int alongside = 0);

/// Returns the first card of the defender that acts before dice are collected, or None.
CardId actsBeforeCollecting(const Game& game, Player defender, SystemId system);

/// True when two hits count as one: on Blight (BR p.19), unless a card of the attacker changes that (F1305).
bool isTough(const State& state);

/// Return the card that ignores one rolled intercept, and the card that adds an intercept to assault dice.
/// None: no such card.
CardId ignoresIntercept(const State& state);
CardId interceptsAssault(const State& state);

/// Returns the card that replaces the hits of an intercept (one per fresh defending ship), or None.
CardId changesIntercept(const State& state);
/// Returns the hits that an intercept deals.
int interceptHits(const State& state);

/// True when the roll counts as intercepted: the rolled intercepts, minus an ignored one, plus those of
/// cards.
bool isIntercepted(const State& state);

/// Returns the hits on the attacker's ships: flames and the hits of an intercept.
int hitsOnAttacker(const State& state);

/// A card of the attacker that allows a reroll of dice on the table, and how many of each kind.
struct RerollLeave {
    CardId card = CardId::None;
    DiceCount dice{};

    int total() const { return dice[0] + dice[1] + dice[2]; }
};
/// Returns the cards that allow rerolls, the widest first. Bad faces that remain are left to the next card.
/// The attacker may choose another order.
FixedVector<RerollLeave, 8> rerollsOf(const Game& game, Player attacker);

/// Makes Imperial ships in the system defend beside a Regent (BR p.11).
void letFleetDefend(Draft& d);

/// Accepts the roll: puts the questions about its hits, in the printed order (Base p.14).
void askHits(Draft& d);

/// Ends the battle. Cards of both sides that act after a battle do so.
void endBattle(Draft& d);

/// The hits that the attacker still has to deal, each kind limited by the pieces that can take them.
struct HitsToDeal {
    /// Hits on ships, of which two count as one on Blight (BR p.19); the rest spills over.
    int onShips = 0;
    int onBuildings = 0;  ///< spilled hits and building hits, on buildings and on a Flagship (BR p.24)
};
HitsToDeal hitsToDeal(const State& state);

/// Returns the hits that destroy this Upgrade and its Armor on the player's Flagship, if it is in the battle.
int roomOn(const State& state, Player player, Upgrade upgrade);
/// Calls visit(Upgrade) for each Upgrade that can take a hit.
template <typename Visit>
void forEachUpgradeThere(const State& state, Player player, Visit visit) {
    for (const Upgrade upgrade : kAllUpgrades)
        if (roomOn(state, player, upgrade) > 0) visit(upgrade);
}

/// Returns the incomplete answer with one more hit, once for each possible target. Empty when all hits are
/// assigned.
std::vector<command::Suffer> nextHits(const Game& game, const command::Suffer& begun);
std::vector<command::Strike> nextHits(const Game& game, const command::Strike& begun);

/// Returns the keys it costs to steal this token or card, or -1 when the defender does not have it (Base
/// p.16).
int raidCost(const State& state, Player defender, Resource token);
int raidCost(const State& state, Player defender, CardId card);

/// True when a card of the Court has any of the defender's agents, and may be ransacked (Base p.16).
bool canRansack(const Game& game, Player attacker, Player defender);

/// True while a ship or Flagship of the attacker is left: without one, keys buy nothing (Base p.16).
bool isAttackerLeft(const State& state);
/// Returns the lowest raid cost of what can be stolen in this battle, or -1 when nothing can. Its aftermath
/// is the open question, or the one below the raid.
int cheapestRaid(const State& state);

/// Continues after the hits: Outrage, then ransacking, then the raid, then the end of the battle. `count` of
/// the question is the number of stolen resources.
bool advanceAftermath(Draft& d);

}  // namespace reach
