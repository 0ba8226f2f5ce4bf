#include "engine/fates/rooms.h"
#include "engine/fates/steps.h"

/// Fate 20, the Guardian: protects the planets with a new ambition (F2001 to F2004).
namespace reach {
namespace {

using namespace steps;

constexpr FateStep kSetup3[]{mayResettle(),
                             provokeOutrage(Resource::Fuel),
                             provokeOutrage(Resource::Material),
                             unbox(Resource::Material),
                             unbox(Resource::Fuel),
                             layBeside<FateToken::Edenguard, Ambition::Tycoon>(),
                             gain({2, 3}),
                             toBooklet({4})};

const Card kCards[]{{.id = "F2003",
                     .tax = {.controlledTypes = bitOf(Resource::Material) | bitOf(Resource::Fuel)},
                     .ambitions = {.neverDeclares = bitOf(Ambition::Tycoon)},
                     .scoring = {.noPowerFrom = bitOf(Ambition::Tycoon)}}};

}  // namespace

const Fate kGuardian{
    .number = 20,
    .firstAct = 3,
    .acts = {{{}, {}, {.objective = {20, 18, 16}, .setup = kSetup3}}},
};

std::span<const Card> guardianCards() {
    return kCards;
}

}  // namespace reach
