#include "engine/fates/rooms.h"
#include "engine/fates/steps.h"

/// Fate 23, the Conspirator: plots who wins (F2301 to F2305).
namespace reach {
namespace {

using namespace steps;

constexpr FateStep kSetup3[]{mayResettle(), gain({2}), collect<FateToken::Conspiracy>(), gain({3}),
                             toBooklet({4, 5})};

}  // namespace

const Fate kConspirator{
    .number = 23,
    .firstAct = 3,
    .acts = {{{}, {}, {.objective = {12, 9, 6}, .setup = kSetup3}}},
};

}  // namespace reach
