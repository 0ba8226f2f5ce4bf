#pragma once

#include "app/game/any_game.h"

#include <memory>

namespace reach {

/// ARCADEs. Its table is a child of `home`.
std::unique_ptr<AnyGame> gameOfArcades(QObject& home);

}  // namespace reach
