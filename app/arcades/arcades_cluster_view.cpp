#include "app/arcades/arcades_cluster_view.h"

#include "app/values/ids.h"
#include "engine/arcades/arcades.h"
#include "engine/arcades/bots/bots.h"
#include "engine/arcades/forecast.h"
#include "engine/arcades/influence.h"
#include "engine/arcades/points.h"
#include "engine/arcades/tricks.h"
#include "engine/map/board.h"

#include <algorithm>

namespace reach::view {
namespace {

using arcades::Prize;
using arcades::Standing;

QString pays(Prize prize) {
    return QStringLiteral("%1/%2").arg(QString::number(prize.first), QString::number(prize.second));
}

}  // namespace

QList<ArcadesClusterView> clusters(const arcades::Game& game) {
    QList<ArcadesClusterView> list;
    const int scored = arcades::scoredNow(game);
    const arcades::Game ended = arcades::atChaptersEnd(game);
    for (int cluster = 0; cluster < kClusters; ++cluster) {
        const Prize atEnd = arcades::prizeAt(ended.state, cluster);
        ArcadesClusterView view{cluster + 1,
                                idOf(systemAt(cluster, Spot::Gate)),
                                false,
                                cluster == scored,
                                pays(arcades::kTrick),
                                pays(atEnd),
                                {}};
        for (const arcades::Marker& marker : game.state.markers) view.marked |= marker.cluster == cluster;
        const auto influences = arcades::influences(game, cluster);
        for (const Player player : game.setup.seats) {
            const int influence = influences[static_cast<std::size_t>(index(player))];
            const bool agent = arcades::agentCluster(game.state, player) == cluster;
            if (influence == 0 && !agent && game.state.ships(cluster, player).total() == 0) continue;
            const Standing place = arcades::standing(influences, player);
            view.shares.append({idOf(player), influence, place == Standing::First,
                                place == Standing::TiedFirst, place == Standing::Second, agent,
                                arcades::powerIn(game, cluster, player, arcades::kTrick),
                                arcades::powerIn(game, cluster, player, atEnd)});
        }
        std::stable_sort(view.shares.begin(), view.shares.end(),
                         [](const auto& a, const auto& b) { return a.influence > b.influence; });
        list.append(view);
    }
    return list;
}

QStringList markers(const arcades::Game& game) {
    std::vector<arcades::Prize> prizes;
    for (int at = 0; at < arcades::kMarkers; ++at)
        if (const arcades::Marker& marker = game.state.markers[static_cast<std::size_t>(at)];
            marker.cluster < 0)
            prizes.push_back(arcades::prizeOf(at, marker.orange));
    // A marker that was turned may pay more than the next one.
    std::ranges::stable_sort(prizes, {}, &arcades::Prize::first);
    QStringList list;
    for (const arcades::Prize& prize : prizes) list += pays(prize);
    return list;
}

QList<ArcadesMarkerView> markerList(const arcades::Game& game) {
    QList<ArcadesMarkerView> list;
    for (int at = 0; at < arcades::kMarkers; ++at) {
        const arcades::Marker& marker = game.state.markers[static_cast<std::size_t>(at)];
        list.append({arcades::prizeOf(at, marker.orange).first, marker.cluster + 1});
    }
    return list;
}

}  // namespace reach::view

#include "moc_arcades_cluster_view.cpp"
