#include "engine/odds/hit_order.h"

#include <algorithm>

namespace reach::odds {
namespace {

Ships spread(Ships ships, int hits) {
    const int damaged = std::min(hits, ships.fresh);
    const int destroyed = hits - damaged;
    return {ships.fresh - damaged, ships.damaged + damaged - destroyed};
}

Ships finish(Ships ships, int hits) {
    const int finished = std::min(hits, ships.damaged);
    const int rest = hits - finished;
    return {ships.fresh - (rest + 1) / 2, ships.damaged - finished + rest % 2};
}

/// The building with the lowest value takes the next hit.
int turnOf(const Building& building, BuildingOrder order) {
    const int state = building.damaged ? 0 : 1;
    const int city = building.type == BuildingType::City ? 0 : 1;
    switch (order) {
        case BuildingOrder::CityFirst: return 2 * city + state;
        case BuildingOrder::StarportFirst: return 2 * (1 - city) + state;
        case BuildingOrder::FreshFirst: return 2 * (1 - state) + city;
        case BuildingOrder::DamagedFirst: break;
    }
    return 2 * state + city;
}

/// Returns the index of the building that takes the next of so many hits, or -1 when none is left.
int nextToHit(const Buildings& buildings, const BuildingsHit& soFar, BuildingOrder order, int hits) {
    int next = -1;
    for (int at = 0; at < static_cast<int>(buildings.size()); ++at) {
        const int armor = buildings[at].under;
        if (soFar.destroyed[at] || (armor >= 0 && !soFar.destroyed[armor])) continue;
        if (buildings[at].hits > hits) continue;
        if (next < 0 || turnOf(buildings[at], order) < turnOf(buildings[next], order)) next = at;
    }
    return next;
}

}  // namespace

ShipsHit hitShips(Ships ships, int hits, ShipOrder order) {
    ShipsHit result;
    result.landed = std::min(hits, ships.toughness());
    result.surplus = hits - result.landed;
    result.left =
        order == ShipOrder::FreshFirst ? spread(ships, result.landed) : finish(ships, result.landed);
    result.destroyed = ships.total() - result.left.total();
    return result;
}

BuildingsHit hitBuildings(const Buildings& buildings, int hits, BuildingOrder order) {
    BuildingsHit result;
    Buildings left = buildings;
    for (int at = 0; (at = nextToHit(left, result, order, hits - result.landed)) >= 0;) {
        result.landed += left[at].hits;
        if (!left[at].damaged) {
            left[at].damaged = true;
            continue;
        }
        result.destroyed[at] = true;
        ++result.destroyedCount;
        result.cityDestroyed = result.cityDestroyed || left[at].type == BuildingType::City;
    }
    return result;
}

}  // namespace reach::odds
