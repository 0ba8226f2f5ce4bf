#pragma once

#include "app/words/names.h"
#include "engine/core/state.h"
#include "engine/protocol/event.h"
#include "engine/rules/battle_odds.h"

#include <QString>

namespace reach::words {

/// The totals of the dice, without results that are 0: "3 hits, 1 hit on the attacker, 2 keys".
QString totalsText(const RolledFaces& faces);

/// The sources of the hits on the attacker, and the number of hits still to assign: "1 flame + 3 fresh ships
/// intercepting = 4 hits" (Base p.14). Empty for hits that were not dealt by dice.
QString hitsTakenText(const State& state, const Pending& asked);

/// The number of hits from the dice, and the number that can be assigned: "5 hits, of which 4 can land" (Base
/// p.14).
QString hitsDealtText(const State& state);

/// What the attacker loses if a city of the defender in this system is destroyed: "Destroying the city
/// provokes Outrage (Fuel): Ana discards 2 × Fuel and Gatekeepers" (Base p.16). Empty if the defender has
/// no city there.
QString cityCostText(const Game& game, Player attacker, Player defender, SystemId system,
                     const PlayerNames& players = {});

/// The Outrage that these events bring to the player, and what it costs: "provokes Outrage (Fuel): Ana
/// discards 2 × Fuel and Gatekeepers". Empty without Outrage that was not there before.
QString outrageCostText(const std::vector<Event>& events, Player player, const PlayerNames& players = {});

/// A change of a battle by a card: "Rebel: 2 more dice".
QString changeText(const ChangedBattle& change);

/// The change of the odds if all ships join that may (BattleAhead::mayCome).
QString allComeText(const odds::BattleOdds& now, const odds::BattleOdds& then);

}  // namespace reach::words
