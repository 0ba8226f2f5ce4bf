#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/odds/battle_odds.h"

/// Which dice to collect. The attacker may collect fewer than allowed and mix kinds freely, six of a kind
/// at most (Base p.14).
namespace reach::odds {

/// What the attacker wants of the battle.
enum class Aim : std::uint8_t {
    ClearShips,        ///< the chance that no defending ship remains
    DestroyCity,       ///< the chance to destroy a city
    DestroyBuildings,  ///< the expected number of buildings destroyed
    MostKeys,          ///< the expected number of keys to spend
    MostTrophies,      ///< the expected number of ships and buildings destroyed
    KeepShips,         ///< the expected hits landed, a battle that costs a ship counting nothing
};
inline constexpr int kAims = 6;

/// What may be collected.
struct MixLimits {
    int dice = 0;  ///< at most so many in all: one for each attacking ship, and what cards add
    bool raidAllowed =
        false;  ///< defending buildings, or a defender without buildings on the map (Base p.14)
};

/// One choice of dice and what comes of it.
struct MixOdds {
    Pool dice;
    BattleOdds odds;
};

/// How good the odds are for the aim: more is better.
double worth(const BattleOdds& odds, Aim aim);

/// The same battle with its hits dealt and taken in the orders that serve the aim best.
Battle playedFor(Battle battle, Aim aim);

/// Every choice of dice within the limits, none at all included, for the battle's orders; its own `dice` are
/// not looked at. 343 at most; empty if the battle is not possible.
std::vector<MixOdds> everyMix(Battle battle, const MixLimits& limits);

/// The best of them for the aim, or null if there are none. Of equally good ones that with fewer expected
/// ships lost, then fewer hits taken, then more hits landed, then fewer dice.
const MixOdds* bestMix(std::span<const MixOdds> mixes, Aim aim);

}  // namespace reach::odds
