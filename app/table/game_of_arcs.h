#pragma once

#include "app/game/any_game.h"

#include <memory>

namespace reach {

/// Arcs: the base game, Leaders & Lore and the campaign. Its table is a child of `home`.
std::unique_ptr<AnyGame> gameOfArcs(QObject& home);

}  // namespace reach
