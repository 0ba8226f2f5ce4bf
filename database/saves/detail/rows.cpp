#include "database/saves/detail/rows.h"

#include <SQLiteCpp/Transaction.h>
#include <SQLiteCpp/VariadicBind.h>

#include <algorithm>
#include <map>

#include "database/checksum.h"
#include "database/saves/detail/guard.h"

namespace reach::saves {
namespace {

constexpr const char* kBackups = "backup";

constexpr const char* kGameColumns =
    "SELECT id, title, header, created, updated, finished, cursor, checksum FROM game";

std::int64_t checksumOf(const GameRow& row) {
    return Checksum()
        .add(row.title)
        .add(row.header)
        .add(row.created)
        .add(row.updated)
        .add(std::int64_t{row.finished})
        .add(row.cursor.value_or(-1))
        .value();
}

std::int64_t checksumOf(GameId game, const JournalEntry& entry) {
    return Checksum()
        .add(toNumber(game))
        .add(entry.seq)
        .add(entry.time)
        .add(entry.command)
        .add(entry.events)
        .value();
}

void expect(bool sound) {
    if (!sound) throw Failure(SaveErrorCode::Damaged);
}

void bindGame(SQLite::Statement& statement, const GameRow& row) {
    SQLite::bind(statement, row.title, row.header, row.created, row.updated, std::int64_t{row.finished});
    if (row.cursor) statement.bind(6, *row.cursor);
    statement.bind(7, checksumOf(row));
}

GameRow gameFrom(SQLite::Statement& row) {
    GameRow game{GameId{row.getColumn(0).getInt64()},
                 row.getColumn(1).getString(),
                 row.getColumn(2).getString(),
                 row.getColumn(3).getInt64(),
                 row.getColumn(4).getInt64(),
                 row.getColumn(5).getInt() != 0,
                 std::nullopt};
    if (!row.getColumn(6).isNull()) game.cursor = row.getColumn(6).getInt64();
    expect(row.getColumn(7).getInt64() == checksumOf(game));
    return game;
}

// A number and a part of its checksum, in one.
constexpr std::int64_t kChecked = 1 << 20;

std::int64_t checked(std::int64_t number) {
    return number * kChecked + (Checksum().add(number).value() & (kChecked - 1));
}

std::optional<std::int64_t> sequence(SQLite::Database& database, const char* name) {
    SQLite::Statement query(database, "SELECT seq FROM sqlite_sequence WHERE name = ?");
    query.bind(1, name);
    if (!query.executeStep()) return std::nullopt;
    return query.getColumn(0).getInt64();
}

// Columns: game, seq, time, command, events, checksum.
JournalEntry entryFrom(SQLite::Statement& row) {
    JournalEntry entry{row.getColumn(1).getInt64(), row.getColumn(2).getInt64(), row.getColumn(3).getString(),
                       row.getColumn(4).getString()};
    expect(row.getColumn(5).getInt64() == checksumOf(GameId{row.getColumn(0).getInt64()}, entry));
    return entry;
}

}  // namespace

std::int64_t toNumber(GameId game) {
    return static_cast<std::int64_t>(game);
}

GameId insertGame(SQLite::Database& database, const GameRow& row) {
    SQLite::Statement insert(database,
                             "INSERT INTO game (title, header, created, updated, finished, cursor, checksum)"
                             " VALUES (?, ?, ?, ?, ?, ?, ?)");
    bindGame(insert, row);
    insert.exec();
    return GameId{database.getLastInsertRowid()};
}

GameRow readGame(SQLite::Database& database, GameId game) {
    SQLite::Statement query(database, std::string(kGameColumns) + " WHERE id = ?");
    query.bind(1, toNumber(game));
    if (!query.executeStep()) throw Failure(SaveErrorCode::NotFound);
    return gameFrom(query);
}

std::vector<GameRow> readGames(SQLite::Database& database) {
    SQLite::Statement query(database, std::string(kGameColumns) + " ORDER BY id");
    std::vector<GameRow> games;
    while (query.executeStep()) games.push_back(gameFrom(query));
    return games;
}

void updateGame(SQLite::Database& database, const GameRow& row) {
    SQLite::Statement update(database,
                             "UPDATE game SET title = ?, header = ?, created = ?, updated = ?, finished = ?,"
                             " cursor = ?, checksum = ? WHERE id = ?");
    bindGame(update, row);
    update.bind(8, toNumber(row.id));
    update.exec();
}

GameInfo infoOf(SQLite::Database& database, const GameRow& row, Seconds now) {
    GameInfo info{row.id, row.title, row.header, row.created, row.updated, row.finished, 0, 0};
    SQLite::Statement last(database,
                           "SELECT seq, time FROM journal WHERE game = ? ORDER BY seq DESC LIMIT 1");
    last.bind(1, toNumber(row.id));
    if (last.executeStep()) {
        info.entries = last.getColumn(0).getInt64();
        const Seconds played = last.getColumn(1).getInt64();
        const bool later =
            info.updated > now ? played < info.updated : played > info.updated && played <= now;
        if (later) info.updated = played;
    }
    info.cursor = row.cursor.value_or(info.entries);
    return info;
}

SQLite::Statement prepareEntry(SQLite::Database& database) {
    return SQLite::Statement(database,
                             "INSERT INTO journal (game, seq, time, command, events, checksum)"
                             " VALUES (?, ?, ?, ?, ?, ?)");
}

void writeEntry(SQLite::Statement& statement, GameId game, const JournalEntry& entry) {
    struct Release {
        SQLite::Statement& statement;
        ~Release() { statement.tryReset(); }
    } release{statement};
    statement.bind(1, toNumber(game));
    statement.bind(2, entry.seq);
    statement.bind(3, entry.time);
    statement.bind(4, entry.command);
    statement.bind(5, entry.events);
    statement.bind(6, checksumOf(game, entry));
    statement.exec();
}

std::int64_t lastSeq(SQLite::Database& database, GameId game) {
    SQLite::Statement query(database, "SELECT max(seq) FROM journal WHERE game = ?");
    query.bind(1, toNumber(game));
    query.executeStep();
    return query.getColumn(0).getInt64();
}

std::vector<JournalEntry> readEntries(SQLite::Database& database, GameId game, std::int64_t first,
                                      std::int64_t last) {
    SQLite::Statement query(database,
                            "SELECT game, seq, time, command, events, checksum FROM journal"
                            " WHERE game = ? AND seq BETWEEN ? AND ? ORDER BY seq");
    SQLite::bind(query, toNumber(game), first, last);
    std::vector<JournalEntry> entries;
    while (query.executeStep()) {
        entries.push_back(entryFrom(query));
        expect(entries.size() == 1 || entries.back().seq == entries[entries.size() - 2].seq + 1);
    }
    return entries;
}

std::optional<JournalEntry> readLastWith(SQLite::Database& database, GameId game, std::int64_t last,
                                         const std::string& text) {
    SQLite::Statement query(
        database,
        "SELECT game, seq, time, command, events, checksum FROM journal"
        " WHERE game = ? AND seq <= ? AND instr(events, ?) > 0 ORDER BY seq DESC LIMIT 1");
    SQLite::bind(query, toNumber(game), last, text);
    if (!query.executeStep()) return std::nullopt;
    return entryFrom(query);
}

void truncate(SQLite::Database& database, GameId game, std::int64_t seq) {
    SQLite::Statement statement(database, "DELETE FROM journal WHERE game = ? AND seq > ?");
    SQLite::bind(statement, toNumber(game), seq);
    statement.exec();
}

std::optional<std::int64_t> readBackupNumber(SQLite::Database& database) {
    const auto kept = sequence(database, kBackups);
    if (!kept) return std::nullopt;
    expect(*kept >= 0 && *kept == checked(*kept / kChecked));
    return *kept / kChecked;
}

void writeBackupNumber(SQLite::Database& database, std::int64_t number) {
    SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
    SQLite::Statement forget(database, "DELETE FROM sqlite_sequence WHERE name = ?");
    forget.bind(1, kBackups);
    forget.exec();
    SQLite::Statement insert(database, "INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)");
    insert.bind(1, kBackups);
    insert.bind(2, checked(number));
    insert.exec();
    transaction.commit();
}

std::int64_t lastGame(SQLite::Database& database) {
    return sequence(database, "game").value_or(0);
}

std::int64_t countEntries(SQLite::Database& database) {
    return database.execAndGet("SELECT count(*) FROM journal").getInt64();
}

void verifyContents(SQLite::Database& database) {
    std::map<std::int64_t, std::int64_t> lengths;
    const std::vector<GameRow> games = readGames(database);
    for (const GameRow& game : games) lengths[toNumber(game.id)] = 0;
    SQLite::Statement query(
        database, "SELECT game, seq, time, command, events, checksum FROM journal ORDER BY game, seq");
    while (query.executeStep()) {
        const auto length = lengths.find(query.getColumn(0).getInt64());
        expect(length != lengths.end());
        expect(entryFrom(query).seq == ++length->second);
    }
    readBackupNumber(database);
    for (const GameRow& game : games) {
        const std::int64_t length = lengths[toNumber(game.id)];
        expect(!game.cursor || (*game.cursor >= 0 && *game.cursor < length));
    }
}

}  // namespace reach::saves
