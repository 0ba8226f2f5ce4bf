#include "engine/odds/hit_order.h"

#include <algorithm>
#include <cstddef>

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

constexpr int kTurns = 4;

/// When the building takes its hits: 0 before 1 and so on, below kTurns.
int turnOf(const Building& building, BuildingOrder order) {
    const int state = building.damaged ? 0 : 1;
    const int city = building.type == BuildingType::City ? 0 : 1;
    switch (order) {
        case BuildingOrder::CityFirst: return 2 * city + state;
        case BuildingOrder::StarportFirst: return 2 * (1 - city) + state;
        case BuildingOrder::DamagedFirst: break;
    }
    return 2 * state + city;
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
    for (int turn = 0; turn < kTurns; ++turn)
        for (std::size_t at = 0; at < buildings.size(); ++at) {
            const Building& building = buildings[at];
            if (turnOf(building, order) != turn) continue;
            const int taken = std::min(hits - result.landed, building.toughness());
            result.landed += taken;
            if (taken < building.toughness()) continue;
            result.destroyed[at] = true;
            ++result.destroyedCount;
            result.cityDestroyed = result.cityDestroyed || building.type == BuildingType::City;
        }
    return result;
}

}  // namespace reach::odds
