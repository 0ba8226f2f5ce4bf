#include "engine/fates/rooms.h"
#include "engine/fates/steps.h"

/// Fate 18, the Survivalist: builds Bunkers and fills them (F1801 to F1805).
namespace reach {
namespace {

using namespace steps;

constexpr FateStep kSetup3[]{mayResettle(), gain({2}), gain({3}), byHand(Chore::BunkerTokens),
                             toBooklet({4, 5})};

}  // namespace

const Fate kSurvivalist{
    .number = 18,
    .firstAct = 3,
    .acts = {{{}, {}, {.objective = {22, 18, 14}, .setup = kSetup3}}},
};

}  // namespace reach
