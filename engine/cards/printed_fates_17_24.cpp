#include "engine/cards/printed_rows.h"

namespace reach {
namespace {

using K = PrintedKind;
using R = Resource;
using S = PrintedSet;

// The sets of Fates 17 to 24.
// clang-format off
constexpr PrintedCard kFates17[]{
    {.id = "FATE17", .name = "Overlord", .kind = K::Fate, .set = S::BlightedReach, .fate = 17},
    {.id = "F1701A", .name = "Overlord Act II Setup", .kind = K::Setup, .set = S::BlightedReach, .fate = 17, .act = 3, .flipSide = "F1701B"},
    {.id = "F1701B", .name = "Overlord Act III Objective", .kind = K::Objective, .set = S::BlightedReach, .fate = 17, .act = 3, .flipSide = "F1701A"},
    {.id = "F1702", .name = "Sycophants", .kind = K::Guild, .set = S::BlightedReach, .suit = R::Weapon, .raidCost = kProtected, .fate = 17, .act = 3},
    {.id = "F1703", .name = "Reach Rejects Overlord", .kind = K::Edict, .set = S::BlightedReach, .order = 65, .fate = 17, .act = 3},
    {.id = "FATE18", .name = "Survivalist", .kind = K::Fate, .set = S::BlightedReach, .fate = 18},
    {.id = "F1801A", .name = "Survivalist Act III Setup", .kind = K::Setup, .set = S::BlightedReach, .fate = 18, .act = 3, .flipSide = "F1801B"},
    {.id = "F1801B", .name = "Survivalist Act III Objective", .kind = K::Objective, .set = S::BlightedReach, .fate = 18, .act = 3, .flipSide = "F1801A"},
    {.id = "F1802", .name = "Vow of Survival", .kind = K::Lore, .set = S::BlightedReach, .fate = 18, .act = 3},
    {.id = "F1803", .name = "Building Bunkers", .kind = K::Ability, .set = S::BlightedReach, .fate = 18, .act = 3},
    {.id = "F1804", .name = "Bunkers", .kind = K::Law, .set = S::BlightedReach, .fate = 18, .act = 3},
    {.id = "F1805", .name = "Captive Release", .kind = K::Edict, .set = S::BlightedReach, .order = 85, .fate = 18, .act = 3},
    {.id = "FATE19", .name = "Redeemer", .kind = K::Fate, .set = S::BlightedReach, .fate = 19},
    {.id = "F1901A", .name = "Redeemer Act III Setup", .kind = K::Setup, .set = S::BlightedReach, .fate = 19, .act = 3, .flipSide = "F1901B"},
    {.id = "F1901B", .name = "Redeemer Act III Objective", .kind = K::Objective, .set = S::BlightedReach, .fate = 19, .act = 3, .flipSide = "F1901A"},
    {.id = "F1902", .name = "Ire of the Keepers", .kind = K::Lore, .set = S::BlightedReach, .fate = 19, .act = 3},
    {.id = "F1903", .name = "Rebuke of the Keepers", .kind = K::Edict, .set = S::BlightedReach, .order = 70, .fate = 19, .act = 3},
    {.id = "F1904", .name = "Relic Fence", .kind = K::Guild, .set = S::BlightedReach, .suit = R::Relic, .raidCost = 2, .fate = 19, .act = 3},
    {.id = "FATE20", .name = "Guardian", .kind = K::Fate, .set = S::BlightedReach, .fate = 20},
    {.id = "F2001A", .name = "Guardian Act III Setup", .kind = K::Setup, .set = S::BlightedReach, .fate = 20, .act = 3, .flipSide = "F2001B"},
    {.id = "F2001B", .name = "Guardian Act III Objective", .kind = K::Objective, .set = S::BlightedReach, .fate = 20, .act = 3, .flipSide = "F2001A"},
    {.id = "F2002", .name = "Green Vault", .kind = K::Lore, .set = S::BlightedReach, .fate = 20, .act = 3},
    {.id = "F2003", .name = "Ire of the Tycoons", .kind = K::Lore, .set = S::BlightedReach, .fate = 20, .act = 3},
    {.id = "F2004", .name = "Edenguard Ambition", .kind = K::Law, .set = S::BlightedReach, .fate = 20, .act = 3},
    {.id = "FATE21", .name = "Naturalist", .kind = K::Fate, .set = S::BlightedReach, .fate = 21},
    {.id = "F2101A", .name = "Naturalist Act III Setup", .kind = K::Setup, .set = S::BlightedReach, .fate = 21, .act = 3, .flipSide = "F2101B"},
    {.id = "F2101B", .name = "Naturalist Act III Objective", .kind = K::Objective, .set = S::BlightedReach, .fate = 21, .act = 3, .flipSide = "F2101A"},
    {.id = "F2102", .name = "Blight Society", .kind = K::Lore, .set = S::BlightedReach, .fate = 21, .act = 3},
    {.id = "F2103", .name = "Spore Guides", .kind = K::Guild, .set = S::BlightedReach, .suit = R::Psionic, .raidCost = kProtected, .fate = 21, .act = 3},
    {.id = "F2104", .name = "Blightkin Ambition", .kind = K::Law, .set = S::BlightedReach, .fate = 21, .act = 3},
    {.id = "FATE22", .name = "Gate Wraith", .kind = K::Fate, .set = S::BlightedReach, .fate = 22},
    {.id = "F2201A", .name = "Gate Wraith Act III Setup", .kind = K::Setup, .set = S::BlightedReach, .fate = 22, .act = 3, .flipSide = "F2201B"},
    {.id = "F2201B", .name = "Gate Wraith Act III Objective", .kind = K::Objective, .set = S::BlightedReach, .fate = 22, .act = 3, .flipSide = "F2201A"},
    {.id = "F2202", .name = "Catapult Overdrive", .kind = K::Lore, .set = S::BlightedReach, .fate = 22, .act = 3},
    {.id = "F2203", .name = "Breaking Gates & Placing Passages", .kind = K::Ability, .set = S::BlightedReach, .fate = 22, .act = 3},
    {.id = "F2204", .name = "The Dead Live", .kind = K::Reminder, .set = S::BlightedReach, .fate = 22, .act = 3},
    {.id = "F2205", .name = "Passages & The Twisted Passage", .kind = K::Law, .set = S::BlightedReach, .fate = 22, .act = 3},
    {.id = "F2206", .name = "Passage Storms", .kind = K::Vox, .set = S::BlightedReach, .fate = 22, .act = 3},
    {.id = "FATE23", .name = "Conspirator", .kind = K::Fate, .set = S::BlightedReach, .fate = 23},
    {.id = "F2301A", .name = "Conspirator Act III Setup", .kind = K::Setup, .set = S::BlightedReach, .fate = 23, .act = 3, .flipSide = "F2301B"},
    {.id = "F2301B", .name = "Conspirator Act III Objective", .kind = K::Objective, .set = S::BlightedReach, .fate = 23, .act = 3, .flipSide = "F2301A"},
    {.id = "F2302", .name = "Farseers", .kind = K::Guild, .set = S::BlightedReach, .suit = R::Psionic, .raidCost = 2, .fate = 23, .act = 3},
    {.id = "F2303", .name = "Conspiracies", .kind = K::Ability, .set = S::BlightedReach, .fate = 23, .act = 3},
    {.id = "F2304", .name = "Scoring Conspiracies", .kind = K::Law, .set = S::BlightedReach, .fate = 23, .act = 3},
    {.id = "F2305", .name = "Foiling Conspiracies", .kind = K::Law, .set = S::BlightedReach, .fate = 23, .act = 3},
    {.id = "FATE24", .name = "Judge", .kind = K::Fate, .set = S::BlightedReach, .fate = 24},
    {.id = "F2401A", .name = "Judge Act III Setup", .kind = K::Setup, .set = S::BlightedReach, .fate = 24, .act = 3, .flipSide = "F2401B"},
    {.id = "F2401B", .name = "Judge Act III Objective", .kind = K::Objective, .set = S::BlightedReach, .fate = 24, .act = 3, .flipSide = "F2401A"},
    {.id = "F2402", .name = "Vow of Fairness", .kind = K::Lore, .set = S::BlightedReach, .fate = 24, .act = 3},
    {.id = "F2403", .name = "The Arbiter", .kind = K::Guild, .set = S::BlightedReach, .suit = R::Relic, .raidCost = kProtected, .fate = 24, .act = 3},
    {.id = "F2404", .name = "Judge's Chosen", .kind = K::Title, .set = S::BlightedReach, .fate = 24, .act = 3},
    {.id = "F2405", .name = "Judge Sets Agenda", .kind = K::Edict, .set = S::BlightedReach, .order = 15, .fate = 24, .act = 3},
};
// clang-format on
static_assert(rowsMakeSense(kFates17));

}  // namespace

std::span<const PrintedCard> fatesPrinted17() {
    return kFates17;
}

}  // namespace reach
