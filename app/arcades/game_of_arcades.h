#pragma once

#include "app/game/any_game.h"

#include <memory>

namespace reach {

/// ARCADEs.
std::unique_ptr<AnyGame> gameOfArcades(const QObject& home);

}  // namespace reach
