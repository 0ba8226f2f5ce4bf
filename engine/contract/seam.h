#pragma once

#include "engine/core/action_cards.h"
#include "engine/core/state.h"
#include "engine/protocol/command.h"

/// What the headers of the seams share. A seam is one thing about a rule that a card can change: a field of
/// that rule's struct (contract/tax.h and its neighbours), filled in the card's literal and asked for in the
/// rule's .cpp by its name (contract/seams.h). The first player of a function is always the card's holder.
///
/// Numbers and flags are standing changes, and hold while the card lies in a player's area, or only while
/// Card::whileDeclared is declared; functions are moments, at which the rule calls them. Those named ...ByLaw
/// are of cards in the rules booklet, and hold for everybody.
namespace reach {

class Draft;     // protocol/draft.h
struct Verdict;  // protocol/decision.h

}  // namespace reach
