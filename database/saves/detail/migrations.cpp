#include "database/saves/detail/migrations.h"

#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>

#include "database/checksum.h"
#include "database/saves/detail/rows.h"

namespace reach::saves {
namespace {

// No table has an index beside it: quick_check does not notice one that disagrees with its table. Nothing was
// ever written to the table of snapshots.
void createTables(SQLite::Database& database, const StoreOptions&) {
    database.exec("PRAGMA application_id = " + std::to_string(kApplicationId));
    database.exec(R"(
        CREATE TABLE game (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            title TEXT NOT NULL,
            header TEXT NOT NULL,
            created INTEGER NOT NULL,
            updated INTEGER NOT NULL,
            finished INTEGER NOT NULL,
            cursor INTEGER,
            checksum INTEGER NOT NULL
        ) STRICT;
        CREATE TABLE journal (
            game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
            seq INTEGER NOT NULL,
            time INTEGER NOT NULL,
            command TEXT NOT NULL,
            events TEXT NOT NULL,
            checksum INTEGER NOT NULL,
            PRIMARY KEY (game, seq)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE snapshot (
            game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
            seq INTEGER NOT NULL,
            text TEXT NOT NULL,
            checksum INTEGER NOT NULL,
            PRIMARY KEY (game, seq)
        ) STRICT, WITHOUT ROWID;
    )");
}

std::string schemaOf(SQLite::Database& database) {
    SQLite::Statement query(database,
                            "SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name");
    std::string schema;
    while (query.executeStep()) {
        for (int column = 0; column < query.getColumnCount(); ++column)
            schema += query.getColumn(column).getString() + '\n';
    }
    return schema;
}

// Journals become acts. The column `cursor` stays, and is null from now on, so that the games of a backup of
// any version are read alike.
void makeActs(SQLite::Database& database, const StoreOptions& options) {
    database.exec(R"(
        CREATE TABLE act (
            game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
            number INTEGER NOT NULL,
            time INTEGER NOT NULL,
            text TEXT NOT NULL,
            checksum INTEGER NOT NULL,
            PRIMARY KEY (game, number)
        ) STRICT, WITHOUT ROWID;
    )");
    SQLite::Statement insert = prepareAct(database);
    for (GameRow game : readGames(database)) {
        for (const StoredAct& act : actsOf(database, game, options.actsOfRows))
            writeAct(insert, game.id, act);
        game.cursor.reset();
        updateGame(database, game);
    }
    database.exec("DROP TABLE snapshot; DROP TABLE journal");
}

constexpr std::array<Migration, 2> kMigrations{createTables, makeActs};

// schemaOf() after each of them, as a checksum: making the tables again to compare them takes longer than
// everything else when a store is opened.
constexpr std::array<std::int64_t, kMigrations.size()> kSchemas{-6728966785057111508, -6024546874584459252};

}  // namespace

std::span<const Migration> migrations() {
    return kMigrations;
}

int currentVersion() {
    return static_cast<int>(kMigrations.size());
}

int versionOf(SQLite::Database& database) {
    return database.execAndGet("PRAGMA user_version").getInt();
}

void migrate(SQLite::Database& database, std::span<const Migration> steps, const StoreOptions& options) {
    auto version = static_cast<std::size_t>(versionOf(database));
    if (version >= steps.size()) return;
    SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
    for (; version < steps.size(); ++version) steps[version](database, options);
    database.exec("PRAGMA user_version = " + std::to_string(steps.size()));
    transaction.commit();
}

std::int64_t schemaChecksum(SQLite::Database& database) {
    return Checksum().add(schemaOf(database)).value();
}

bool hasItsSchema(SQLite::Database& database) {
    const auto version = static_cast<std::size_t>(versionOf(database));
    return version >= 1 && version <= kSchemas.size() && schemaChecksum(database) == kSchemas[version - 1];
}

}  // namespace reach::saves
