#include "engine/fates/rooms.h"
#include "engine/fates/steps.h"
#include "engine/map/board.h"
#include "engine/rules/pieces.h"
#include "engine/rules/query.h"

/// Fate 12, the Pirate: fills a Hoard and hides a Haven with a Flagship (F1201 to F1212).
namespace reach {
namespace {

using namespace steps;

constexpr int kRumors = 4;

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

// ---- F1208A: the four Rumors face down, each on another planet; the app does not know which is which

void offerPlanets(const Game& game, const Pending&, std::vector<command::Choice>& out) {
    if (!tracksMap(game.state) || tokensOf(game.state, FateToken::Rumor) >= kRumors) return;
    forEachSystem(systemsInPlay(game.setup), [&](SystemId system) {
        if (!isGate(system) && tokensAt(game.state, FateToken::Rumor, system) == 0)
            out.push_back({.system = system});
    });
}
void checkPlanet(const Game& game, const Pending&, const command::Choice& c, Verdict& v) {
    if (!inPlay(game.setup, c.system) || isGate(c.system)) return v.refuse(Rule::NotInPlay);
    if (tokensAt(game.state, FateToken::Rumor, c.system) > 0) v.refuse(Rule::CardConditions);
}
void hide(Draft& d, const Pending& asked, const command::Choice& c) {
    layToken(d, {.kind = FateToken::Rumor, .at = c.system, .turned = true});
    if (tokensOf(d.state(), FateToken::Rumor) < kRumors) d.ask(asked);
}
constexpr Question kHide{.reads = reads::system, .offer = offerPlanets, .check = checkPlanet, .answer = hide};

constexpr FateStep kSetup2[]{doing(launch), gain({2, 3}), doing(raidEverywhere)};
constexpr FateStep kCompleted2[]{gain({5}), scrap({6, 7}), byHand(Chore::HoardSpent)};
constexpr FateStep kFailed2[]{toCourtDeck({3, 5, 6, 7}), byHand(Chore::HoardReturned)};

constexpr FateStep kSetup3[]{toCourtDeck({9, 10}), onMap(asking(kHide), Chore::RumorTokens),
                             toBooklet({11, 12})};

}  // namespace

const Fate kPirate{
    .number = 12,
    .firstAct = 2,
    .acts = {{{},
              {.objective = {24, 21, 18}, .setup = kSetup2, .completed = kCompleted2, .failed = kFailed2},
              {.setup = kSetup3}}},
};

}  // namespace reach
