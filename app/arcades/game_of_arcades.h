#pragma once

#include "app/game/any_game.h"

#include <memory>

namespace reach {

/// ARCADEs. `home` was made by the QML engine that has its table.
std::unique_ptr<AnyGame> gameOfArcades(const QObject& home);

}  // namespace reach
