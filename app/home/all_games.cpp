#include "app/home/all_games.h"

#include "app/arcades/game_of_arcades.h"
#include "app/table/game_of_arcs.h"
#include "engine/record/frame.h"

#include <algorithm>

namespace reach {

GameList allGames(QObject& home) {
    GameList games;
    games.push_back(gameOfArcades(home));
    games.push_back(gameOfArcs(home));
    return games;
}

AnyGame& gameNamed(const GameList& games, std::string_view name) {
    return **std::ranges::find_if(games.begin(), games.end() - 1,
                                  [&](const auto& game) { return game->isNamed(name); });
}

AnyGame& gameOfRecord(const GameList& games, std::string_view record) {
    return gameNamed(games, gameOf(record));
}

}  // namespace reach
