#include "engine/arcades/points.h"
#include "engine/arcades/rules.h"

/// Colonize: a city for a resource, a ship and two points, once per round (Action Phase, A).
namespace reach::arcades::rules {
namespace {
constexpr int kColonizePoints = 2;
}

void check(const Game& game, const command::Colonize& c, Verdict& v) {
    const State& state = game.state;
    if (!isPlanet(c.planet) || index(c.resource) >= kResources) return v.refuse(Rule::NumberOutOfRange);
    const int cluster = agentCluster(state, c.player);
    const Ships there = state.ships(cluster, c.player);
    v.refuseUnless(state.of(c.player).citySupply > 0, Rule::NoCityLeft);
    v.refuseUnless(state.planet(c.planet).city == Player::None, Rule::OneCityAPlanet);
    v.refuseUnless((c.damaged ? there.damaged : there.fresh) > 0, Rule::NoShipsThere);
    checkHeld(state, c.player, c.resource, v);
    v.breaksUnless(clusterOf(c.planet) == cluster, Rule::ColonizeAtAgent);
    v.breaksUnless(!state.turn.colonized, Rule::ColonizeOnce);
    checkPoints(state, kColonizePoints, v);
}

void perform(Draft& d, const command::Colonize& c) {
    spendPoints(d, kColonizePoints);
    d.emit(event::Colonized{});
    d.emit(event::ResourceSpent{c.player, c.resource, false});
    d.emit(
        event::ShipRemoved{c.player, static_cast<std::int8_t>(agentCluster(d.state(), c.player)), c.damaged});
    d.emit(event::CityBuilt{c.player, c.planet, d.of(c.player).has(Advance::Colonies)});
}

void offerColonize(Offers& offers, Player player) {
    const int cluster = agentCluster(offers.state(), player);
    for (int planet = 0; planet < kPlanetsOfCluster; ++planet)
        for (const Resource resource : kAllResources)
            for (const bool damaged : {false, true})
                offers.add(command::Colonize{player, planetAt(cluster, planet), resource, damaged});
}

}  // namespace reach::arcades::rules
