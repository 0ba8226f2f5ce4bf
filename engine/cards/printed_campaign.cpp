#include "engine/cards/printed_rows.h"

namespace reach {
namespace {

using K = PrintedKind;
using R = Resource;
using S = PrintedSet;

// The Blighted Reach: cards that belong to no Fate.
// clang-format off
constexpr PrintedCard kCampaign[]{
    {.id = "CC01", .name = "Mining Interest", .kind = K::Guild, .set = S::BlightedReach, .suit = R::Material, .raidCost = 2},
    {.id = "CC02", .name = "Construction Union", .kind = K::Guild, .set = S::BlightedReach, .suit = R::Material, .raidCost = 2},
    {.id = "CC03", .name = "Gatekeepers", .kind = K::Guild, .set = S::BlightedReach, .suit = R::Fuel, .raidCost = 2},
    {.id = "CC04", .name = "Shipping Interest", .kind = K::Guild, .set = S::BlightedReach, .suit = R::Fuel, .raidCost = 2},
    {.id = "CC05", .name = "Skirmishers", .kind = K::Guild, .set = S::BlightedReach, .suit = R::Weapon, .raidCost = 2},
    {.id = "CC06", .name = "Arms Union", .kind = K::Guild, .set = S::BlightedReach, .suit = R::Weapon, .raidCost = 2},
    {.id = "CC07", .name = "Lattice Spies", .kind = K::Guild, .set = S::BlightedReach, .suit = R::Psionic, .raidCost = 2},
    {.id = "CC08", .name = "Silver-Tongues", .kind = K::Guild, .set = S::BlightedReach, .suit = R::Psionic, .raidCost = 2},
    {.id = "CC09", .name = "Sworn Guardians", .kind = K::Guild, .set = S::BlightedReach, .suit = R::Relic, .raidCost = 1},
    {.id = "CC10", .name = "Elder Broker", .kind = K::Guild, .set = S::BlightedReach, .suit = R::Relic, .raidCost = 2},
    {.id = "CC11", .name = "Populist Demands", .kind = K::Vox, .set = S::BlightedReach},
    {.id = "CC12", .name = "Council Intrigue", .kind = K::Vox, .set = S::BlightedReach},
    {.id = "CC13", .name = "Diplomatic Fiasco", .kind = K::Vox, .set = S::BlightedReach},
    {.id = "CC14", .name = "Song of Freedom", .kind = K::Vox, .set = S::BlightedReach},
    {.id = "CC15", .name = "Blight Looms", .kind = K::Vox, .set = S::BlightedReach},
    {.id = "AID01A", .name = "Imperial Council in Session", .kind = K::ImperialCouncil, .set = S::BlightedReach, .flipSide = "AID01B"},
    {.id = "AID01B", .name = "Imperial Council Decided", .kind = K::ImperialCouncil, .set = S::BlightedReach, .flipSide = "AID01A"},
    {.id = "AID02", .name = "Guild Envoys Depart", .kind = K::Edict, .set = S::BlightedReach, .order = 0},
    {.id = "AID03", .name = "Govern the Imperial Reach", .kind = K::Edict, .set = S::BlightedReach, .order = 3},
    {.id = "AID04", .name = "Govern the Imperial Reach", .kind = K::Edict, .set = S::BlightedReach, .order = 3},
    {.id = "AID05", .name = "Govern the Imperial Reach", .kind = K::Edict, .set = S::BlightedReach, .order = 3},
    {.id = "AID06A", .name = "Imperial Regent", .kind = K::Title, .set = S::BlightedReach, .copies = 4, .flipSide = "AID06B"},
    {.id = "AID06B", .name = "Outlaw", .kind = K::Title, .set = S::BlightedReach, .copies = 4, .flipSide = "AID06A"},
    {.id = "AID10A", .name = "Flagship Upgrades", .kind = K::Ability, .set = S::BlightedReach, .copies = 4, .flipSide = "AID10B"},
    {.id = "AID10B", .name = "Flagship Upgrades", .kind = K::Ability, .set = S::BlightedReach, .copies = 4, .flipSide = "AID10A"},
    {.id = "ACT-EVENT1", .name = "Event", .kind = K::Event, .set = S::BlightedReach},
    {.id = "ACT-EVENT2", .name = "Event", .kind = K::Event, .set = S::BlightedReach},
    {.id = "ACT-EVENT3", .name = "Event", .kind = K::Event, .set = S::BlightedReach},
};
// clang-format on
static_assert(rowsMakeSense(kCampaign));

}  // namespace

std::span<const PrintedCard> campaignPrinted() {
    return kCampaign;
}

}  // namespace reach
