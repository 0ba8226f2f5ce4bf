#pragma once

#include "engine/contract/campaign.h"

/// Objectives and grand ambitions at a chapter's end, and how an Act ends (BR p.8-9).
namespace reach {

/// Power for so many of the Fate's own, and for one that a card adds (F906).
void scoreGrandAmbitions(Draft& d, Player player, int own);

/// The objective marker advances by so many spaces at once, no further than to `last`.
void advanceObjective(Draft& d, Player player, int spaces, int last = 0);

/// A Blight Crisis happens in the system: who has an objective that counts it advances.
void blightCrisis(Draft& d, SystemId system);

/// Chapters of this Act.
int chaptersOf(int act);

/// Power for so many grand ambitions in this chapter of Act III (chapter track tile).
int grandAmbitionPower(int chapter, int fulfilled);

}  // namespace reach
