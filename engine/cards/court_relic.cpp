#include "engine/cards/parts.h"
#include "engine/cards/sets.h"

/// The Relic cards of the base Court, BC21 to BC25.
namespace reach {
namespace {

using namespace parts;

/// Elder Broker's Trade: choice.system has a city of choice.player. The player gives choice.gives for a token
/// of that city's type.
constexpr CardId kBroker{22};

bool canTrade(const Game& game, Player holder, const command::Choice& c) {
    const State& state = game.state;
    const Resource wanted = planetType(state, c.system);
    const int city =
        findBuilding(state, c.system, c.player, BuildingType::City, [](const Building&) { return true; });
    return city >= 0 && controls(state, c.system, holder) && slotWith(state.of(c.player), wanted) >= 0 &&
           slotWith(state.of(holder), c.gives) >= 0 && !hasResource(state, c.player, c.gives);
}

void checkTrade(const Game& game, Player holder, const command::Choice& c, Verdict& v) {
    mustBePlanet(game, c.system, v);
    mustBeRival(game, holder, c.player, v);
    if (v.refused()) return;
    if (index(c.gives) >= kResources || slotWith(game.state.of(holder), c.gives) < 0 ||
        slotWith(game.state.of(c.player), planetType(game.state, c.system)) < 0)
        return v.refuse(Rule::TokenNotHeld);
    if (!canTrade(game, holder, c)) v.breaks(Rule::CardConditions, kBroker);
}

void trade(Draft& d, Player holder, const command::Choice& c) {
    swapTokens(d, holder, c.gives, c.player, planetType(d.state(), c.system));
}

void offerTrade(const Game& game, Player holder, Choices& out) {
    forEachSystem(systemsInPlay(game), [&](SystemId system) {
        forEachRival(game.setup, holder, [&](Player rival) {
            for (const Resource gives : kAllResources) {
                const command::Choice choice{.system = system, .player = rival, .gives = gives};
                if (!isGate(system) && canTrade(game, holder, choice)) out.push_back(choice);
            }
        });
    });
}

void gainThree(Draft& d, Player holder, const command::Choice&) {
    for (const Resource token : {Resource::Material, Resource::Fuel, Resource::Weapon})
        gainToken(d, holder, token);
}

/// Relic Fence: choice.resource is discarded for a Relic.
void checkFence(const Game& game, Player holder, const command::Choice& c, Verdict& v) {
    if (!canSpend(game.state, holder, c.resource)) v.refuse(Rule::TokenNotHeld);
}

void fence(Draft& d, Player holder, const command::Choice& c) {
    discardToken(d, holder, c.resource);
    gainToken(d, holder, Resource::Relic);
}

void offerFence(const Game& game, Player holder, Choices& out) {
    for (const Resource token : kAllResources)
        if (canSpend(game.state, holder, token)) out.push_back({.resource = token});
}

/// Sworn Guardians: as long as they are there, nothing else can be stolen.
bool guardTheRest(const State&, Player, Player, Resource, CardId card) {
    return cardOf(card).raid.bansSteal != guardTheRest;
}

constexpr Ability kElderBroker[]{
    {.name = "trade",
     .moment = Moment::NewAction,
     .base = Action::Tax,
     .reads = reads::system | reads::player | reads::gives,
     .check = checkTrade,
     .perform = trade,
     .offer = offerTrade},
    {.name = "gain", .discards = true, .perform = gainThree},
};
constexpr Ability kRelicFence[]{{.name = "fence",
                                 .oncePerTurn = true,
                                 .reads = reads::resource,
                                 .check = checkFence,
                                 .perform = fence,
                                 .offer = offerFence}};

}  // namespace

const Card kLoyalKeepers{.id = "BC21",
                         .name = "Loyal Keepers",
                         .suit = Resource::Relic,
                         .raidCost = 3,
                         .resources = {.spendsAnyAs = Resource::Relic},
                         .outrage = {.kept = true}};

const Card kSwornGuardians{.id = "BC22",
                           .name = "Sworn Guardians",
                           .suit = Resource::Relic,
                           .raidCost = 1,
                           .raid = {.buriedWhenStolen = true, .bansSteal = guardTheRest}};

const Card kElderBrokerCard{
    .id = "BC23",
    .name = "Elder Broker",
    .suit = Resource::Relic,
    .raidCost = 2,
    .abilities = kElderBroker,
};

const Card kRelicFenceCard{
    .id = "BC24",
    .name = "Relic Fence",
    .suit = Resource::Relic,
    .raidCost = 2,
    .abilities = kRelicFence,
};

const Card kGalacticBards{.id = "BC25",
                          .name = "Galactic Bards",
                          .suit = Resource::Relic,
                          .raidCost = 1,
                          .ambitions = {.declaresWhenFollowing = true}};

}  // namespace reach
