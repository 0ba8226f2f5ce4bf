#include "engine/rules/handlers.h"
#include "engine/rules/query.h"
#include "engine/rules/turn.h"

/// Build (Base p.12). An empty supply builds nothing but the action may be taken (Base p.22).
namespace reach::rules {
namespace {

using command::PieceKind;

int idleStarport(const State& state, SystemId system, Player player) {
    return findBuilding(state, system, player, BuildingType::Starport,
                        [](const Building& b) { return !b.used; });
}

int anyStarport(const State& state, SystemId system, Player player) {
    return findBuilding(state, system, player, BuildingType::Starport, [](const Building&) { return true; });
}

}  // namespace

void check(const Game& game, const command::Build& c, Verdict& v) {
    const State& state = game.state;
    if (!tracksMap(state)) return v.refuse(Rule::MapNotTracked);
    if (!inPlay(game.setup, c.system)) return v.refuse(Rule::NotInPlay);
    if (!state.at(c.system).known) return v.refuse(Rule::MapNotTracked);
    if (c.piece == PieceKind::Ship) {
        if (anyStarport(state, c.system, c.player) < 0) return v.refuse(Rule::BuildShipAtStarport);
        findPayment(game, c.player, Action::Build, v);
        if (tracksTurns(state) && idleStarport(state, c.system, c.player) < 0)
            v.breaks(Rule::BuildShipOncePerTurn);
        return;
    }
    if (static_cast<int>(state.at(c.system).buildings.size()) >= buildingSlots(c.system))
        return v.refuse(Rule::BuildNeedsSlot);
    findPayment(game, c.player, Action::Build, v);
    if (!hasPieces(state, c.system, c.player)) v.breaks(Rule::BuildNeedsPresence);
}

void perform(Draft& d, const command::Build& c) {
    pay(d, c.player, Action::Build);
    const bool damaged = rivalControls(d.state(), c.system, c.player);
    if (c.piece == PieceKind::Ship) {
        const int idle = idleStarport(d.state(), c.system, c.player);
        const int at = idle >= 0 ? idle : anyStarport(d.state(), c.system, c.player);
        d.emit(event::BuildingUsed{c.system, static_cast<std::int8_t>(at)});
        if (d.of(c.player).shipSupply > 0)
            d.emit(event::ShipsPlaced{c.player, c.system, static_cast<std::int8_t>(damaged ? 0 : 1),
                                      static_cast<std::int8_t>(damaged ? 1 : 0)});
        return;
    }
    const bool city = c.piece == PieceKind::City;
    if ((city ? d.of(c.player).citiesOnBoard : d.of(c.player).starportSupply) == 0) return;
    d.emit(event::BuildingPlaced{c.player, city ? BuildingType::City : BuildingType::Starport, c.system,
                                 damaged, false});
}

}  // namespace reach::rules
