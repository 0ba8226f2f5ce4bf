#include "engine/cards/parts.h"
#include "engine/cards/sets.h"
#include "engine/rules/pieces.h"

/// The Fuel cards of the base Court, BC06 to BC10.
namespace reach {
namespace {

using namespace parts;

constexpr CardId kGatekeepersId{7};

void shipInEachGate(Draft& d, Player holder, const command::Choice&) {
    SystemSet gates = 0;
    forEachSystem(systemsInPlay(d.game()), [&](SystemId system) {
        if (isGate(system)) gates |= bitOf(system);
    });
    placeShipInEach(d, holder, gates, kGatekeepersId);
}

constexpr Ability kFuelCartel[]{{.name = "steal",
                                 .discards = true,
                                 .reads = reads::player,
                                 .check = StealOne<Resource::Fuel>::check,
                                 .perform = StealOne<Resource::Fuel>::perform,
                                 .offer = StealOne<Resource::Fuel>::offer}};
constexpr Ability kGatekeepers[]{{.name = "gates", .discards = true, .perform = shipInEachGate}};
constexpr Ability kShippingInterest[]{
    {.name = "synthesize",
     .moment = Moment::NewAction,
     .base = Action::Build,
     .perform = gainOne<Resource::Fuel>},
    {.name = "fill",
     .discards = true,
     .reads = reads::count,
     .check = checkFill,
     .perform = fillUp<Resource::Fuel>},
};
constexpr Ability kSpacingUnion[]{Union<Suit::Mobilization>::ability};

}  // namespace

const Card kFuelCartelCard{.id = "BC06",
                           .name = "Fuel Cartel",
                           .suit = Resource::Fuel,
                           .raidCost = 2,
                           .scoring = {.afterScoring = rivalsDiscard<Resource::Fuel>},
                           .resources = {.holdsSupply = Resource::Fuel},
                           .abilities = kFuelCartel};

const Card kLoyalPilots{.id = "BC07",
                        .name = "Loyal Pilots",
                        .suit = Resource::Fuel,
                        .raidCost = 3,
                        .resources = {.spendsAnyAs = Resource::Fuel},
                        .outrage = {.kept = true}};

const Card kGatekeepersCard{.id = "BC08",
                            .name = "Gatekeepers",
                            .suit = Resource::Fuel,
                            .raidCost = 2,
                            .battle = {.gateDice = 2},
                            .abilities = kGatekeepers};

const Card kShippingInterestCard{
    .id = "BC09",
    .name = "Shipping Interest",
    .suit = Resource::Fuel,
    .raidCost = 2,
    .abilities = kShippingInterest,
    .question = {.reads = reads::player,
                 .offer = offerRest,
                 .check = checkRest,
                 .answer = stealRest,
                 .mayDecline = always},
};

const Card kSpacingUnionCard{
    .id = "BC10",
    .name = "Spacing Union",
    .suit = Resource::Fuel,
    .raidCost = 2,
    .abilities = kSpacingUnion,
};

}  // namespace reach
