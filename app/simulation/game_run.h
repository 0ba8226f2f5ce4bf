#pragma once

#include "app/simulation/effects.h"
#include "app/simulation/random_player.h"
#include "engine/record/record.h"

#include <string>

namespace reach::simulation {

/// The checks on a random game.
enum class Watch : std::uint8_t {
    Nothing,  ///< none, for measurements
    /// After each entry checks that the state is consistent, that each option is legal, and that events and
    /// entries are read back from their texts unchanged.
    Everything,
};

/// A random game from setup to winner, or to the first failure.
struct GameRun {
    Record record;
    Game game;            ///< the game at its end
    std::string failure;  ///< the failure in engine terms, for bug reports; empty for none
    long offered = 0;     ///< total number of options listed
    Effects effects;      ///< effects of the cards; only with GamePlan::effects
};

/// The kind of game to play. Below Depth::Turn the chapters end at random times.
struct GamePlan {
    int players = 4;  ///< 2 to 4
    Depth depth = Depth::Turn;
    int lore = 0;           ///< Leaders & Lore: number of lore cards for each player, 1 or 2; 0: without
    bool campaign = false;  ///< The Blighted Reach, all three Acts
    bool effects = false;   ///< count the effects of the cards; slow
};

GameRun playGame(RandomPlayer& player, const GamePlan& plan, Watch watch);

}  // namespace reach::simulation
