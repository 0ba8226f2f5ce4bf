#pragma once

#include "engine/contract/campaign.h"

/// The Caretaker's Golems, as far as the rules about resources need them. Each Golem fills a resource slot of
/// its holder, or lies on a card that holds any number of Golems (F503, F505). A base game has none.
namespace reach {

/// True when any Golem is in play. Every other function here tests this first.
inline bool anyGolem(const State& state) {
    return (state.campaign.inPlay.kinds & bitOf(FateToken::Golem)) != 0;
}

/// True when the player has a Golem in a slot, or one that waits for a slot.
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

/// Returns the Golem with this name. Returns null when it is not in play or not known yet.
inline const LaidToken* golemToken(const State& state, Golem golem) {
    return anyGolem(state) ? campaign::golemToken(state, golem) : nullptr;
}

/// Returns the Golem that fills this slot, or null.
inline const LaidToken* golemIn(const State& state, Player player, int slot) {
    return hasGolems(state, player) ? campaign::golemIn(state, player, slot) : nullptr;
}

/// Returns the player who has this Golem in a slot or on a card. None: it lies on the map or is not known.
inline Player golemHolder(const State& state, Golem golem) {
    return anyGolem(state) ? campaign::golemHolder(state, golem) : Player::None;
}
inline bool hasGolem(const State& state, Player player, Golem golem) {
    return player != Player::None && golemHolder(state, golem) == player;
}

/// True when a Golem of the player has no slot and the player can make room for it.
inline bool golemWaits(const Game& game, Player player) {
    return game.state.campaign.inPlay.golemWaits && campaign::golemWaits(game, player);
}

/// Returns the keys it costs to steal this Golem, or -1 when the defender does not have it (F503, F505).
inline int raidCost(const State& state, Player defender, Golem golem) {
    return anyGolem(state) ? campaign::raidCost(state, defender, golem) : -1;
}

/// Moves each Golem of the player to its slot, after slots were closed or filled.
inline void fitGolems(Draft& d, Player player) {
    if (hasGolems(d.state(), player)) campaign::fitGolems(d, player);
}

/// Spending a Golem in the Prelude: only an awake one (F506).
void checkSpendingGolem(const Game& game, Player player, Golem golem, Verdict& v);
void spendGolem(Draft& d, Player player, Golem golem);

/// Returns the card with the law of Golems in slots (F505).
CardId golemSlots();

/// Lays the Golem's token as `token` says.
void layGolem(Draft& d, Golem golem, LaidToken token);
/// Gives the Golem to the taker: onto a card that holds Golems, else into a slot. Without room it waits.
void takeGolem(Draft& d, Player taker, Golem golem);
/// Returns the Rivals with room for this Golem, who may get it once it is spent or discarded (F505).
FixedVector<Player, kPlayerColors> roomForGolem(const Game& game, Player player);
/// Passes on a Golem that was spent or discarded. It falls asleep and goes to a Rival with room; the player
/// chooses between several. Without such a Rival it stays (F505).
void passGolem(Draft& d, Player player, Golem golem);

}  // namespace reach
