#pragma once

#include "engine/core/action_cards.h"
#include "engine/core/state.h"
#include "engine/protocol/command.h"

/// Common includes of the seam headers. A seam is one thing about a rule that a card can change. It is a
/// field of that rule's struct (contract/tax.h and its neighbours). The card's literal fills it, and the
/// rule's .cpp reads it by name (contract/seams.h). The first player argument of a function is always the
/// card's holder.
///
/// Numbers and flags are standing changes. They apply while the card lies in a player's area, or only while
/// Card::whileDeclared is declared. Functions are moments, called by the rule. Seams named ...ByLaw belong to
/// cards in the rules booklet and apply to every player.
namespace reach {

class Draft;     // protocol/draft.h
struct Verdict;  // protocol/decision.h

}  // namespace reach
