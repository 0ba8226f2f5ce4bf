#pragma once

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <optional>
#include <vector>

#include "database/saves/save_store.h"

/// Converts rows to values and back. Every reader verifies the row's checksum and throws Failure{Damaged} if
/// it is wrong.
namespace reach::saves {

/// A row of the table `game`. Without a cursor, the game stands at the journal's end.
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

/// Returns the row completed from the journal: its length, its latest time up to `now`, and the cursor as a
/// number.
GameInfo infoOf(SQLite::Database& database, const GameRow& row,
                Seconds now = std::numeric_limits<Seconds>::max());

/// Prepares a statement for writeEntry(). Keep and reuse it: preparing costs more than running.
SQLite::Statement prepareEntry(SQLite::Database& database);
void writeEntry(SQLite::Statement& statement, GameId game, const JournalEntry& entry);
/// Returns the seq of the journal's last row; 0 for an empty journal.
std::int64_t lastSeq(SQLite::Database& database, GameId game);
/// Also throws Failure{Damaged} if a row is missing between two others.
std::vector<JournalEntry> readEntries(SQLite::Database& database, GameId game, std::int64_t first,
                                      std::int64_t last);
/// Returns the last entry up to `last` whose events contain this text.
std::optional<JournalEntry> readLastWith(SQLite::Database& database, GameId game, std::int64_t last,
                                         const std::string& text);
/// Deletes the entries after `seq`.
void truncate(SQLite::Database& database, GameId game, std::int64_t seq);

/// Returns the highest number of the backups made of this store; nullopt before the first. The number is an
/// SQLite sequence like that of the games, so that files of every version have a table for it.
std::optional<std::int64_t> readBackupNumber(SQLite::Database& database);
void writeBackupNumber(SQLite::Database& database, std::int64_t number);

/// Returns the highest number that a game was ever given.
std::int64_t lastGame(SQLite::Database& database);

std::int64_t countEntries(SQLite::Database& database);

/// Reads every game and every entry. Throws Failure{Damaged}.
void verifyContents(SQLite::Database& database);

}  // namespace reach::saves
