#include "engine/arcades/points.h"
#include "engine/arcades/rules.h"

#include <algorithm>

/// Ships on the map: moving from gate to gate, and repairing (Core Concepts; Action Phase, A).
namespace reach::arcades::rules {
namespace {

constexpr int kByResource = 2;

bool isRepairBots(const State& state, Player player) {
    return !state.pending.empty() && state.pending.back().ask == Ask::RepairBots &&
           state.pending.back().player == player;
}

}  // namespace

void check(const Game& game, const command::MoveShips& c, Verdict& v) {
    const State& state = game.state;
    const bool onMap = c.from >= 0 && c.from < kClusters && c.to >= 0 && c.to < kClusters && c.from != c.to;
    if (!onMap || c.ships.fresh < 0 || c.ships.damaged < 0 || c.ships.total() == 0)
        return v.refuse(Rule::NumberOutOfRange);
    const Ships there = state.ships(c.from, c.player);
    if (c.ships.fresh > there.fresh || c.ships.damaged > there.damaged) return v.refuse(Rule::NoShipsThere);
    v.breaksUnless(adjacent(c.from, c.to), Rule::MoveAdjacent);
    if (!c.spends) return checkPoints(state, c.ships.total(), v);
    checkHeld(state, c.player, Resource::Fuel, v);
    const int agent = agentCluster(state, c.player);
    v.breaksUnless(c.from == agent || c.to == agent, Rule::FreeAtAgent);
    v.breaksUnless(c.ships.total() <= kByResource, Rule::FreeUpToTwo);
}

void perform(Draft& d, const command::MoveShips& c) {
    if (c.spends)
        d.emit(event::ResourceSpent{c.player, Resource::Fuel, false});
    else
        spendPoints(d, c.ships.total());
    d.emit(event::ShipsMoved{c.player, c.from, c.to, c.ships});
}

void check(const Game& game, const command::Repair& c, Verdict& v) {
    const State& state = game.state;
    if (c.cluster < 0 || c.cluster >= kClusters || c.ships < 1) return v.refuse(Rule::NumberOutOfRange);
    if (c.ships > state.ships(c.cluster, c.player).damaged) return v.refuse(Rule::RepairDamaged);
    if (isRepairBots(state, c.player) && !c.spends)
        return v.refuseUnless(c.ships <= state.pending.back().count, Rule::NumberOutOfRange);
    if (!state.pending.empty()) return v.refuse(Rule::AnswerFirst);
    if (!c.spends) return checkPoints(state, c.ships, v);
    checkHeld(state, c.player, Resource::Relic, v);
    v.breaksUnless(c.ships <= kByResource, Rule::FreeUpToTwo);
    v.breaksUnless(c.cluster == agentCluster(state, c.player), Rule::FreeAtAgent);
}

void perform(Draft& d, const command::Repair& c) {
    if (isRepairBots(d.state(), c.player))
        d.answered(d.state().pending.back().count - c.ships);
    else if (c.spends)
        d.emit(event::ResourceSpent{c.player, Resource::Relic, false});
    else
        spendPoints(d, c.ships);
    d.emit(event::ShipsRepaired{c.player, c.cluster, c.ships});
}

void offerShips(Offers& offers, Player player) {
    for (std::int8_t cluster = 0; cluster < kClusters; ++cluster) {
        const Ships there = offers.state().ships(cluster, player);
        for (int ships = 1; ships <= there.damaged; ++ships)
            for (const bool spends : {false, true})
                offers.add(command::Repair{player, static_cast<std::int8_t>(ships), cluster, spends});
        for (const int way : {1, -1})
            for (const Ships ships : {Ships{1, 0}, Ships{0, 1}, Ships{2, 0}, Ships{1, 1}, Ships{0, 2}})
                for (const bool spends : {false, true})
                    if (ships.fresh <= there.fresh && ships.damaged <= there.damaged)
                        offers.add(command::MoveShips{player, ships, cluster,
                                                      static_cast<std::int8_t>(clockwise(cluster, way)),
                                                      spends});
    }
}

}  // namespace reach::arcades::rules
