#pragma once

#include "engine/core/state.h"
#include "engine/rules/battle_odds.h"

#include <QString>

namespace reach::words {

/// What the dice show in all, without what none of them shows: "3 hits, 1 hit on the attacker, 2 keys".
QString totalsText(const RolledFaces& faces);

/// Where the attacker's hits come from, and how many of them are left to land: "1 flame + 3 fresh ships
/// intercepting = 4 hits" (Base p.14). Empty for hits that no dice dealt.
QString hitsTakenText(const State& state, const Pending& asked);

/// How many hits the dice deal and how many of them can land: "5 hits, of which 4 can land" (Base p.14).
QString hitsDealtText(const State& state);

/// "Rebel: 2 more dice".
QString changeText(const ChangedBattle& change);

/// What it changes when all the ships come that may (BattleAhead::mayCome).
QString allComeText(const odds::BattleOdds& now, const odds::BattleOdds& then);

}  // namespace reach::words
