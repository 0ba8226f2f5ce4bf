#include "engine/fates/rooms.h"
#include "engine/fates/steps.h"

/// Fate 10, the Hegemon: plants Banners with a Flagship (F1001 to F1012).
namespace reach {
namespace {

using namespace steps;

/// F1001A: starports on the Defense Array and the Slipstream Drive, and six ships besides.
void launch(Draft& d, Player player) {
    gainFlagship(d, player, {.starports = {Upgrade::DefenseArray, Upgrade::SlipstreamDrive}, .fleet = 6});
}

constexpr FateStep kSetup2[]{
    doing(launch), asking(kScrapShips, 4), gain({2}), byHand(Chore::BannerTokens), toBooklet({3}), gain({4})};
constexpr FateStep kCompleted2[]{gain({6}), toCourtDeck({7, 8}), scrap({9, 10})};
constexpr FateStep kFailed2[]{scrap({6}), toCourtDeck({7, 8, 9, 10}), byHand(Chore::BannersScrapped)};

constexpr FateStep kSetup3[]{gain({12})};

}  // namespace

const Fate kHegemon{
    .number = 10,
    .firstAct = 2,
    .acts = {{{},
              {.objective = {14, 14, 14}, .setup = kSetup2, .completed = kCompleted2, .failed = kFailed2},
              {.setup = kSetup3}}},
};

}  // namespace reach
