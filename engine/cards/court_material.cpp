#include "engine/cards/parts.h"
#include "engine/cards/sets.h"

/// The Material cards of the base Court, BC01 to BC05.
namespace reach {
namespace {

using namespace parts;

constexpr Ability kMiningInterest[]{
    {.name = "manufacture",
     .moment = Moment::NewAction,
     .base = Action::Build,
     .perform = gainOne<Resource::Material>},
    {.name = "fill",
     .discards = true,
     .reads = reads::count,
     .check = checkFill,
     .perform = fillUp<Resource::Material>},
};
constexpr Ability kMaterialCartel[]{{.name = "steal",
                                     .discards = true,
                                     .reads = reads::player,
                                     .check = StealOne<Resource::Material>::check,
                                     .perform = StealOne<Resource::Material>::perform,
                                     .offer = StealOne<Resource::Material>::offer}};
constexpr Ability kAdminUnion[]{Union<Suit::Administration>::ability};
constexpr Ability kConstructionUnion[]{Union<Suit::Construction>::ability};

}  // namespace

const Card kLoyalEngineers{.id = "BC01",
                           .name = "Loyal Engineers",
                           .suit = Resource::Material,
                           .raidCost = 3,
                           .resources = {.spendsAnyAs = Resource::Material},
                           .outrage = {.kept = true}};

const Card kMiningInterestCard{
    .id = "BC02",
    .name = "Mining Interest",
    .suit = Resource::Material,
    .raidCost = 2,
    .abilities = kMiningInterest,
    .question = {.reads = reads::player,
                 .offer = offerRest,
                 .check = checkRest,
                 .answer = stealRest,
                 .mayDecline = always},
};

const Card kMaterialCartelCard{.id = "BC03",
                               .name = "Material Cartel",
                               .suit = Resource::Material,
                               .raidCost = 2,
                               .scoring = {.afterScoring = rivalsDiscard<Resource::Material>},
                               .resources = {.holdsSupply = Resource::Material},
                               .abilities = kMaterialCartel};

const Card kAdminUnionCard{
    .id = "BC04",
    .name = "Admin Union",
    .suit = Resource::Material,
    .raidCost = 2,
    .abilities = kAdminUnion,
};

const Card kConstructionUnionCard{
    .id = "BC05",
    .name = "Construction Union",
    .suit = Resource::Material,
    .raidCost = 2,
    .abilities = kConstructionUnion,
};

}  // namespace reach
