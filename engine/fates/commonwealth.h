#pragma once

#include "engine/contract/seams.h"

/// The Founder's Commonwealth: its Members, their Armistice and what they may do with Free buildings (F213 to
/// F226).
namespace reach {

bool isMember(const State& state, Player player);
/// Members, in turn order.
FixedVector<Player, kPlayerColors> members(const Game& game);

/// Who can place the Commonwealth Ambition marker (F213); None.
Player founder(const State& state);

/// True when the Commonwealth wins the ambition with its marker, scored now (F214).
bool commonwealthWins(const Game& game);

/// What a Member's card changes (F218 to F221).
bool membersAct(const State& state, SystemId system);
CardId keepArmistice(const State& state, CardId member, SystemId system, Player holder, Player owner);
void disgrace(Draft& d, Player member, SystemId system);
/// What else the Founder's cards change (F204, F224).
CardId spareFreeBuildings(const State& state, CardId card, SystemId system, Player holder, Player owner);
bool tiedWithOutsiders(const State& state, Player holder, const CourtSlot& slot);

}  // namespace reach
