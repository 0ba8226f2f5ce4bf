#include "engine/arcades/agent.h"

#include "engine/arcades/points.h"
#include "engine/arcades/rules.h"

#include <algorithm>

/// Core Concepts, Agents: cluster by cluster around the map, one resource on the way.
namespace reach::arcades {

int stepsBetween(int from, int to, bool counter) {
    const int steps = clockwise(counter ? from : to, counter ? -to : -from);
    return steps == 0 ? kClusters : steps;
}

namespace rules {
namespace {

constexpr int kByPsionic = 2;

/// True for the destination and for every planet of a passed cluster. False for the planet that it left.
bool isOnTheWay(SystemId planet, SystemId from, const command::MoveAgent& c) {
    if (planet == from) return false;
    if (planet == c.to) return true;
    const int start = clusterOf(from);
    const int steps = stepsBetween(start, clusterOf(c.to), c.counter);
    const int at = clusterOf(planet) == start ? kClusters : stepsBetween(start, clusterOf(planet), c.counter);
    return at < steps;
}

void checkCollecting(const State& state, const command::MoveAgent& c, Verdict& v) {
    if (!isPlanet(c.collects)) return v.refuse(Rule::NumberOutOfRange);
    v.refuseUnless(state.planet(c.collects).token, Rule::NothingToDo);
    if (c.spends) return v.breaks(Rule::PsionicCollectsNothing);
    v.breaksUnless(isOnTheWay(c.collects, state.of(c.player).agent, c), Rule::CollectOnTheWay);
    v.breaksUnless(!state.turn.collected, Rule::CollectOnce);
}

}  // namespace

void check(const Game& game, const command::MoveAgent& c, Verdict& v) {
    const State& state = game.state;
    if (!isPlanet(c.to)) return v.refuse(Rule::NumberOutOfRange);
    const int steps = stepsBetween(agentCluster(state, c.player), clusterOf(c.to), c.counter);
    if (c.spends) {
        checkHeld(state, c.player, Resource::Psionic, v);
        v.breaksUnless(steps <= kByPsionic, Rule::FreeUpToTwo);
    } else {
        checkPoints(state, steps, v);
    }
    if (c.collects != SystemId::None) checkCollecting(state, c, v);
}

void perform(Draft& d, const command::MoveAgent& c) {
    const int steps = stepsBetween(agentCluster(d.state(), c.player), clusterOf(c.to), c.counter);
    if (c.spends)
        d.emit(event::ResourceSpent{c.player, Resource::Psionic, false});
    else
        spendPoints(d, steps);
    d.emit(event::AgentMoved{c.player, c.to});
    if (c.collects != SystemId::None) d.emit(event::TokenTaken{c.player, c.collects});
}

void offerAgent(Offers& offers, Player player) {
    const State& state = offers.state();
    const int start = agentCluster(state, player);
    const bool collects = !state.turn.collected;
    for (const bool counter : {false, true})
        for (int steps = 1; steps <= std::max(pointsLeft(state), kByPsionic) && steps <= kClusters; ++steps)
            for (int planet = 0; planet < kPlanetsOfCluster; ++planet) {
                const SystemId to = planetAt(clockwise(start, counter ? -steps : steps), planet);
                offers.add(command::MoveAgent{player, counter, to, SystemId::None, true});
                offers.add(command::MoveAgent{player, counter, to, SystemId::None, false});
                for (int passed = 1; collects && passed <= steps; ++passed)
                    for (int other = 0; other < kPlanetsOfCluster; ++other) {
                        const SystemId from = planetAt(clockwise(start, counter ? -passed : passed), other);
                        if (state.planet(from).token && (passed < steps || from == to))
                            offers.add(command::MoveAgent{player, counter, to, from, false});
                    }
            }
}

}  // namespace rules
}  // namespace reach::arcades
