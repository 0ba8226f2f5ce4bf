#include "engine/campaign/empire.h"
#include "engine/cards/parts.h"
#include "engine/cards/sets.h"
#include "engine/map/board.h"
#include "engine/rules/pieces.h"

/// Guild cards of the Imperial fleet, above its laws (BR p.10-11).
namespace reach {
namespace {

using namespace parts;

// ---- F706, F707 Rogue Admirals: discarded, three Imperial ships where the holder controls

constexpr int kAdmiralsShips = 3;

void checkFleet(const Game& game, Player holder, const command::Choice& c, Verdict& v) {
    if (!tracksMap(game.state)) return;
    if (!inPlay(game, c.system)) return v.refuse(Rule::NotInPlay);
    if (!game.state.at(c.system).known) return v.refuse(Rule::SystemNotCounted);
    if (!controls(game.state, c.system, holder)) v.breaks(Rule::CardConditions);
}
void musterFleet(Draft& d, Player, const command::Choice& c) {
    if (tracksMap(d.state())) placeFleet(d, c.system, kAdmiralsShips);
}
constexpr Ability kMusterFleet[]{{.name = "muster",
                                  .discards = true,
                                  .reads = reads::system,
                                  .check = checkFleet,
                                  .perform = musterFleet,
                                  .offer = offerControlled}};

constexpr Card rogueAdmirals(std::string_view id) {
    return {.id = id,
            .campaign = {.ignoresPresenceLaw = true,
                         .ignoresMovementLaw = true,
                         .ignoresTruceLaw = true,
                         .buriedByOutlaws = true},
            .abilities = kMusterFleet};
}

const Card kCards[]{
    {.id = "F702",
     .campaign = {.ignoresPresenceLaw = true, .ignoresMovementLaw = true, .buriedByOutlaws = true}},
    rogueAdmirals("F706"),
    rogueAdmirals("F707"),
};

}  // namespace

std::span<const Card> fleetCards() {
    return kCards;
}

}  // namespace reach
