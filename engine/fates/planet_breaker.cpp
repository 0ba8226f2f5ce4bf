#include "engine/fates/planet_breaker.h"
#include "engine/campaign/counts.h"
#include "engine/campaign/events.h"
#include "engine/fates/rooms.h"
#include "engine/fates/steps.h"
#include "engine/map/board.h"
#include "engine/rules/piles.h"

/// Fate 11, the Planet Breaker: mends the Hammer and breaks worlds with a Flagship (F1101 to F1112).
namespace reach {
namespace {

using namespace steps;

/// F1101A: a starport on the Slipstream Drive.
void launch(Draft& d, Player player) {
    gainFlagship(d, player, {.starports = {Upgrade::SlipstreamDrive}});
}

/// F1101A: a Fragment on each planet of the rolled symbol.
void rollForFragments(Draft& d, Player player) {
    askEventDice(d, player, kPlanetDie);
}
void scatter(Draft& d, Player) {
    takeTokens(d, FateToken::Hammer);
    for (int cluster = 0; cluster < kClusters; ++cluster)
        if (const SystemId planet = systemAt(cluster, d.state().campaign.roll.symbol);
            inPlay(d.game(), planet))
            placeFateToken(d, FateToken::Hammer, planet);
}

/// F1110, failed: the Hammer is mended and waits in the supply for the Planet-Eater. Broken worlds stay.
void gather(Draft& d, Player) {
    hammer::mend(d);
}
/// F1110, failed: no world was broken, so all pieces on the card return.
void forget(Draft& d, Player) {
    clearPile(d, hammer::breakingWorlds());
}

/// True when every system is known and has no buildings, Banners or Bunkers.
bool nothingStands(const Game& game) {
    bool bare = tracksMap(game.state) && !std::ranges::any_of(game.state.campaign.tokens, [](auto& token) {
                    return tokenKind(token.kind).hits > 0 && token.at != SystemId::None;
                });
    forEachSystem(systemsInPlay(game), [&](SystemId system) {
        bare &= game.state.at(system).known && game.state.at(system).buildings.empty();
    });
    return bare;
}

/// F1112B: Outrage everywhere, and worlds broken; neither while a Rival wins Warlord.
int breakWorlds(const Game& game, Player player) {
    bool rivalWins = false;
    bool allOutraged = true;
    for (const Player other : game.setup.seats) {
        rivalWins |= other != player && counts::wins(game, other, Ambition::Warlord);
        allOutraged &= std::ranges::any_of(game.state.of(other).outrage,
                                           [](OutrageMark mark) { return mark != OutrageMark::None; });
    }
    if (rivalWins) return 0;
    const bool broken =
        buildingsOn(game.state, hammer::breakingWorlds()) > game.state.chapter || nothingStands(game);
    return (allOutraged ? 1 : 0) + (broken ? 1 : 0);
}

constexpr FateStep kSetup2[]{doing(launch),
                             gain({2}),
                             gain({3}),
                             setAside({4, 5, 6, 7, 8, 9}),
                             doing(rollForFragments),
                             onMap(doing(scatter), Chore::HammerFragments)};
constexpr FateStep kCompleted2[]{scrap({11}), setAside({3})};
constexpr FateStep kFailed2[]{toCourtDeck({11}), doing(gather), doing(forget), scrap({3, 4})};

constexpr FateStep kSetup3[]{setAside({3})};

}  // namespace

const Fate kPlanetBreaker{
    .number = 11,
    .firstAct = 2,
    .acts = {{{},
              {.objective = {12, 12, 12},
               .setup = kSetup2,
               .completed = kCompleted2,
               .failed = kFailed2,
               .advance = [](const Game&, Player) { return 0; }},
              {.setup = kSetup3, .readsMap = true, .grandAmbitions = breakWorlds}}},
};

}  // namespace reach
