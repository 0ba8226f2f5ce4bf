#include "engine/fates/counts.h"
#include "engine/fates/rooms.h"
#include "engine/fates/steps.h"
#include "engine/rules/campaign_setup.h"
#include "engine/rules/events.h"
#include "engine/rules/fate_tokens.h"

/// Fate 9, the Pathfinder: seeks the Portal and leads the Pilgrims there (F901 to F911).
namespace reach {
namespace {

using namespace steps;

/// F907B: the Portal controlled; more Pilgrims delivered than the number of the chapter.
int deliver(const Game& game, Player player) {
    const bool delivered = tokensAt(game.state, FateToken::Pilgrim, SystemId::None) > game.state.chapter;
    return (holdsPortal(game.state, player) ? 1 : 0) + (delivered ? 1 : 0);
}

// ---- F904, failed: the Portal lies where it was all along

void offerPlanets(const Game& game, const Pending&, std::vector<command::Choice>& out) {
    if (tracksMap(game.state) && portal(game.state) == SystemId::None)
        forEachSystem(systemsInPlay(game.setup), [&](SystemId system) {
            if (!isGate(system)) out.push_back({.system = system});
        });
}
void checkPlanet(const Game& game, const Pending&, const command::Choice& c, Verdict& v) {
    if (!inPlay(game.setup, c.system) || isGate(c.system)) v.refuse(Rule::NotInPlay);
}
void reveal(Draft& d, const Pending&, const command::Choice& c) {
    placeFateToken(d, FateToken::Portal, c.system);
}
constexpr Question kReveal{
    .reads = reads::system, .offer = offerPlanets, .check = checkPlanet, .answer = reveal};

void scrapClues(Draft& d, Player) {
    scrapFateTokens(d, FateToken::CheckClue);
    scrapFateTokens(d, FateToken::CrossClue);
}

// ---- F907A: a Pilgrim at each planet of the rolled symbol

void rollForPilgrims(Draft& d, Player player) {
    askEventDice(d, player, 2);
}
void gatherPilgrims(Draft& d, Player) {
    if (!tracksMap(d.state())) return;
    for (int cluster = 0; cluster < kClusters; ++cluster)
        placeFateToken(d, FateToken::Pilgrim, systemAt(cluster, d.state().campaign.roll.symbol));
}

constexpr FateStep kSetup2[]{gainFlagship(), byHand(Chore::StarportsAboard), gain({2}),
                             byHand(Chore::SecretPlanet), giveToTheRight({3})};
constexpr FateStep kCompleted2[]{toCourtDeck({5}), scrap({6})};
constexpr FateStep kFailed2[]{scrap({5}), toCourtDeck({6}), asking(kReveal), doing(scrapClues),
                              scrap({2, 3})};

constexpr FateStep kSetup3[]{gain({8}), toCourtDeck({9}), setAside({10, 11}), doing(rollForPilgrims),
                             doing(gatherPilgrims)};

}  // namespace

const Fate kPathfinder{
    .number = 9,
    .firstAct = 2,
    .acts = {{{},
              {.objective = {8, 8, 8},
               .setup = kSetup2,
               .completed = kCompleted2,
               .failed = kFailed2,
               .advance = [](const Game&, Player) { return 0; }},  // each Clue advances it at once
              {.setup = kSetup3, .grandAmbitions = deliver}}},
};

}  // namespace reach
