#pragma once

#include "engine/cards/catalogue.h"
#include "engine/rules/draft.h"

/// The Commonwealth of the Founder: its Members, their Armistice and what they may do with Free buildings
/// (F213 to F226). Without the Founder's cards nothing here changes anything.
namespace reach {

bool isMember(const State& state, Player player);

/// Members, in turn order.
FixedVector<Player, kPlayerColors> members(const Game& game);

/// Who can place the Commonwealth Ambition marker (F213); None.
Player founder(const State& state);

/// True when a Member takes actions with the Free buildings there as if they were Loyal: where the Empire
/// does not control (F222).
bool actsForTheFree(const State& state, SystemId system, Player player);

/// The card by which the player cannot harm pieces of the owner there: the law of the Twisted Passage, an
/// Armistice, or one's own; None.
CardId harmBan(const State& state, SystemId system, Player player, Player owner);

/// A Member who harms a Free city there is one no longer (F222).
void disgrace(Draft& d, Player player, SystemId system);

/// True when the Commonwealth wins the ambition with its marker, scored now (F214).
bool commonwealthWins(const Game& game);

}  // namespace reach
