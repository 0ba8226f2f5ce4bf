#pragma once

#include "engine/odds/battle_odds.h"

#include <string>
#include <vector>

/// The odds by the longest way: every face of every die, each roll resolved hit by hit as printed on Base
/// p.14. Shares nothing with engine/odds but its input and output.
reach::odds::BattleOdds naiveOdds(const reach::odds::Battle& battle);

/// The same, trying every way to use every leave to roll again: for small pools. naiveOdds takes it for
/// granted that blank skirmish dice are rolled again, and knows one leave for them at most.
reach::odds::BattleOdds naiveOddsOfBestPlay(const reach::odds::Battle& battle);

/// What the first leave is best used for, with the value of that and of every decision as good: the faces
/// that are kept, sorted, each as its kind (A, S, R) and its symbols (s, i, h, b, k).
std::vector<std::string> naiveBestKept(const reach::odds::Battle& battle, std::vector<std::string> roll);
