#pragma once

#include "app/simulation/effects.h"
#include "app/simulation/random_player.h"
#include "engine/record/record.h"

#include <string>

namespace reach::simulation {

/// How closely a random game is watched.
enum class Watch : std::uint8_t {
    Nothing,  ///< for measuring
    /// After each entry the state is consistent; each option offered is legal; events and entries read
    /// back from their texts as they were.
    Everything,
};

/// A random game from setup to winner, or to the first thing that went wrong.
struct GameRun {
    Record record;
    Game game;            ///< where it ended
    std::string failure;  ///< in engine terms, for bug reports; empty when all went well
    long offered = 0;     ///< options listed in all
    Effects effects;      ///< of the cards; only with GamePlan::effects
};

/// What kind of game is played. Below Depth::Turn the chapters end at random too.
struct GamePlan {
    int players = 4;  ///< 2 to 4
    Depth depth = Depth::Turn;
    int lore = 0;           ///< Leaders & Lore: lore cards a player, 1 or 2; 0: without
    bool campaign = false;  ///< The Blighted Reach, all three Acts
    bool effects = false;   ///< count what the cards do; slow
};

GameRun playGame(RandomPlayer& player, const GamePlan& plan, Watch watch);

}  // namespace reach::simulation
