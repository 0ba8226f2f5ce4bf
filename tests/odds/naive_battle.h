#pragma once

#include "engine/odds/battle_odds.h"

#include <string>
#include <vector>

/// Computes the odds by brute force: every face of every die, each roll resolved hit by hit as printed on
/// Base p.14. Shares only the input and output types with engine/odds.
reach::odds::BattleOdds naiveOdds(const reach::odds::Battle& battle);

/// The same, but tries every way to use every permission to reroll. Only for small pools. naiveOdds() assumes
/// that blank skirmish dice are rerolled, and knows at most one permission for that.
reach::odds::BattleOdds naiveOddsOfBestPlay(const reach::odds::Battle& battle);

/// Returns the faces to keep for the best use of the first permission to reroll. Of equally good choices, it
/// takes one that rerolls the fewest dice. The faces are sorted, each as its kind (A, S, R) and its symbols
/// (s, i, h, b, k).
std::vector<std::string> naiveBestKept(const reach::odds::Battle& battle, std::vector<std::string> roll);
