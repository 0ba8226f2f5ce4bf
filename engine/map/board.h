#pragma once

#include "engine/core/state.h"

#include <algorithm>

/// The map of the Reach (Base p.6): planets, slots, borders, and what a setup card takes out of play.
namespace reach {

/// All gates, the Twisted Passage among them.
inline constexpr SystemSet kAllGates = [] {
    SystemSet gates = bitOf(SystemId::TwistedPassage);
    for (int c = 0; c < kClusters; ++c) gates |= bitOf(systemAt(c, Spot::Gate));
    return gates;
}();

/// The type printed on the planet; Resource::None for a gate.
Resource printedType(SystemId system);

/// The planet's type now: what lies on its icon, or what is printed. None for a gate.
Resource planetType(const State& state, SystemId system);

/// The types a city in this system has: of a planet its one; in a gate those of all cities in its cluster
/// (L11).
ResourceSet cityTypes(const State& state, SystemId system);

/// Building slots printed on the planet (1 or 2); 0 for a gate.
int printedSlots(SystemId system);

/// Those it has now: a Broken World has none (F1103).
int buildingSlots(const State& state, SystemId system);
bool isBrokenWorld(const State& state, SystemId system);

/// The gates with a Passage, which are out of play (F2205).
SystemSet brokenGates(const State& state);

/// All systems in play: under this setup card, and with the Twisted Passage in place of broken gates.
SystemSet systemsInPlay(const Game& game);

bool inPlay(const Game& game, SystemId system);

/// The adjacent systems in play; gates skip clusters that are out of play (Base p.6). The Twisted Passage has
/// none: it is only moved into and out of.
SystemSet neighbors(const Game& game, SystemId system);

/// Where one step of a move leads: to the adjacent systems, beside broken gates into the Twisted Passage, and
/// from there to planets with the symbol on the event die (F2205), or to any (F2206).
SystemSet waysFrom(const Game& game, SystemId system);
/// True while ships leave the Twisted Passage for any planet, as often as their player likes (F2206).
bool stormsBlow(const State& state);

/// The player's Flagship, when it is in this system; else null (BR p.22).
inline const Flagship* flagshipAt(const State& state, Player player, SystemId system) {
    if (!isColor(player)) return nullptr;
    const Flagship& flagship = state.seat(player).flagship;
    return flagship.exists() && flagship.at == system ? &flagship : nullptr;
}

/// Fresh ships of the owner there, a Flagship among them (BR p.22).
inline int freshShips(const State& state, SystemId system, Player player) {
    return state.at(system).ships[index(player)].fresh +
           (flagshipAt(state, player, system) != nullptr ? 1 : 0);
}

/// Who has more fresh ships in the system than each rival (Base p.7); None on a tie or when unknown. The
/// Empire wherever it has a fresh ship, whatever the players have (BR p.10).
Player controller(const State& state, SystemId system);

/// True when the owner has a ship there, a Flagship among them.
inline bool hasShips(const State& state, SystemId system, Player owner) {
    return contains(state.of(owner).where.ships, system) || flagshipAt(state, owner, system) != nullptr;
}

/// How many of the player's buildings of this type stand on the map in known systems.
int buildingsOnMap(const State& state, Player player, BuildingType type);

/// The player's ships on the map in known systems.
int shipsOnMap(const State& state, Player player);

/// Cities a player has off the board: built, taken as Trophies, wherever they are (opens slots, Base p.7).
inline int citiesOffBoard(const PlayerState& player) {
    return kCities - player.citiesOnBoard;
}

/// Resource slots open on the player's board: the first so many of the six, by cities off it (Base p.7).
inline constexpr auto kOpenSlots = std::array{2, 3, 4, 6, 6, 6};
inline int openSlots(const PlayerState& player) {
    return kOpenSlots[static_cast<std::size_t>(citiesOffBoard(player))];
}

/// Extra Power for an untied first place: 0, 2 or 5 (Base p.18).
int bonusCityPower(const PlayerState& player);

/// Keys to steal from each resource slot, left to right (Base p.16), and from the one a card adds (L13).
inline constexpr std::array<int, kResourceSlots> kSlotRaidCost{3, 1, 1, 2, 1, 3, 4};

}  // namespace reach
