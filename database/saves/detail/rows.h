#pragma once

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <optional>
#include <vector>

#include "database/saves/save_store.h"

/// Rows to values and back. Every reader verifies the row's checksum and throws Failure{Damaged} if it is
/// off.
namespace reach::saves {

/// A row of the table game. No cursor: it stands at the journal's end.
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

/// The row with what the journal adds to it: its length, its latest time up to `now`, the cursor as a number.
GameInfo infoOf(SQLite::Database& database, const GameRow& row,
                Seconds now = std::numeric_limits<Seconds>::max());

/// A statement for writeEntry(), to be kept: preparing it costs more than running it.
SQLite::Statement prepareEntry(SQLite::Database& database);
void writeEntry(SQLite::Statement& statement, GameId game, const JournalEntry& entry);
/// The seq of the journal's last row; 0 for an empty one.
std::int64_t lastSeq(SQLite::Database& database, GameId game);
/// Throws Failure{Damaged} also where a row is missing between two others.
std::vector<JournalEntry> readEntries(SQLite::Database& database, GameId game, std::int64_t first,
                                      std::int64_t last);
/// The last entry up to `last` with this text among its events.
std::optional<JournalEntry> readLastWith(SQLite::Database& database, GameId game, std::int64_t last,
                                         const std::string& text);
/// Deletes the entries after `seq`.
void truncate(SQLite::Database& database, GameId game, std::int64_t seq);

/// The highest number of a backup that was made of this store; none before the first. It is a sequence as
/// that of the games, and so stands in a table that every version's file has.
std::optional<std::int64_t> readBackupNumber(SQLite::Database& database);
void writeBackupNumber(SQLite::Database& database, std::int64_t number);

/// The highest number a game was ever given.
std::int64_t lastGame(SQLite::Database& database);

std::int64_t countEntries(SQLite::Database& database);

/// Reads every game and every entry. Throws Failure{Damaged}.
void verifyContents(SQLite::Database& database);

}  // namespace reach::saves
