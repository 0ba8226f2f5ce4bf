#pragma once

#include "engine/contract/campaign.h"

/// The Caretaker's Golems, as the rules about resources ask for them: each fills a resource slot of whoever
/// has it, or lies on a card that holds any number of them (F503, F505). A base game has none.
namespace reach {

/// Any of them is in play: nothing else about them is asked before.
inline bool anyGolem(const State& state) {
    return (state.campaign.inPlay.kinds & bitOf(FateToken::Golem)) != 0;
}

/// The player has one that fills a slot, or waits for one.
inline bool hasGolems(const State& state, Player player) {
    return isColor(player) && (state.campaign.inPlay.golemHolders >> index(player) & 1U) != 0;
}

namespace campaign {  // golems.cpp

const LaidToken* golemToken(const State& state, Golem golem);
const LaidToken* golemIn(const State& state, Player player, int slot);
Player golemHolder(const State& state, Golem golem);
bool golemWaits(const Game& game, Player player);
int raidCost(const State& state, Player defender, Golem golem);
void fitGolems(Draft& d, Player player);

}  // namespace campaign

/// The one with this name; null: it is not in play, or nobody knows yet which one it is.
inline const LaidToken* golemToken(const State& state, Golem golem) {
    return anyGolem(state) ? campaign::golemToken(state, golem) : nullptr;
}

/// The one that fills this slot; null.
inline const LaidToken* golemIn(const State& state, Player player, int slot) {
    return hasGolems(state, player) ? campaign::golemIn(state, player, slot) : nullptr;
}

/// Who has the one with this name, in a slot or on a card; None: it lies on the map, or is not known.
inline Player golemHolder(const State& state, Golem golem) {
    return anyGolem(state) ? campaign::golemHolder(state, golem) : Player::None;
}
inline bool hasGolem(const State& state, Player player, Golem golem) {
    return player != Player::None && golemHolder(state, golem) == player;
}

/// One of the player's has no slot, and the player can make room for it.
inline bool golemWaits(const Game& game, Player player) {
    return game.state.campaign.inPlay.golemWaits && campaign::golemWaits(game, player);
}

/// The keys it costs to steal it; -1 when the defender does not have it (F503, F505).
inline int raidCost(const State& state, Player defender, Golem golem) {
    return anyGolem(state) ? campaign::raidCost(state, defender, golem) : -1;
}

/// Each to its slot, after slots were closed or filled.
inline void fitGolems(Draft& d, Player player) {
    if (hasGolems(d.state(), player)) campaign::fitGolems(d, player);
}

/// Spending one in the Prelude: those that are awake (F506).
void checkSpendingGolem(const Game& game, Player player, Golem golem, Verdict& v);
void spendGolem(Draft& d, Player player, Golem golem);

/// The card with the law of Golems in slots (F505).
CardId golemSlots();

/// The token comes to lie as `token` says.
void layGolem(Draft& d, Golem golem, LaidToken token);
/// Onto a card of the taker's that holds Golems, else into a slot; without room it waits.
void takeGolem(Draft& d, Player taker, Golem golem);
/// Rivals with room for it, who may get one that was spent or discarded (F505).
FixedVector<Player, kPlayerColors> roomForGolem(const Game& game, Player player);
/// Spent or discarded: it falls asleep and goes to a Rival with room, of several to one the player names;
/// where there is none it stays (F505).
void passGolem(Draft& d, Player player, Golem golem);

}  // namespace reach
