#include "engine/fates/rooms.h"
#include "engine/fates/steps.h"
#include "engine/map/board.h"
#include "engine/rules/pieces.h"
#include "engine/rules/query.h"

/// Fate 12, the Pirate: fills a Hoard and hides a Haven with a Flagship (F1201 to F1212).
namespace reach {
namespace {

using namespace steps;

/// F1201A: a ship on the gate of each cluster without Loyal ships.
void raidEverywhere(Draft& d, Player player) {
    if (!tracksMap(d.state())) return;
    for (int cluster = 0; cluster < kClusters; ++cluster) {
        int ships = 0;
        for (const Spot spot : {Spot::Gate, Spot::Arrow, Spot::Moon, Spot::Hex})
            ships += d.state().at(systemAt(cluster, spot)).ships[index(player)].total();
        const bool flagship = d.state().seat(player).flagship.exists() &&
                              clusterOf(d.state().seat(player).flagship.at) == cluster;
        const SystemId gate = systemAt(cluster, Spot::Gate);
        if (ships == 0 && !flagship && inPlay(d.setup(), gate)) placeShips(d, player, gate, 1);
    }
}

/// F1201A: starports on the Tractor Beam and the Defense Array.
void launch(Draft& d, Player player) {
    gainFlagship(d, player, {.starports = {Upgrade::TractorBeam, Upgrade::DefenseArray}});
}

constexpr FateStep kSetup2[]{doing(launch), gain({2, 3}), doing(raidEverywhere)};
constexpr FateStep kCompleted2[]{gain({5}), scrap({6, 7}), byHand(Chore::HoardSpent)};
constexpr FateStep kFailed2[]{toCourtDeck({3, 5, 6, 7}), byHand(Chore::HoardReturned)};

constexpr FateStep kSetup3[]{toCourtDeck({9, 10}), byHand(Chore::RumorTokens), toBooklet({11, 12})};

}  // namespace

const Fate kPirate{
    .number = 12,
    .firstAct = 2,
    .acts = {{{},
              {.objective = {24, 21, 18}, .setup = kSetup2, .completed = kCompleted2, .failed = kFailed2},
              {.setup = kSetup3}}},
};

}  // namespace reach
