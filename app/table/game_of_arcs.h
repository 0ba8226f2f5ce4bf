#pragma once

#include "app/game/any_game.h"

#include <memory>

namespace reach {

/// Arcs: the base game, Leaders & Lore and the campaign.
std::unique_ptr<AnyGame> gameOfArcs(const QObject& home);

}  // namespace reach
