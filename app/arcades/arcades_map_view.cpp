#include "app/arcades/arcades_map_view.h"

#include "app/values/ids.h"
#include "app/words/arcades/arcades_words.h"
#include "app/words/names.h"
#include "engine/arcades/influence.h"
#include "engine/map/board.h"

namespace reach::view {
namespace {

TokenView agentOf(Player player, const words::PlayerNames& names) {
    TokenView view;
    view.kind = QStringLiteral("agent");
    view.glyph = QStringLiteral("agent");
    view.owner = idOf(player);
    view.text = names.of(player);
    view.count = 1;
    return view;
}

/// A declared ambition. Its number is told in the summary of the cluster.
TokenView markerOf(arcades::Prize prize) {
    TokenView view;
    view.kind = QStringLiteral("marker");
    view.glyph = QStringLiteral("star");
    view.text = words::markerText(prize);
    view.count = 1;
    return view;
}

TokenView tokenOf(SystemId system) {
    const Resource resource = printedType(system);
    TokenView view;
    view.kind = idOf(resource);
    view.glyph = idOf(resource);
    view.text = words::name(resource);
    view.count = 1;
    return view;
}

SystemView systemOf(const arcades::Game& game, SystemId id) {
    const arcades::State& state = game.state;
    SystemView view;
    view.id = idOf(id);
    view.name = words::name(id);
    view.cluster = clusterOf(id) + 1;
    view.spot = idOf(spotOf(id));
    view.page = QStringLiteral("arcades.clusters");
    for (int owner = 0; owner < kOwners; ++owner) view.ships.append(FleetView{});
    if (isGate(id)) {
        for (const Player player : game.setup.seats) {
            const Ships& ships = state.ships(clusterOf(id), player);
            view.ships[index(player)] = {ships.fresh, ships.damaged};
        }
        for (const arcades::Marker& marker : state.markers)
            if (marker.cluster == clusterOf(id))
                view.tokens.append(markerOf(arcades::prizeAt(state, marker.cluster)));
    } else {
        view.type = idOf(printedType(id));
        view.buildingSlots = 1;
        const arcades::PlanetState& planet = state.planet(id);
        if (planet.city != Player::None)
            view.buildings.append({idOf(planet.city), QStringLiteral("city"), !planet.fresh, false});
        if (planet.token) view.tokens.append(tokenOf(id));
    }
    for (const Player player : game.setup.seats)
        if (state.of(player).agent == id) view.tokens.append(agentOf(player, {}));
    return view;
}

}  // namespace

QList<SystemView> systems(const arcades::Game& game) {
    QList<SystemView> list;
    for (int cluster = 0; cluster < kClusters; ++cluster)
        for (const Spot spot : {Spot::Gate, Spot::Arrow, Spot::Moon, Spot::Hex})
            list.append(systemOf(game, systemAt(cluster, spot)));
    return list;
}

}  // namespace reach::view
