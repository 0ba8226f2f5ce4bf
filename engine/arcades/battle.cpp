#include "engine/arcades/battle.h"

#include "engine/arcades/influence.h"
#include "engine/arcades/points.h"
#include "engine/arcades/rules.h"

#include <algorithm>
#include <numeric>

/// Battle A and B: the defender and the dice.
namespace reach::arcades {
namespace {

int sumOf(const DiceCount& dice) {
    return std::accumulate(dice.begin(), dice.end(), 0);
}
std::int8_t raidDice(const DiceCount& dice) {
    return dice[static_cast<std::size_t>(Die::Raid)];
}

}  // namespace

bool hasRaidTarget(const State& state, int cluster, Player defender) {
    const auto& planets = state.at(cluster).planets;
    return agentCluster(state, defender) == cluster ||
           std::any_of(planets.begin(), planets.end(),
                       [&](const PlanetState& planet) { return planet.city == defender; });
}

void beginBattle(Draft& d, Player attacker, Player defender, int cluster, const DiceCount& dice) {
    const bool first = standing(freshShips(d.game(), cluster), attacker) == Standing::First;
    d.emit(event::ArrangingEnded{});
    d.emit(event::BattleBegan{{.step = BattleStep::Roll,
                               .attacker = attacker,
                               .defender = defender,
                               .cluster = static_cast<std::int8_t>(cluster),
                               .dice = dice,
                               .wasFirst = first}});
    d.ask({.ask = Ask::Roll, .player = attacker});
}

namespace rules {

void check(const Game& game, const command::Attack& c, Verdict& v) {
    const State& state = game.state;
    if (c.cluster < 0 || c.cluster >= kClusters) return v.refuse(Rule::NumberOutOfRange);
    for (const auto dice : c.dice)
        if (dice < 0 || dice > kDiceOfAKind) return v.refuse(Rule::NumberOutOfRange);
    const int dice = sumOf(c.dice);
    if (dice == 0) return v.refuse(Rule::NumberOutOfRange);
    if (!playsHere(game.setup, c.defender) || c.defender == c.player) return v.refuse(Rule::DefenderThere);
    v.refuseUnless(state.ships(c.cluster, c.player).total() > 0, Rule::NoShipsThere);
    v.refuseUnless(state.ships(c.cluster, c.defender).total() > 0, Rule::DefenderThere);
    v.breaksUnless(dice <= state.ships(c.cluster, c.player).total(), Rule::OneDieAShip);
    v.breaksUnless(dice <= kMostDice, Rule::AtMostFiveDice);
    v.breaksUnless(raidDice(c.dice) == 0 || hasRaidTarget(state, c.cluster, c.defender),
                   Rule::RaidDiceNeedTarget);
    if (c.spends) return checkHeld(state, c.player, Resource::Weapon, v);
    v.breaksUnless(c.cluster == agentCluster(state, c.player), Rule::BattleAtAgent);
    checkPoints(state, 1, v);
}

void perform(Draft& d, const command::Attack& c) {
    if (c.spends)
        d.emit(event::ResourceSpent{c.player, Resource::Weapon, false});
    else
        spendPoints(d, 1);
    beginBattle(d, c.player, c.defender, c.cluster, c.dice);
}

void offerBattles(Offers& offers, Player player) {
    for (std::int8_t cluster = 0; cluster < kClusters; ++cluster) {
        const int ships = offers.state().ships(cluster, player).total();
        if (ships == 0) continue;
        for (const Player defender : offers.game().setup.seats)
            for (std::size_t die = 0; die < kDice; ++die)
                for (const bool spends : {false, true}) {
                    command::Attack attack{player, defender, cluster, {}, spends};
                    attack.dice[die] = static_cast<std::int8_t>(std::min(ships, kMostDice));
                    offers.add(attack);
                }
    }
}

}  // namespace rules
}  // namespace reach::arcades
