#include "engine/rules/handlers.h"
#include "engine/rules/query.h"
#include "engine/rules/turn.h"

/// Repair (Base p.13).
namespace reach::rules {
namespace {

int damagedBuilding(const State& state, const command::Repair& c) {
    const auto type = c.piece == command::PieceKind::City ? BuildingType::City : BuildingType::Starport;
    return findBuilding(state, c.system, c.player, type, [](const Building& b) { return b.damaged; });
}

}  // namespace

void check(const Game& game, const command::Repair& c, Verdict& v) {
    const State& state = game.state;
    if (!tracksMap(state) || !state.at(c.system).known) return v.refuse(Rule::MapNotTracked);
    const bool found = c.piece == command::PieceKind::Ship
                           ? state.at(c.system).ships[index(c.player)].damaged > 0
                           : damagedBuilding(state, c) >= 0;
    if (!found) return v.refuse(Rule::RepairDamagedOnly);
    findPayment(game, c.player, Action::Repair, v);
}

void perform(Draft& d, const command::Repair& c) {
    pay(d, c.player, Action::Repair);
    if (c.piece == command::PieceKind::Ship)
        d.emit(event::ShipRepaired{c.player, c.system});
    else
        d.emit(event::BuildingRepaired{c.system, static_cast<std::int8_t>(damagedBuilding(d.state(), c))});
}

}  // namespace reach::rules
