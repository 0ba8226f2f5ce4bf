#include <SQLiteCpp/Database.h>

#include <array>

#include "database/saves/detail/migrations.h"
#include "tests/places.h"
#include "tests/saves/support.h"

using namespace reach::saves;
using namespace reach::saves::test;

class SchemaTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void everyReleasedVersionHasAFile();
    void everyVersionIsKnownByItsTables();
    void aReleasedFileOpensWithAllItHeld_data();
    void aReleasedFileOpensWithAllItHeld();
    void anOldFileThatIsDamagedIsRefusedAndUntouched_data();
    void anOldFileThatIsDamagedIsRefusedAndUntouched();
    void anOldFileIsNotReadWithoutItsRows();
    void aBackupOfAnOldFileIsCompared();
    void aNewerFileIsRefusedAndUntouched_data();
    void aNewerFileIsRefusedAndUntouched();
    void anotherProgramsDatabaseIsRefusedAndUntouched();
    void stepsRunInOrderAndOnce();
    void aStepThatFailsLeavesTheFileAsItWas();
};

namespace {

const fs::path kSchemas = fs::path(places::source("tests/saves/schemas").toStdString());

void execute(const fs::path& path, const std::string& sql) {
    SQLite::Database(path.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE).exec(sql);
}

/// One act for each row, and one for a cursor that is not at the end.
std::vector<StoredAct> actsOfRows(const std::string&, const std::vector<JournalRow>& rows,
                                  std::int64_t cursor) {
    std::vector<StoredAct> acts;
    acts.reserve(rows.size());
    for (const JournalRow& row : rows) acts.push_back({0, row.time, row.command + " > " + row.events});
    if (cursor < std::ssize(rows)) acts.push_back({0, 0, "cursor " + std::to_string(cursor)});
    return acts;
}

void stepOne(SQLite::Database& database, const StoreOptions&) {
    database.exec("CREATE TABLE steps (name TEXT); INSERT INTO steps VALUES ('one')");
}
void stepTwo(SQLite::Database& database, const StoreOptions&) {
    database.exec("INSERT INTO steps VALUES ('two')");
}
void brokenStep(SQLite::Database& database, const StoreOptions&) {
    database.exec("INSERT INTO steps VALUES ('broken')");
    database.exec("INSERT INTO nowhere VALUES (1)");
}

std::string stepsIn(SQLite::Database& database) {
    return database.execAndGet("SELECT group_concat(name) FROM steps").getString();
}

}  // namespace

void SchemaTest::everyReleasedVersionHasAFile() {
    for (int version = 1; version <= currentVersion(); ++version) {
        const std::string name = "v" + std::to_string(version);
        QVERIFY2(fs::exists(kSchemas / (name + ".sql")), qPrintable(QString::fromStdString(name)));
        QVERIFY2(fs::exists(kSchemas / (name + ".txt")), qPrintable(QString::fromStdString(name)));
    }
}

void SchemaTest::everyVersionIsKnownByItsTables() {
    for (std::size_t version = 1; version <= migrations().size(); ++version) {
        SQLite::Database database(":memory:", SQLite::OPEN_READWRITE);
        migrate(database, migrations().first(version));
        const std::string told = "version " + std::to_string(version) + " has the checksum " +
                                 std::to_string(schemaChecksum(database));
        QVERIFY2(hasItsSchema(database), told.c_str());
        database.exec("CREATE TABLE more (text TEXT)");
        QVERIFY2(!hasItsSchema(database), told.c_str());
    }
}

void SchemaTest::aReleasedFileOpensWithAllItHeld_data() {
    QTest::addColumn<QString>("name");
    for (const auto& file : fs::directory_iterator(kSchemas)) {
        const QString name = QString::fromStdString(file.path().stem().string());
        if (file.path().extension() == ".sql") QTest::newRow(qPrintable(name)) << name;
    }
}

void SchemaTest::aReleasedFileOpensWithAllItHeld() {
    QFETCH(QString, name);
    Folder folder;
    execute(folder / "saves.sqlite", bytesOf(kSchemas / (name.toStdString() + ".sql")));
    const std::string expected = bytesOf(kSchemas / (name.toStdString() + ".txt"));
    QVERIFY(checkStore(folder / "saves.sqlite").ok());
    {
        const auto store = SaveStore::open(folder / "saves.sqlite", {.actsOfRows = actsOfRows});
        QCOMPARE(codeOf(store), "ok");
        QCOMPARE(script::describe(store.value()), expected);
    }
    QCOMPARE(describeFile(folder / "saves.sqlite"), expected);
    QVERIFY(checkStore(folder / "saves.sqlite").ok());
    SQLite::Database raw((folder / "saves.sqlite").string());
    QCOMPARE(versionOf(raw), currentVersion());
}

void SchemaTest::anOldFileThatIsDamagedIsRefusedAndUntouched_data() {
    QTest::addColumn<QString>("sql");
    QTest::newRow("a gap in the journal") << "DELETE FROM journal WHERE seq = 5";
    QTest::newRow("rows of no game") << "DELETE FROM game";
    QTest::newRow("a row edited") << "UPDATE journal SET events = events || '.' WHERE seq = 7";
    QTest::newRow("a cursor edited") << "UPDATE game SET cursor = 3";
}

void SchemaTest::anOldFileThatIsDamagedIsRefusedAndUntouched() {
    QFETCH(QString, sql);
    Folder folder;
    execute(folder / "saves.sqlite", bytesOf(kSchemas / "v1.sql"));
    execute(folder / "saves.sqlite", sql.toStdString());
    QCOMPARE(codeOf(checkStore(folder / "saves.sqlite")), "damaged");
    QCOMPARE(codeOf(SaveStore::open(folder / "saves.sqlite", {.actsOfRows = actsOfRows})), "damaged");
    SQLite::Database raw((folder / "saves.sqlite").string());
    QCOMPARE(versionOf(raw), 1);
}

void SchemaTest::anOldFileIsNotReadWithoutItsRows() {
    Folder folder;
    execute(folder / "saves.sqlite", bytesOf(kSchemas / "v1.sql"));
    QCOMPARE(codeOf(SaveStore::open(folder / "saves.sqlite")), "internal");
    QVERIFY(checkStore(folder / "saves.sqlite").ok());
    QVERIFY(SaveStore::open(folder / "saves.sqlite", {.actsOfRows = actsOfRows}).ok());
}

/// A store from before the numbers of backups, whose newest backup is of version 1 too.
void SchemaTest::aBackupOfAnOldFileIsCompared() {
    for (const bool lost : {false, true}) {
        Folder folder;
        const fs::path path = folder / "saves.sqlite";
        fs::create_directory(folder / "backups");
        const fs::path backup = folder / "backups" / "reachkeeper-000001-5.sqlite";
        execute(path, bytesOf(kSchemas / "v1.sql"));
        execute(backup, bytesOf(kSchemas / "v1.sql"));
        if (lost) execute(path, "DELETE FROM journal WHERE seq > 10");
        const auto opening = openOrRescue(path, folder / "backups", {.actsOfRows = actsOfRows});
        QCOMPARE(codeOf(opening.store), "ok");
        QCOMPARE(opening.rescue.finding == Finding::Older, lost);
        QCOMPARE(opening.store.value().info(GameId{1}).value().acts, 15);
    }
}

void SchemaTest::aNewerFileIsRefusedAndUntouched_data() {
    QTest::addColumn<bool>("inTheLog");
    QTest::newRow("closed") << false;
    QTest::newRow("its process was killed") << true;
}

void SchemaTest::aNewerFileIsRefusedAndUntouched() {
    QFETCH(bool, inTheLog);
    Folder live;
    Folder folder;
    makeStore(live / "saves.sqlite", 20);
    {
        SQLite::Database newer((live / "saves.sqlite").string(), SQLite::OPEN_READWRITE);
        newer.exec("PRAGMA user_version = 1000; CREATE TABLE fate_of_tomorrow (id INTEGER)");
        for (const char* name : {"saves.sqlite", "saves.sqlite-wal"}) {
            if (inTheLog) fs::copy_file(live / name, folder / name);
        }
    }
    if (!inTheLog) fs::copy_file(live / "saves.sqlite", folder / "saves.sqlite");
    const auto before = filesIn(folder.path());
    QCOMPARE(codeOf(SaveStore::open(folder / "saves.sqlite")), "newer-version");
    QCOMPARE(codeOf(openOrRescue(folder / "saves.sqlite", folder / "backups").store), "newer-version");
    auto after = filesIn(folder.path());
    if (after["saves.sqlite-wal"].empty() && !before.contains("saves.sqlite-wal"))
        after.erase("saves.sqlite-wal");
    QVERIFY(after == before);
}

void SchemaTest::anotherProgramsDatabaseIsRefusedAndUntouched() {
    Folder folder;
    execute(folder / "saves.sqlite", "CREATE TABLE recipes (name TEXT); INSERT INTO recipes VALUES ('soup')");
    const auto before = filesIn(folder.path());
    QCOMPARE(codeOf(SaveStore::open(folder / "saves.sqlite")), "not-a-store");
    QVERIFY(filesIn(folder.path()) == before);
}

void SchemaTest::stepsRunInOrderAndOnce() {
    SQLite::Database database(":memory:", SQLite::OPEN_READWRITE);
    constexpr std::array<Migration, 2> steps{stepOne, stepTwo};
    migrate(database, std::span(steps).first(1));
    QCOMPARE(stepsIn(database), std::string("one"));
    migrate(database, steps);
    migrate(database, steps);
    QCOMPARE(stepsIn(database), std::string("one,two"));
    QCOMPARE(versionOf(database), 2);
}

void SchemaTest::aStepThatFailsLeavesTheFileAsItWas() {
    SQLite::Database database(":memory:", SQLite::OPEN_READWRITE);
    constexpr std::array<Migration, 3> steps{stepOne, stepTwo, brokenStep};
    migrate(database, std::span(steps).first(1));
    QVERIFY_THROWS_EXCEPTION(SQLite::Exception, migrate(database, steps));
    QCOMPARE(stepsIn(database), std::string("one"));
    QCOMPARE(versionOf(database), 1);
}

QTEST_GUILESS_MAIN(SchemaTest)
#include "schema_test.moc"
