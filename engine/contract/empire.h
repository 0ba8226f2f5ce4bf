#pragma once

#include "engine/contract/campaign.h"
#include "engine/map/board.h"

/// The Empire, as far as the rules of the base game need it: Regents and Outlaws, its laws, its fleet (BR
/// p.10-11). A base game has no Empire, so no law forbids anything.
namespace reach {

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

namespace campaign {  // empire.cpp

Ships defendingFleet(const State& state);
bool isDenied(const State& state, Player player);
bool commandsFleet(const State& state, SystemId system, Player player);
bool truceProtects(const State& state, SystemId system, Player from, Player owner);
bool fleetIsLed(const State& state, Player player, const Ships& fleet, const Ships& loyal, bool flagship);
bool stopsCatapult(const State& state, SystemId gate, Player player, bool mixed);
Player takerFor(const State& state, Player defender);

}  // namespace campaign

/// Returns the Imperial ships that defend beside a Regent in the current battle: the ships in that system
/// that do not attack (BR p.11).
inline Ships defendingFleet(const State& state) {
    return state.battle.fleetDefends ? campaign::defendingFleet(state) : Ships{};
}

/// Presence Law: a Regent with Loyal pieces in the system can take actions with the Imperial ships (BR p.10).
inline bool commandsFleet(const State& state, SystemId system, Player player) {
    return isRegent(state, player) && campaign::commandsFleet(state, system, player);
}

/// True when a law denies this player the command of the Imperial fleet (F720).
inline bool isDeniedTheFleet(const State& state, Player player) {
    return isCampaign(state) && campaign::isDenied(state, player);
}

/// Truce Law: a Regent may neither harm nor tax a Rival Regent beside Imperial ships, nor harm the Empire
/// (BR p.11).
inline bool truceProtects(const State& state, SystemId system, Player from, Player owner) {
    return isRegent(state, from) && campaign::truceProtects(state, system, from, owner);
}

/// Movement Law: at most as many Imperial as Loyal ships move together (BR p.10). The Flagship is a Loyal
/// ship.
inline bool fleetIsLed(const State& state, Player player, const Ships& fleet, const Ships& loyal,
                       bool flagship) {
    return !isCampaign(state) || campaign::fleetIsLed(state, player, fleet, loyal, flagship);
}

/// True when a Catapult move of the player ends in this gate. A Rival who controls the gate ends it (Base
/// p.13); in a campaign the Empire and Blight end it too (BR p.10, p.19). `mixed`: Imperial and Loyal ships
/// move together.
inline bool stopsCatapult(const State& state, SystemId gate, Player player, bool mixed) {
    if (isCampaign(state)) return campaign::stopsCatapult(state, gate, player, mixed);
    const Player holder = controller(state, gate);
    return holder != Player::None && holder != player;
}

/// Returns the player who takes destroyed pieces of the attacker as Trophies: the defender, or the First
/// Regent for the Empire. Returns None for the Free States and the Blight: the pieces then return to their
/// supplies (BR p.11).
inline Player takerFor(const State& state, Player defender) {
    return isCampaign(state) ? campaign::takerFor(state, defender) : defender;
}

}  // namespace reach
