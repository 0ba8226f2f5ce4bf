#include "engine/fates/rooms.h"
#include "engine/fates/steps.h"

/// Fate 2, the Founder: leads the Commonwealth (F201 to F227).
namespace reach {
namespace {

using namespace steps;

constexpr FateStep kSetup1[]{gain({2})};
constexpr FateStep kCompleted1[]{gain({4}), toCourtDeck({5, 6, 7}), setAside({8, 9, 10, 11})};
constexpr FateStep kFailed1[]{scrap({4, 5, 6, 7}), toCourtDeck({8, 9, 10, 11})};

constexpr FateStep kSetup2[]{gain({13}), toBooklet({14, 15}), setAside({16, 17}), eachGains({18, 19, 20, 21}),
                             toBooklet({22})};
constexpr FateStep kCompleted2[]{gain({24}), scrap({8, 9, 10, 11})};
constexpr FateStep kFailed2[]{scrap({24}), scrap({13}), toCourtDeck({8, 9, 10, 11})};

constexpr FateStep kSetup3[]{scrap({15}), toBooklet({26}), gain({27})};

}  // namespace

const Fate kFounder{
    .number = 2,
    .firstAct = 1,
    .acts = {{{.objective = {18, 16, 14}, .setup = kSetup1, .completed = kCompleted1, .failed = kFailed1},
              {.objective = {12, 14, 16}, .setup = kSetup2, .completed = kCompleted2, .failed = kFailed2},
              {.setup = kSetup3}}},
};

}  // namespace reach
