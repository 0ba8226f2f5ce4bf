#include "engine/rules/handlers.h"
#include "engine/rules/query.h"
#include "engine/rules/resources.h"
#include "engine/rules/turn.h"

/// Tax (Base p.12).
namespace reach::rules {
namespace {

/// A city of the owner, one that was not taxed this turn if there is any.
int cityToTax(const State& state, SystemId system, Player owner) {
    const int fresh =
        findBuilding(state, system, owner, BuildingType::City, [](const Building& b) { return !b.used; });
    return fresh >= 0
               ? fresh
               : findBuilding(state, system, owner, BuildingType::City, [](const Building&) { return true; });
}

}  // namespace

void check(const Game& game, const command::Tax& c, Verdict& v) {
    const State& state = game.state;
    if (!tracksMap(state) || !state.at(c.system).known) return v.refuse(Rule::MapNotTracked);
    const int city = cityToTax(state, c.system, c.owner);
    if (city < 0) return v.refuse(Rule::NoSuchPiece);
    findPayment(game, c.player, Action::Tax, v);
    if (c.owner != c.player && controller(state, c.system) != c.player) v.breaks(Rule::TaxOwnOrControlled);
    if (tracksTurns(state) && state.at(c.system).buildings[static_cast<std::size_t>(city)].used)
        v.breaks(Rule::TaxOncePerTurn);
}

void perform(Draft& d, const command::Tax& c) {
    pay(d, c.player, Action::Tax);
    const int city = cityToTax(d.state(), c.system, c.owner);
    d.emit(event::BuildingUsed{c.system, static_cast<std::int8_t>(city)});
    gainToken(d, c.player, planetType(c.system));
    if (c.owner != c.player && d.of(c.owner).agentSupply > 0)
        d.emit(event::AgentsMoved{c.owner, 1, event::AgentPlace::Supply, c.owner, -1,
                                  event::AgentPlace::Captives, c.player, -1});
}

}  // namespace reach::rules
