#pragma once

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <optional>
#include <vector>

#include "database/saves/save_store.h"

/// Converts rows to values and back. Every reader verifies the row's checksum and throws Failure{Damaged} if
/// it is wrong.
namespace reach::saves {

/// A row of the table `game`. Only version 1 has a cursor; without one, all rows of the journal count.
struct GameRow {
    GameId id{};
    std::string title;
    std::string header;
    Seconds created = 0;
    Seconds updated = 0;
    bool finished = false;
    std::optional<std::int64_t> cursor;
};

std::int64_t toNumber(GameId game);

GameId insertGame(SQLite::Database& database, const GameRow& row);
/// Throws Failure{NotFound}.
GameRow readGame(SQLite::Database& database, GameId game);
std::vector<GameRow> readGames(SQLite::Database& database);
void updateGame(SQLite::Database& database, const GameRow& row);

/// Prepares a statement for infoOf(). Keep and reuse it: preparing costs more than running.
SQLite::Statement prepareInfo(SQLite::Database& database);
/// Returns the row completed from the journal: the number of acts, the last one, and its time if it is not
/// after `now`.
GameInfo infoOf(SQLite::Statement& statement, const GameRow& row,
                Seconds now = std::numeric_limits<Seconds>::max());

/// Prepares a statement for writeAct(), to be reused as well.
SQLite::Statement prepareAct(SQLite::Database& database);
void writeAct(SQLite::Statement& statement, GameId game, const StoredAct& act);
/// Returns the number of the last act, or of the last row of a journal of version 1; 0 if there is none.
std::int64_t lastNumber(SQLite::Database& database, GameId game);
/// Also throws Failure{Damaged} if an act is missing between two others.
std::vector<StoredAct> readActs(SQLite::Database& database, GameId game, std::int64_t first,
                                std::int64_t last);
/// Returns the rows of a journal of version 1. Also throws Failure{Damaged} if one is missing.
std::vector<JournalRow> readJournal(SQLite::Database& database, GameId game);
/// Returns the acts that the journal of a game of version 1 comes to, numbered from 1. Throws
/// Failure{Internal} if there are rows and nothing that reads them.
std::vector<StoredAct> actsOf(SQLite::Database& database, const GameRow& game, const ActsOfRows& actsOfRows);

/// Returns the highest number of the backups made of this store; nullopt before the first. The number is an
/// SQLite sequence like that of the games, so that files of every version have a table for it.
std::optional<std::int64_t> readBackupNumber(SQLite::Database& database);
void writeBackupNumber(SQLite::Database& database, std::int64_t number);

/// Returns the highest number that a game was ever given.
std::int64_t lastGame(SQLite::Database& database);

/// Returns the number of acts of all games, or of the rows of version 1.
std::int64_t countActs(SQLite::Database& database);

/// Reads every game and every act. Throws Failure{Damaged}.
void verifyContents(SQLite::Database& database);

}  // namespace reach::saves
