#include "engine/fates/rooms.h"
#include "engine/fates/steps.h"

/// Fate 11, the Planet Breaker: mends the Hammer and breaks worlds with a Flagship (F1101 to F1112).
namespace reach {
namespace {

using namespace steps;

/// F1101A: a starport on the Slipstream Drive.
void launch(Draft& d, Player player) {
    gainFlagship(d, player, {.starports = {Upgrade::SlipstreamDrive}});
}

constexpr FateStep kSetup2[]{doing(launch), gain({2}), gain({3}), setAside({4, 5, 6, 7, 8, 9}),
                             byHand(Chore::HammerFragments)};
constexpr FateStep kCompleted2[]{scrap({11}), byHand(Chore::BrokenPieces, {3})};
constexpr FateStep kFailed2[]{toCourtDeck({11}), byHand(Chore::HammerRepaired),
                              byHand(Chore::BreakingWorlds, {3}), scrap({4})};

constexpr FateStep kSetup3[]{byHand(Chore::BrokenPiecesBack, {3})};

}  // namespace

const Fate kPlanetBreaker{
    .number = 11,
    .firstAct = 2,
    .acts = {{{},
              {.objective = {12, 12, 12}, .setup = kSetup2, .completed = kCompleted2, .failed = kFailed2},
              {.setup = kSetup3}}},
};

}  // namespace reach
