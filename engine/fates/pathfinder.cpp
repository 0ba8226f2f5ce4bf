#include "engine/fates/rooms.h"
#include "engine/fates/steps.h"

/// Fate 9, the Pathfinder: seeks the Portal and leads the Pilgrims there (F901 to F911).
namespace reach {
namespace {

using namespace steps;

constexpr FateStep kSetup2[]{gainFlagship(), byHand(Chore::StarportsAboard), gain({2}),
                             byHand(Chore::SecretPlanet), giveToTheRight({3})};
constexpr FateStep kCompleted2[]{toCourtDeck({5}), scrap({6})};
constexpr FateStep kFailed2[]{scrap({5}), toCourtDeck({6}), scrap({2, 3})};

constexpr FateStep kSetup3[]{gain({8}), toCourtDeck({9}), setAside({10, 11})};

}  // namespace

const Fate kPathfinder{
    .number = 9,
    .firstAct = 2,
    .acts = {{{},
              {.objective = {8, 8, 8}, .setup = kSetup2, .completed = kCompleted2, .failed = kFailed2},
              {.setup = kSetup3}}},
};

}  // namespace reach
