#include "engine/odds/outcomes.h"

#include <algorithm>

namespace reach::odds {

Outcomes::Outcomes(const Battle& battle)
    : aim_(battle.aim),
      added_(battle.interceptsAssault && battle.dice.assault > 0),
      ignored_(battle.ignoresIntercept ? 1 : 0) {
    const int intercept =
        battle.interceptHits == Battle::kFromShips ? battle.defenders.fresh : battle.interceptHits;
    for (int self = 0; self <= kMostSelfHits; ++self)
        for (int intercepted = 0; intercepted < 2; ++intercepted) {
            OwnResult& own = attacker_[self][intercepted];
            const int rolled = std::max(0, self + intercepted * intercept - battle.shield);
            own.ships = hitShips(battle.attackers, battle.hitsBefore + rolled, battle.ownHits);
            own.upgrades = hitBuildings(battle.upgrades, own.ships.surplus, BuildingOrder::FreshFirst);
            own.left = own.ships.left.total() + (battle.flagshipAttacks ? 1 : 0);
        }

    std::array<BuildingsHit, kMostHits + kMostBuildingHits + 1> buildings;
    for (int hits = 0; hits < static_cast<int>(buildings.size()); ++hits)
        buildings[hits] = hitBuildings(battle.buildings, hits, battle.buildingHits);
    for (int hits = 0; hits <= kMostHits; ++hits) {
        const ShipsHit ships = hitShips(battle.defenders, battle.tough ? hits / 2 : hits, battle.shipHits);
        for (int more = 0; more <= kMostBuildingHits; ++more)
            defender_[hits][more] = {ships, buildings[ships.surplus + more]};
    }
}

double Outcomes::worth(const OwnResult& own, const ForceResult& foe, int keys) const {
    switch (aim_) {
        case Aim::ClearShips: return foe.ships.left.total() == 0 ? 1 : 0;
        case Aim::DestroyCity: return foe.buildings.cityDestroyed ? 1 : 0;
        case Aim::DestroyBuildings: return foe.buildings.destroyedCount;
        case Aim::MostKeys: return keys;
        case Aim::MostTrophies: return foe.ships.destroyed + foe.buildings.destroyedCount;
        case Aim::KeepShips: break;
    }
    return own.destroyed() == 0 ? foe.landed() : 0;
}

double Outcomes::value(int selfHits, int intercepted, int hits, int buildingHits, int keys) const {
    const OwnResult& own = attacker(selfHits, intercepted);
    const ForceResult& foe = defender(hits, buildingHits);
    const int usable = own.left > 0 ? keys : 0;
    return worth(own, foe, usable) - 1e-6 * own.destroyed() - 1e-7 * own.landed() + 1e-8 * foe.landed() +
           1e-9 * usable;
}

}  // namespace reach::odds
