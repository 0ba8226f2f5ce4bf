#include "engine/arcades/influence.h"

#include <algorithm>

namespace reach::arcades {
namespace {

constexpr int kAgent = 2;
constexpr int kSuperiorAgent = 3;

int countOf(const Counts& counts, Player player) {
    return counts[static_cast<std::size_t>(index(player))];
}

int influenceIf(const State& state, int cluster, Player player, bool agentThere) {
    const int ships = fresh(state, cluster, player);
    if (ships == 0) return 0;
    int sum = ships;
    if (agentThere) sum += state.of(player).has(Advance::SuperiorIntellect) ? kSuperiorAgent : kAgent;
    for (const PlanetState& planet : state.at(cluster).planets)
        if (planet.city == player) sum += planet.fresh ? 2 : 1;
    return sum;
}

}  // namespace

int influence(const State& state, int cluster, Player player) {
    return influenceIf(state, cluster, player, agentCluster(state, player) == cluster);
}
int influenceWithAgent(const State& state, int cluster, Player player) {
    return influenceIf(state, cluster, player, true);
}

Counts influences(const Game& game, int cluster) {
    Counts counts{};
    for (const Player player : game.setup.seats)
        counts[static_cast<std::size_t>(index(player))] =
            static_cast<std::int8_t>(influence(game.state, cluster, player));
    return counts;
}
Counts freshShips(const Game& game, int cluster) {
    Counts counts{};
    for (const Player player : game.setup.seats)
        counts[static_cast<std::size_t>(index(player))] =
            static_cast<std::int8_t>(fresh(game.state, cluster, player));
    return counts;
}

Standing standing(const Counts& counts, Player player) {
    const int own = countOf(counts, player);
    if (own == 0) return Standing::None;
    const auto ahead = std::count_if(counts.begin(), counts.end(), [&](int count) { return count > own; });
    const bool tied = std::count(counts.begin(), counts.end(), own) > 1;
    if (ahead == 0) return tied ? Standing::TiedFirst : Standing::First;
    return ahead == 1 && !tied ? Standing::Second : Standing::None;
}

int mostOfOthers(const Counts& counts, Player player) {
    int most = 0;
    for (const Player other : kAllPlayers)
        if (other != player) most = std::max(most, countOf(counts, other));
    return most;
}

int payment(Standing standing, Prize prize) {
    switch (standing) {
        case Standing::First: return prize.first;
        case Standing::TiedFirst:
        case Standing::Second: return prize.second;
        case Standing::None: break;
    }
    return 0;
}

Prize prizeAt(const State& state, int cluster) {
    for (int marker = 0; marker < kMarkers; ++marker)
        if (const Marker& m = state.markers[static_cast<std::size_t>(marker)]; m.cluster == cluster)
            return prizeOf(marker, m.orange);
    return {};
}

}  // namespace reach::arcades
