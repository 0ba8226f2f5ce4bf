#pragma once

#include "engine/map/board.h"
#include "engine/rules/draft.h"

/// The Empire: its Regents and Outlaws, its laws, its fleet (BR p.10-11). In a game without the campaign
/// there are no Imperial ships, and nothing here changes anything.
namespace reach {

inline bool isCampaign(const State& state) {
    return state.campaign.act > 0;
}
inline bool isRegent(const State& state, Player player) {
    return isCampaign(state) && isColor(player) && state.seat(player).title == Title::Regent;
}
inline bool isOutlaw(const State& state, Player player) {
    return isCampaign(state) && isColor(player) && state.seat(player).title == Title::Outlaw;
}

/// Ships of the Empire in the system, fresh and damaged.
inline const Ships& fleetAt(const State& state, SystemId system) {
    return state.at(system).ships[index(Player::Empire)];
}

/// Imperial ships that defend beside a Regent in the battle under way: those there that do not attack in it
/// (BR p.11).
Ships defendingFleet(const State& state);

/// Presence Law: a Regent with Loyal pieces there can take actions with the Imperial ships (BR p.10).
bool commandsFleet(const State& state, SystemId system, Player player);

/// Truce Law: a Regent may neither harm nor tax a Rival Regent beside Imperial ships, nor harm the Empire
/// (BR p.11).
bool truceProtects(const State& state, SystemId system, Player from, Player owner);

/// Movement Law: no more Imperial than Loyal ships move together (BR p.10); the Flagship is a Loyal ship.
bool fleetIsLed(const State& state, Player player, const Ships& fleet, const Ships& loyal, bool flagship);

/// True when a Catapult move of the player's ends in this gate: by whoever controls it, or by Blight (BR
/// p.10, p.19). `mixed`: Imperial and Loyal ships move together.
bool stopsCatapult(const State& state, SystemId gate, Player player, bool mixed);

/// Who takes destroyed pieces of the attacker as Trophies: the defender, the First Regent for the Empire,
/// nobody for the Free States and the Blight, to whom None returns them (BR p.11).
Player takerFor(const State& state, Player defender);

/// The player becomes an Outlaw; a First Regent hands the tile on to the Regent with the most Power, or with
/// none left empties the Imperial Trust for 1 Power a resource (BR p.16).
void leaveEmpire(Draft& d, Player player);

/// The only Regent takes the tile (BR p.16).
void reviveEmpire(Draft& d, Player player);

void makeFirstRegent(Draft& d, Player player);

/// Regents in turn order.
FixedVector<Player, kPlayerColors> regents(const Game& game);

/// Resources in the Imperial Trust.
int trustSize(const State& state);

/// One hit on a ship of the owner there: a fresh one before the Flagship, and that before a damaged one;
/// destroyed, it goes home. False when nothing is there to be hit (BR p.18, p.24).
bool hitFreshFirst(Draft& d, Player owner, SystemId system);

}  // namespace reach
