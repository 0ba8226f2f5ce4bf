#include "engine/arcades/points.h"
#include "engine/arcades/rules.h"

/// Research: an advance for its resource and two points, once a round.
namespace reach::arcades::rules {
namespace {
constexpr int kResearchPoints = 2;
}

void check(const Game& game, const command::Research& c, Verdict& v) {
    const State& state = game.state;
    if (index(c.advance) >= kAdvances) return v.refuse(Rule::NumberOutOfRange);
    v.refuseUnless(!state.of(c.player).has(c.advance), Rule::ResearchedAlready);
    checkHeld(state, c.player, priceOf(c.advance), v);
    v.breaksUnless(!state.turn.researched, Rule::ResearchOnce);
    checkPoints(state, kResearchPoints, v);
}

void perform(Draft& d, const command::Research& c) {
    spendPoints(d, kResearchPoints);
    d.emit(event::ResourceSpent{c.player, priceOf(c.advance), false});
    d.emit(event::Researched{c.player, c.advance});
    if (c.advance != Advance::Colonies) return;
    for (int cluster = 0; cluster < kClusters; ++cluster)
        for (int planet = 0; planet < kPlanetsOfCluster; ++planet) {
            const PlanetState& there = d.state().planet(planetAt(cluster, planet));
            if (there.city == c.player && !there.fresh)
                d.emit(event::CityFreshened{planetAt(cluster, planet)});
        }
}

void offerResearch(Offers& offers, Player player) {
    for (const Advance advance : kAllAdvances) offers.add(command::Research{player, advance});
}

}  // namespace reach::arcades::rules
