#pragma once

#include "app/game/any_game.h"

#include <memory>
#include <vector>

namespace reach {

using GameList = std::vector<std::unique_ptr<AnyGame>>;

/// All games of the app: the list that a further game is added to. Arcs is the last, because it takes the
/// names that no game knows, and reports the error. `home` holds the tables that the window shows.
GameList allGames(QObject& home);

/// The game with this name in records.
AnyGame& gameNamed(const GameList& games, std::string_view name);
/// The game of a record, or of the header of a saved table.
AnyGame& gameOfRecord(const GameList& games, std::string_view record);

}  // namespace reach
