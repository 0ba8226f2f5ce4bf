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

std::int64_t checksumOf(GameId game, const StoredAct& act) {
    return Checksum().add(toNumber(game)).add(act.number).add(act.time).add(act.text).value();
}

std::int64_t checksumOf(GameId game, std::int64_t seq, const JournalRow& row) {
    return Checksum().add(toNumber(game)).add(seq).add(row.time).add(row.command).add(row.events).value();
}

bool hasActs(SQLite::Database& database) {
    return database.tableExists("act");
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

// Columns: game, number, time, text, checksum.
StoredAct actFrom(SQLite::Statement& row) {
    StoredAct act{row.getColumn(1).getInt64(), row.getColumn(2).getInt64(), row.getColumn(3).getString()};
    expect(row.getColumn(4).getInt64() == checksumOf(GameId{row.getColumn(0).getInt64()}, act));
    return act;
}

void verifyJournals(SQLite::Database& database, const std::vector<GameRow>& games) {
    std::int64_t rows = 0;
    for (const GameRow& game : games) {
        const auto length = std::ssize(readJournal(database, game.id));
        expect(!game.cursor || (*game.cursor >= 0 && *game.cursor < length));
        rows += length;
    }
    expect(rows == countActs(database));
}

void verifyActs(SQLite::Database& database, const std::vector<GameRow>& games) {
    std::map<std::int64_t, std::int64_t> lengths;
    for (const GameRow& game : games) lengths[toNumber(game.id)] = 0;
    SQLite::Statement query(database,
                            "SELECT game, number, time, text, checksum FROM act ORDER BY game, number");
    while (query.executeStep()) {
        const auto length = lengths.find(query.getColumn(0).getInt64());
        expect(length != lengths.end());
        expect(actFrom(query).number == ++length->second);
    }
}

}  // namespace

std::int64_t toNumber(GameId game) {
    return static_cast<std::int64_t>(game);
}

GameId insertGame(SQLite::Database& database, const GameRow& row) {
    SQLite::Statement insert(
        database,
        "INSERT INTO game (title, header, created, updated, finished, cursor, checksum, id)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
    bindGame(insert, row);
    if (row.id != GameId{}) insert.bind(8, toNumber(row.id));
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

SQLite::Statement prepareInfo(SQLite::Database& database) {
    return SQLite::Statement(database,
                             "SELECT game, number, time, text, checksum FROM act WHERE game = ?"
                             " ORDER BY number DESC LIMIT 1");
}

GameInfo infoOf(SQLite::Statement& statement, const GameRow& row, Seconds now) {
    GameInfo info{row.id, row.title, row.header, row.created, row.updated, row.finished, 0, {}};
    statement.reset();
    statement.bind(1, toNumber(row.id));
    if (!statement.executeStep()) return info;
    StoredAct last = actFrom(statement);
    const bool later =
        info.updated > now ? last.time < info.updated : last.time > info.updated && last.time <= now;
    if (later) info.updated = last.time;
    info.acts = last.number;
    info.last = std::move(last.text);
    return info;
}

SQLite::Statement prepareAct(SQLite::Database& database) {
    return SQLite::Statement(database,
                             "INSERT INTO act (game, number, time, text, checksum) VALUES (?, ?, ?, ?, ?)");
}

void writeAct(SQLite::Statement& statement, GameId game, const StoredAct& act) {
    struct Release {
        SQLite::Statement& statement;
        ~Release() { statement.tryReset(); }
    } release{statement};
    statement.bind(1, toNumber(game));
    statement.bind(2, act.number);
    statement.bind(3, act.time);
    statement.bind(4, act.text);
    statement.bind(5, checksumOf(game, act));
    statement.exec();
}

std::int64_t lastNumber(SQLite::Database& database, GameId game) {
    SQLite::Statement query(database, hasActs(database) ? "SELECT max(number) FROM act WHERE game = ?"
                                                        : "SELECT max(seq) FROM journal WHERE game = ?");
    query.bind(1, toNumber(game));
    query.executeStep();
    return query.getColumn(0).getInt64();
}

std::vector<StoredAct> readActs(SQLite::Database& database, GameId game, std::int64_t first,
                                std::int64_t last) {
    SQLite::Statement query(database,
                            "SELECT game, number, time, text, checksum FROM act"
                            " WHERE game = ? AND number BETWEEN ? AND ? ORDER BY number");
    SQLite::bind(query, toNumber(game), first, last);
    std::vector<StoredAct> acts;
    while (query.executeStep()) {
        acts.push_back(actFrom(query));
        expect(acts.size() == 1 || acts.back().number == acts[acts.size() - 2].number + 1);
    }
    return acts;
}

std::vector<JournalRow> readJournal(SQLite::Database& database, GameId game) {
    SQLite::Statement query(
        database, "SELECT seq, time, command, events, checksum FROM journal WHERE game = ? ORDER BY seq");
    query.bind(1, toNumber(game));
    std::vector<JournalRow> rows;
    while (query.executeStep()) {
        rows.push_back(
            {query.getColumn(1).getInt64(), query.getColumn(2).getString(), query.getColumn(3).getString()});
        const std::int64_t seq = query.getColumn(0).getInt64();
        expect(seq == std::ssize(rows));
        expect(query.getColumn(4).getInt64() == checksumOf(game, seq, rows.back()));
    }
    return rows;
}

std::vector<StoredAct> actsOf(SQLite::Database& database, const GameRow& game, const ActsOfRows& actsOfRows) {
    const std::vector<JournalRow> rows = readJournal(database, game.id);
    if (rows.empty()) return {};
    if (!actsOfRows) throw Failure(SaveErrorCode::Internal);
    std::vector<StoredAct> acts = actsOfRows(game.header, rows, game.cursor.value_or(std::ssize(rows)));
    std::int64_t number = 0;
    for (StoredAct& act : acts) act.number = ++number;
    return acts;
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

std::int64_t countActs(SQLite::Database& database) {
    return database
        .execAndGet(hasActs(database) ? "SELECT count(*) FROM act" : "SELECT count(*) FROM journal")
        .getInt64();
}

void verifyContents(SQLite::Database& database) {
    const std::vector<GameRow> games = readGames(database);
    if (hasActs(database))
        verifyActs(database, games);
    else
        verifyJournals(database, games);
    readBackupNumber(database);
}

}  // namespace reach::saves
