#include "app/values/system_view.h"

#include "app/values/ids.h"
#include "app/words/names.h"
#include "engine/campaign/fate_cards.h"
#include "engine/engine.h"
#include "engine/rules/query.h"

namespace reach::view {
namespace {

QString pageOf(const Game& game, SystemId system) {
    if (system == SystemId::TwistedPassage || (brokenGates(game.state) & bitOf(system)) != 0)
        return QStringLiteral("F2205");
    if (!inPlay(game, system)) return QStringLiteral("base.out-of-play");
    return isGate(system) ? QStringLiteral("term.gate") : QStringLiteral("base.planets");
}

SystemView systemView(const Game& game, SystemId id) {
    const SystemState& here = game.state.at(id);
    const bool center = id == SystemId::TwistedPassage;
    SystemView view;
    view.id = idOf(id);
    view.name = words::name(id);
    view.cluster = center ? 0 : clusterOf(id) + 1;
    view.spot = idOf(spotOf(id));
    view.type = idOf(planetType(game.state, id));
    view.retyped = here.retyped != Resource::None;
    view.buildingSlots = buildingSlots(game.state, id);
    view.inPlay = inPlay(game, id);
    view.known = here.known;
    view.control = idOf(controller(game.state, id));
    for (const Ships& fleet : here.ships) view.ships.append({fleet.fresh, fleet.damaged});
    for (const Player player : game.setup.seats)
        if (flagshipAt(game.state, player, id)) view.flagships.append(idOf(player));
    for (const Building& building : here.buildings)
        view.buildings.append(
            {idOf(building.owner), idOf(building.type), building.damaged, building.outside});
    view.tokens = tokensAt(game, id);
    if (center) view.leads = idOf(game.state.campaign.roll.symbol);
    view.page = pageOf(game, id);
    return view;
}

}  // namespace

QList<SystemView> systems(const Game& game) {
    QList<SystemView> list;
    for (int i = 0; i < kSystems; ++i)
        if (const auto id = static_cast<SystemId>(i); id != SystemId::TwistedPassage || inPlay(game, id))
            list.append(systemView(game, id));
    return list;
}

}  // namespace reach::view

#include "moc_system_view.cpp"
