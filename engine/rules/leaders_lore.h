#pragma once

#include "engine/protocol/draft.h"

/// Leaders & Lore before the first turn (Base p.21): the picks, then everybody's pieces and what leaders
/// change.
namespace reach {

/// Why the rows laid out for the draft cannot be; Rule::None when they can, or when there are none.
Rule checkRows(const Setup& setup);

/// Asks the first player to pick: reverse turn order begins at the right of the initiative.
void startDraft(Draft& d);

/// Goes on to whoever still picks, or, when everybody has what they may take, to the pieces. False: a pick is
/// due.
bool advanceDraft(Draft& d);

/// Places everybody's pieces and resources, by leader where there is one, else as the setup card prints them;
/// then what leaders change, in turn order.
void setUpPlayers(Draft& d);

}  // namespace reach
