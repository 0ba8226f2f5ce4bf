#include "engine/rules/handlers.h"
#include "engine/rules/query.h"
#include "engine/rules/turn.h"

/// Move and Catapult moves (Base p.13).
namespace reach::rules {
namespace {

bool within(const Ships& some, const Ships& all) {
    return some.fresh >= 0 && some.damaged >= 0 && some.fresh <= all.fresh && some.damaged <= all.damaged;
}

Ships minus(const Ships& all, const Ships& some) {
    return {static_cast<std::int8_t>(all.fresh - some.fresh),
            static_cast<std::int8_t>(all.damaged - some.damaged)};
}

void checkRoute(const Game& game, const command::Move& c, Verdict& v) {
    const State& state = game.state;
    SystemId at = c.from;
    Ships left = c.ships;
    for (std::size_t i = 0; i < c.route.size(); ++i) {
        const command::Hop& hop = c.route[i];
        if (!inPlay(game.setup, hop.to) || hop.to == at) return v.refuse(Rule::NotInPlay);
        if (!state.at(hop.to).known) return v.refuse(Rule::MapNotTracked);
        if ((neighbors(game.setup, at) & bitOf(hop.to)) == 0) v.breaks(Rule::MoveAdjacent);
        const bool last = i + 1 == c.route.size();
        if (!last && !within(hop.drop, left)) return v.refuse(Rule::MoveOwnShips);
        left = last ? left : minus(left, hop.drop);
        if (!last && left.total() == 0) return v.refuse(Rule::MoveOwnShips);
        if (!last && (!isGate(hop.to) || rivalControls(state, hop.to, c.player)))
            v.breaks(Rule::CatapultStops);
        at = hop.to;
    }
}

}  // namespace

void check(const Game& game, const command::Move& c, Verdict& v) {
    const State& state = game.state;
    if (!tracksMap(state) || !state.at(c.from).known) return v.refuse(Rule::MapNotTracked);
    const Ships& there = state.at(c.from).ships[index(c.player)];
    if (c.ships.total() <= 0 || !within(c.ships, there) || c.route.empty())
        return v.refuse(Rule::MoveOwnShips);
    findPayment(game, c.player, Action::Move, v);
    const int starport =
        findBuilding(state, c.from, c.player, BuildingType::Starport, [](const Building&) { return true; });
    if (c.route.size() > 1 && starport < 0) v.breaks(Rule::CatapultNeedsStarport);
    checkRoute(game, c, v);
}

void perform(Draft& d, const command::Move& c) {
    pay(d, c.player, Action::Move);
    SystemId at = c.from;
    Ships left = c.ships;
    for (const command::Hop& hop : c.route) {
        d.emit(event::ShipsMoved{c.player, at, hop.to, left.fresh, left.damaged});
        left = minus(left, hop.drop);
        at = hop.to;
    }
}

}  // namespace reach::rules
