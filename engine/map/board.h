#pragma once

#include "engine/core/state.h"

#include <algorithm>

/// The map of the Reach (Base p.6): planets, slots, borders, and the systems that a setup card takes out of
/// play.
namespace reach {

/// All gates, including the Twisted Passage.
inline constexpr SystemSet kAllGates = [] {
    SystemSet gates = bitOf(SystemId::TwistedPassage);
    for (int c = 0; c < kClusters; ++c) gates |= bitOf(systemAt(c, Spot::Gate));
    return gates;
}();

/// Returns the type printed on the planet, or Resource::None for a gate.
Resource printedType(SystemId system);

/// Returns the planet's current type: that of a token on its icon, or the printed one. None for a gate.
Resource planetType(const State& state, SystemId system);

/// Returns the types of a city in this system: the planet's type, or in a gate the types of all cities in its
/// cluster (L11).
ResourceSet cityTypes(const State& state, SystemId system);

/// Returns the building slots printed on the planet (1 or 2), or 0 for a gate.
int printedSlots(SystemId system);

/// Returns the current building slots. A Broken World has none (F1103).
int buildingSlots(const State& state, SystemId system);
bool isBrokenWorld(const State& state, SystemId system);

/// Returns the gates with a Passage, which are out of play (F2205).
SystemSet brokenGates(const State& state);

/// Returns all systems in play under this setup card, with the Twisted Passage instead of broken gates.
SystemSet systemsInPlay(const Game& game);

bool inPlay(const Game& game, SystemId system);

/// Returns the adjacent systems in play. Gates skip clusters that are out of play (Base p.6). The Twisted
/// Passage has no adjacent systems; ships only move into and out of it.
SystemSet neighbors(const Game& game, SystemId system);

/// Returns the systems that one step of a move can reach: the adjacent systems, and the Twisted Passage from
/// beside a broken gate. From the Twisted Passage these are planets with the symbol on the event die (F2205),
/// or any planet (F2206).
SystemSet waysFrom(const Game& game, SystemId system);
/// True while ships may leave the Twisted Passage for any planet, any number of times (F2206).
bool stormsBlow(const State& state);

/// Returns the player's Flagship if it is in this system, else null (BR p.22).
inline const Flagship* flagshipAt(const State& state, Player player, SystemId system) {
    if (!isColor(player)) return nullptr;
    const Flagship& flagship = state.seat(player).flagship;
    return flagship.exists() && flagship.at == system ? &flagship : nullptr;
}

/// Returns the number of the owner's fresh ships in the system, including a Flagship (BR p.22).
inline int freshShips(const State& state, SystemId system, Player player) {
    return state.at(system).ships[index(player)].fresh +
           (flagshipAt(state, player, system) != nullptr ? 1 : 0);
}

/// Returns the player with more fresh ships in the system than each Rival (Base p.7), or None on a tie or if
/// unknown. Returns the Empire wherever it has a fresh ship, whatever the players have (BR p.10).
Player controller(const State& state, SystemId system);

/// True when the owner has a ship or a Flagship in the system.
inline bool hasShips(const State& state, SystemId system, Player owner) {
    return contains(state.of(owner).where.ships, system) || flagshipAt(state, owner, system) != nullptr;
}

/// Returns how many of the player's buildings of this type are on the map in known systems.
int buildingsOnMap(const State& state, Player player, BuildingType type);

/// Returns how many of the player's ships are on the map in known systems.
int shipsOnMap(const State& state, Player player);

/// Returns how many cities of the player are off the board: built or taken as Trophies. They open slots (Base
/// p.7).
inline int citiesOffBoard(const PlayerState& player) {
    return kCities - player.citiesOnBoard;
}

/// The number of open resource slots on the board, by cities off it. The first of the six slots are open
/// (Base p.7).
inline constexpr auto kOpenSlots = std::array{2, 3, 4, 6, 6, 6};
inline int openSlots(const PlayerState& player) {
    return kOpenSlots[static_cast<std::size_t>(citiesOffBoard(player))];
}

/// Returns the extra Power for an untied first place: 0, 2 or 5 (Base p.18).
int bonusCityPower(const PlayerState& player);

/// Keys to steal from each resource slot, left to right (Base p.16), and from the slot that a card adds
/// (L13).
inline constexpr std::array<int, kResourceSlots> kSlotRaidCost{3, 1, 1, 2, 1, 3, 4};

}  // namespace reach
