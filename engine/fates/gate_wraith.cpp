#include "engine/fates/rooms.h"
#include "engine/fates/steps.h"

/// Fate 22, the Gate Wraith: breaks the gates into one Passage (F2201 to F2206).
namespace reach {
namespace {

using namespace steps;

constexpr FateStep kSetup3[]{mayResettle(),
                             gain({2, 3}),
                             byHand(Chore::FirstPassage, {3}),
                             byHand(Chore::TwistedPassage),
                             setAside({4}),
                             toBooklet({5}),
                             toCourtDeck({6})};

}  // namespace

const Fate kGateWraith{
    .number = 22,
    .firstAct = 3,
    .acts = {{{}, {}, {.objective = {24, 21, 18}, .setup = kSetup3}}},
};

}  // namespace reach
