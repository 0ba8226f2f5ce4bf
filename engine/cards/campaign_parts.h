#pragma once

#include "engine/cards/card.h"

/// What several cards of the campaign do alike.
namespace reach {

/// Agents of the player that lay on the card just secured may go on to other cards of the Court, the Imperial
/// Council too. The card needs kSendOnQuestion.
void maySendOn(Draft& d, Player player);
extern const Question kSendOnQuestion;

}  // namespace reach
