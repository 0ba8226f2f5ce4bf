#include "database/saves/detail/migrations.h"

#include <SQLiteCpp/Transaction.h>

#include <array>
#include <string>

namespace reach::saves {
namespace {

// The cursor is null while it stands at the journal's end, so that appending writes one table, one page.
void createTables(SQLite::Database& database) {
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
        ) STRICT;
    )");
}

constexpr std::array<Migration, 1> kMigrations{createTables};

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

void migrate(SQLite::Database& database, std::span<const Migration> steps) {
    for (auto version = static_cast<std::size_t>(versionOf(database)); version < steps.size(); ++version) {
        SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
        steps[version](database);
        database.exec("PRAGMA user_version = " + std::to_string(version + 1));
        transaction.commit();
    }
}

}  // namespace reach::saves
