#include "engine/odds/best_mix.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace reach::odds {
namespace {

// Two mixes of equal worth come from different sums, so rounding must not decide between them.
constexpr double kSameGain = 1e-9;

bool isBetter(const MixOdds& a, const MixOdds& b, Aim aim) {
    const std::array<double, 5> gains{
        worth(a.odds, aim) - worth(b.odds, aim),
        b.odds.shipsLost - a.odds.shipsLost,
        b.odds.hitsTaken - a.odds.hitsTaken,
        a.odds.hitsLanded - b.odds.hitsLanded,
        static_cast<double>(b.dice.total() - a.dice.total()),
    };
    const auto decisive = std::ranges::find_if(gains, [](double gain) { return std::abs(gain) > kSameGain; });
    return decisive != gains.end() && *decisive > 0;
}

}  // namespace

double worth(const BattleOdds& odds, Aim aim) {
    switch (aim) {
        case Aim::ClearShips: return odds.clearShips;
        case Aim::DestroyCity: return odds.destroyCity;
        case Aim::DestroyBuildings: return odds.buildingsDestroyed;
        case Aim::MostKeys: return odds.keys;
        case Aim::MostTrophies: return odds.trophies();
        case Aim::KeepShips: break;
    }
    return odds.hitsWithoutLoss;
}

Battle playedFor(Battle battle, Aim aim) {
    battle.aim = aim;
    battle.ownHits = ShipOrder::FreshFirst;
    battle.shipHits = ShipOrder::DamagedFirst;
    battle.buildingHits = aim == Aim::DestroyCity ? BuildingOrder::CityFirst : BuildingOrder::DamagedFirst;
    return battle;
}

std::vector<MixOdds> everyMix(Battle battle, const MixLimits& limits) {
    std::vector<MixOdds> mixes;
    for (int raid = 0; raid <= kDiceOfAKind; ++raid)
        for (int assault = 0; assault <= kDiceOfAKind; ++assault)
            for (int skirmish = 0; skirmish <= kDiceOfAKind; ++skirmish) {
                battle.dice = {assault, skirmish, raid};
                if (!limits.allow(battle.dice)) continue;
                if (const auto odds = battleOdds(battle)) mixes.push_back({battle.dice, *odds});
            }
    return mixes;
}

const MixOdds* bestMix(std::span<const MixOdds> mixes, Aim aim) {
    const MixOdds* best = nullptr;
    for (const MixOdds& mix : mixes)
        if (best == nullptr || isBetter(mix, *best, aim)) best = &mix;
    return best;
}

}  // namespace reach::odds
