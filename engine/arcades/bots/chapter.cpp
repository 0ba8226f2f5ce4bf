#include "engine/arcades/bots/bots.h"

#include <algorithm>

/// Solo Mode, Ambition phase.
namespace reach::arcades {
namespace {

bool isMarked(const State& state, int cluster) {
    return std::any_of(state.markers.begin(), state.markers.end(),
                       [&](const Marker& marker) { return marker.cluster == cluster; });
}

/// The dearest one that is available; -1.
std::int8_t dearestMarker(const State& state) {
    std::int8_t best = -1;
    for (std::int8_t marker = 0; marker < kMarkers; ++marker) {
        const Marker& m = state.markers[static_cast<std::size_t>(marker)];
        if (m.cluster >= 0) continue;
        if (best < 0 || prizeOf(marker, m.orange).first >
                            prizeOf(best, state.markers[static_cast<std::size_t>(best)].orange).first)
            best = marker;
    }
    return best;
}

}  // namespace

/// From cluster 1 to cluster 6, the dearest marker first.
void placeUndeclaredMarkers(Draft& d) {
    for (std::int8_t cluster = 0; cluster < kClusters; ++cluster)
        for (const Player bot : d.setup().seats) {
            if (!isBot(d.setup(), bot) || agentCluster(d.state(), bot) != cluster) continue;
            const auto marker = dearestMarker(d.state());
            if (marker < 0 || isMarked(d.state(), cluster)) continue;
            d.emit(event::BotActed{
                {.bot = bot, .reason = BotReason::PlacesUndeclaredMarker, .cluster = cluster}});
            d.emit(event::MarkerPlaced{marker, cluster, bot});
        }
}

Game atChaptersEnd(const Game& game) {
    Draft d(game);
    if (game.state.phase == Phase::Action) placeUndeclaredMarkers(d);
    return d.game();
}

/// Hard mode: of each bot the city in the lowest cluster that is not fresh yet.
void freshenBotCities(Draft& d) {
    for (const Player bot : d.setup().seats) {
        if (!isBot(d.setup(), bot)) continue;
        for (int i = 0; i < kClusters * kPlanetsOfCluster; ++i) {
            const SystemId planet = planetAt(i / kPlanetsOfCluster, i % kPlanetsOfCluster);
            const PlanetState& there = d.state().planet(planet);
            if (there.city != bot || there.fresh) continue;
            d.emit(event::BotActed{{.bot = bot,
                                    .reason = BotReason::FreshensCity,
                                    .cluster = static_cast<std::int8_t>(clusterOf(planet)),
                                    .planet = planet}});
            d.emit(event::CityFreshened{planet});
            break;
        }
    }
}

}  // namespace reach::arcades
