#pragma once

#include "engine/cards/parts.h"
#include "engine/map/board.h"
#include "engine/rules/presence.h"

/// Moving and repairing Blight in systems that the holder of a card controls (F1304, F2102). Blight is not
/// Loyal and cannot Catapult.
namespace reach::blight {

using parts::Choices;

const Ships& blightAt(const State& state, SystemId system);

/// Calls visit(SystemId) for each system with Blight that the player controls.
template <typename Visit>
void forEachControlled(const Game& game, Player player, Visit visit) {
    if (!tracksMap(game.state)) return;
    forEachSystem(systemsInPlay(game), [&](SystemId system) {
        if (blightAt(game.state, system).total() > 0 && controls(game.state, system, player)) visit(system);
    });
}

/// Moves choice.ships of the Blight from choice.from to choice.system. Stage kAlong of the card's question
/// asks which Loyal ships move too.
void checkMove(const Game& game, Player holder, const command::Choice& c, Verdict& v);
void move(Draft& d, Player holder, const command::Choice& c);
void offerMove(const Game& game, Player holder, Choices& out);
inline constexpr Ability kMove{.name = "move",
                               .moment = Moment::NewAction,
                               .base = Action::Move,
                               .reads = reads::from | reads::system | reads::ships,
                               .check = checkMove,
                               .perform = move,
                               .offer = offerMove};

void checkRepair(const Game& game, Player holder, const command::Choice& c, Verdict& v);
void repair(Draft& d, Player holder, const command::Choice& c);
void offerRepair(const Game& game, Player holder, Choices& out);
inline constexpr Ability kRepair{.name = "repair",
                                 .moment = Moment::NewAction,
                                 .base = Action::Repair,
                                 .reads = reads::system,
                                 .check = checkRepair,
                                 .perform = repair,
                                 .offer = offerRepair};

/// A stage of the card's question: the Loyal ships that take the same step, or none.
inline constexpr std::int8_t kAlong = 0;
void offerAlong(const Game& game, const Pending& asked, Choices& out);
void checkAlong(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v);
void goAlong(Draft& d, const Pending& asked, const command::Choice& c);

/// Refuses a choice that the ability does not offer.
template <void (*Offer)(const Game&, Player, Choices&)>
void checkOffered(const Game& game, Player holder, const command::Choice& c, Verdict& v) {
    Choices offered;
    Offer(game, holder, offered);
    if (std::ranges::find(offered, c) == offered.end()) v.refuse(Rule::CardConditions);
}

/// Returns the number die's cluster changed by this much. The first cluster follows the last.
constexpr std::int8_t turnedBy(int cluster, int by) {
    return static_cast<std::int8_t>((cluster + by + kClusters) % kClusters);
}

/// Returns so many of the player's agents from this place of the Court to the supply.
void takeBack(Draft& d, Player player, int place, int agents);

}  // namespace reach::blight
