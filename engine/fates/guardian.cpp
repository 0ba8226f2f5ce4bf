#include "engine/campaign/counts.h"
#include "engine/fates/rooms.h"
#include "engine/fates/steps.h"
#include "engine/rules/resources.h"

/// Fate 20, the Guardian: protects the planets with a new ambition (F2001 to F2004).
namespace reach {
namespace {

using namespace steps;

constexpr ResourceSet kGarden = bitOf(Resource::Material) | bitOf(Resource::Fuel);

/// F2004: planets of these types. The First Regent counts those of the Empire.
int gardens(const Game& game, Player player) {
    return counts::planets(
        game, player, [&](SystemId system) { return contains(kGarden, planetType(game.state, system)); });
}
void asksTheTable(Draft& d) {
    if (!tracksMap(d.state()) && isDeclared(d.state(), Ambition::Edenguard))
        d.ask({.ask = Ask::AtTable, .player = d.state().initiative, .card = fateSetCard(20, 4)});
}

/// F2001B: Material and Fuel among the Captives, if Tyrant is won or not declared. The same for planets and
/// Edenguard.
int protect(const Game& game, Player player) {
    int spaces = 0;
    if (counts::winsOrRests(game, player, Ambition::Tyrant))
        for (const Resource token : {Resource::Material, Resource::Fuel})
            spaces += frozenCaptives(game.state, player, token);
    if (counts::winsOrRests(game, player, Ambition::Edenguard)) spaces += gardens(game, player);
    return spaces;
}

constexpr FateStep kSetup3[]{mayResettle(),
                             provokeOutrage(Resource::Fuel),
                             provokeOutrage(Resource::Material),
                             unbox(Resource::Material),
                             unbox(Resource::Fuel),
                             layBeside<FateToken::Edenguard, Ambition::Tycoon>(),
                             gain({2, 3}),
                             toBooklet({4})};

const Card kCards[]{
    {.id = "F2003",
     .tax = {.controlledTypes = kGarden},
     .ambitions = {.neverDeclares = bitOf(Ambition::Tycoon)},
     .scoring = {.noPowerFrom = bitOf(Ambition::Tycoon)}},
    {.id = "F2004",
     .ambitions = {.adds = {Ambition::Edenguard, gardens}},
     .scoring = {.beforeScoringByLaw = asksTheTable}},
};

}  // namespace

const Fate kGuardian{
    .number = 20,
    .firstAct = 3,
    .acts = {{{}, {}, {.objective = {20, 18, 16}, .setup = kSetup3, .advance = protect, .readsMap = true}}},
};

std::span<const Card> guardianCards() {
    return kCards;
}

}  // namespace reach
