#pragma once

#include "engine/protocol/draft.h"

/// Leaders & Lore before the first turn (Base p.21): the picks, then the pieces of all players and the
/// changes by leaders.
namespace reach {

/// Returns the reason why the cards laid out for the draft are invalid. Returns Rule::None if they are valid
/// or absent.
Rule checkRows(const Setup& setup);

/// Asks the first player to pick. Reverse turn order begins with the player to the right of the initiative.
void startDraft(Draft& d);

/// Continues with the next player who picks, or places the pieces when all picks are made. Returns false
/// while a pick is due.
bool advanceDraft(Draft& d);

/// Places the pieces and resources of all players, by leader or else as printed on the setup card. Then
/// applies the changes by leaders, in turn order.
void setUpPlayers(Draft& d);

}  // namespace reach
