#pragma once

#include "engine/contract/campaign.h"

/// Objectives and grand ambitions at the end of a chapter, and the length of an Act (BR p.8-9).
namespace reach {

/// Scores `own` grand ambitions of the Fate, and one that a card adds (F906).
void scoreGrandAmbitions(Draft& d, Player player, int own);

/// Advances the objective marker by so many spaces at once, but not beyond `last`.
void advanceObjective(Draft& d, Player player, int spaces, int last = 0);

/// Reports a Blight Crisis in the system, which advances objectives that count it.
void blightCrisis(Draft& d, SystemId system);

/// Returns the number of chapters in this Act.
int chaptersOf(int act);

/// Returns the Power for so many grand ambitions in this chapter of Act III (chapter track tile).
int grandAmbitionPower(int chapter, int fulfilled);

}  // namespace reach
