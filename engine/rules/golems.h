#pragma once

#include "engine/core/fate_tokens.h"
#include "engine/rules/draft.h"

/// The Caretaker's Golems: each fills a resource slot of whoever has it, or lies on a card that holds any
/// number of them (F503, F505).
namespace reach {

/// The one with this name; null: it is not in play, or nobody knows yet which one it is.
const LaidToken* golemToken(const State& state, Golem golem);

/// Who has it, in a slot or on a card; None: it lies on the map.
Player golemHolder(const State& state, const LaidToken& token);
/// The same of the one with this name; None where it is not known.
Player golemHolder(const State& state, Golem golem);
inline bool hasGolem(const State& state, Player player, Golem golem) {
    return player != Player::None && !state.campaign.tokens.empty() && golemHolder(state, golem) == player;
}
int golemsOf(const State& state, Player player);

/// The one that fills this slot; null.
const LaidToken* golemIn(const State& state, Player player, int slot);
/// The card of the player's that holds Golems; None.
CardId hearthOf(const State& state, Player player);
/// One of the player's has no slot, and the player can make room for it.
bool golemWaits(const Game& game, Player player);

/// The keys it costs to steal it; -1 when the defender does not have it (F503, F505).
int raidCost(const State& state, Player defender, Golem golem);

/// The token comes to lie as `token` says.
void layGolem(Draft& d, Golem golem, LaidToken token);
/// Onto a card of the taker's that holds Golems, else into a slot; without room it waits.
void takeGolem(Draft& d, Player taker, Golem golem);
void wakeGolem(Draft& d, Golem golem);
/// Each to its slot, after slots were closed or filled.
void fitGolems(Draft& d, Player player);

/// Rivals with room for it, who may get one that was spent or discarded (F505).
FixedVector<Player, kPlayerColors> roomForGolem(const Game& game, Player player);
/// Spent or discarded: it falls asleep and goes to a Rival with room, of several to one the player names;
/// where there is none it stays (F505).
void passGolem(Draft& d, Player player, Golem golem);

}  // namespace reach
