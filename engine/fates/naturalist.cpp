#include "engine/fates/rooms.h"
#include "engine/fates/steps.h"

/// Fate 21, the Naturalist: tends the Blight with a new ambition (F2101 to F2104).
namespace reach {
namespace {

using namespace steps;

constexpr FateStep kSetup3[]{mayResettle(), gain({2, 3}), layBeside<FateToken::Blightkin, Ambition::Empath>(),
                             toBooklet({4})};

}  // namespace

const Fate kNaturalist{
    .number = 21,
    .firstAct = 3,
    .acts = {{{}, {}, {.objective = {18, 16, 14}, .setup = kSetup3}}},
};

}  // namespace reach
