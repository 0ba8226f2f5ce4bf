#include "engine/fates/rooms.h"
#include "engine/fates/steps.h"

/// Fate 16, the Warden: becomes a Lord of Fiefs (F1601 to F1619).
namespace reach {
namespace {

using namespace steps;

constexpr FateStep kSetup2[]{byHand(Chore::SeatTokens), gain({2}), setAside({3, 4, 5, 6, 7, 8}),
                             toBooklet({9, 10}), replenish(8)};
constexpr FateStep kCompleted2[]{gain({12}), toCourtDeck({13, 14}), scrap({15, 16})};
constexpr FateStep kFailed2[]{scrap({2}), byHand(Chore::SeatsScrapped, {3, 4, 5, 6, 7, 8}),
                              scrap({12, 13, 14}), toCourtDeck({15, 16})};

constexpr FateStep kSetup3[]{byHand(Chore::CourtTokens), toBooklet({18, 19})};

}  // namespace

const Fate kWarden{
    .number = 16,
    .firstAct = 2,
    .acts = {{{},
              {.objective = {22, 22, 22}, .setup = kSetup2, .completed = kCompleted2, .failed = kFailed2},
              {.setup = kSetup3}}},
};

}  // namespace reach
