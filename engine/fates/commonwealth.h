#pragma once

#include "engine/contract/seams.h"

/// The Founder's Commonwealth: its Members, their Armistice and their actions with Free buildings (F213 to
/// F226).
namespace reach {

bool isMember(const State& state, Player player);
/// Returns the Members in turn order.
FixedVector<Player, kPlayerColors> members(const Game& game);

/// Returns the player who can place the Commonwealth Ambition marker (F213), or None.
Player founder(const State& state);

/// True when the Commonwealth wins the ambition with its marker if it is scored now (F214).
bool commonwealthWins(const Game& game);

/// The effects of a Member's card (F218 to F221).
bool membersAct(const State& state, SystemId system);
CardId keepArmistice(const State& state, CardId member, SystemId system, Player holder, Player owner);
void disgrace(Draft& d, Player member, SystemId system);
/// Other effects of the Founder's cards (F204, F224).
CardId spareFreeBuildings(const State& state, CardId card, SystemId system, Player holder, Player owner);
bool tiedWithOutsiders(const State& state, Player holder, const CourtSlot& slot);

}  // namespace reach
