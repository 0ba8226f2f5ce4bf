#include <SQLiteCpp/Database.h>

#include <functional>
#include <random>

#include "tests/saves/support.h"

using namespace reach::saves;
using namespace reach::saves::test;

class DamageTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void aBrokenFileIsSetAsideAndTheBackupTakesItsPlace_data();
    void aBrokenFileIsSetAsideAndTheBackupTakesItsPlace();
    void aSecondBrokenFileGetsTheNextName();
    void aLogWithoutItsDatabaseIsSetAside();
    void theBackupTakesThePlaceOfAMissingFile_data();
    void theBackupTakesThePlaceOfAMissingFile();
    void nothingAtAllBeginsAnEmptyStore();
    void aSoundFileJustOpens();
    void noFlippedByteGoesUnnoticed();
    void noTruncatedFileGoesUnnoticed();
    void rowsThatContradictEachOtherAreDamage_data();
    void rowsThatContradictEachOtherAreDamage();
};

using Harm = std::function<void(std::string&)>;
Q_DECLARE_METATYPE(Harm)

namespace {

constexpr int kSteps = 120;  // the script makes its third backup at step 111

std::string find(const std::map<std::string, std::string>& files, const char* name) {
    const auto file = files.find(name);
    return file == files.end() ? std::string() : file->second;
}

}  // namespace

void DamageTest::aBrokenFileIsSetAsideAndTheBackupTakesItsPlace_data() {
    QTest::addColumn<Harm>("harm");
    QTest::newRow("cut in half") << Harm([](std::string& file) { file.resize(file.size() / 2); });
    QTest::newRow("cut to a hundred bytes") << Harm([](std::string& file) { file.resize(100); });
    QTest::newRow("garbage for a header")
        << Harm([](std::string& file) { file.replace(0, 100, 100, '\x5a'); });
    QTest::newRow("a header of zeros") << Harm([](std::string& file) { file.replace(0, 100, 100, '\0'); });
    QTest::newRow("all zeros") << Harm([](std::string& file) { file.assign(file.size(), '\0'); });
    QTest::newRow("a text file") << Harm([](std::string& file) { file = "red leads construction 4\n"; });
    QTest::newRow("a page of zeros in the middle")
        << Harm([](std::string& file) { file.replace(4096 * 3, 4096, 4096, '\0'); });
    QTest::newRow("two pages swapped") << Harm([](std::string& file) {
        const std::string page = file.substr(4096 * 3, 4096);
        file.replace(4096 * 3, 4096, file.substr(4096 * 4, 4096));
        file.replace(4096 * 4, 4096, page);
    });
    QTest::newRow("a letter of a command")
        << Harm([](std::string& file) { file[file.rfind("command ")] = 'k'; });
    QTest::newRow("a letter of the title")
        << Harm([](std::string& file) { file[file.find("The script")] = 't'; });
    QTest::newRow("a letter of a table's definition")
        << Harm([](std::string& file) { file[file.find("text TEXT")] = 'u'; });
    QTest::newRow("another program's mark") << Harm([](std::string& file) { file[68] = 'X'; });
    QTest::newRow("version zero") << Harm([](std::string& file) { file.replace(60, 4, 4, '\0'); });
    QTest::newRow("a write format unheard of") << Harm([](std::string& file) { file[18] = 9; });
    QTest::newRow("a schema format unheard of") << Harm([](std::string& file) { file[47] = 99; });
}

void DamageTest::aBrokenFileIsSetAsideAndTheBackupTakesItsPlace() {
    QFETCH(Harm, harm);
    Folder folder;
    const fs::path path = folder / "saves.sqlite";
    makeStore(path, kSteps);
    std::string broken = bytesOf(path);
    harm(broken);
    writeBytes(path, broken);
    {
        const auto opening = openOrRescue(path, folder / "backups");
        QCOMPARE(codeOf(opening.store), "ok");
        QVERIFY(opening.rescue.finding == Finding::Damaged);
        QCOMPARE(*opening.rescue.setAside, folder / "saves.sqlite.damaged-1");
        QVERIFY(bytesOf(*opening.rescue.setAside) == broken);
        QCOMPARE(opening.rescue.backup->number, 3);
    }
    const auto again = openOrRescue(path, folder / "backups");
    QVERIFY(again.rescue.finding == Finding::Sound);
    QVERIFY(script::read(again.store.value(), GameId{1}).value() == script::after(111));
    QVERIFY(bytesOf(folder / "saves.sqlite.damaged-1") == broken);
}

void DamageTest::aSecondBrokenFileGetsTheNextName() {
    Folder folder;
    const fs::path path = folder / "saves.sqlite";
    for (const char* text : {"first", "second", "third"}) {
        writeBytes(path, text);
        writeBytes(path.string() + "-wal", std::string(text) + " log");
        const auto opening = openOrRescue(path, folder / "backups");
        QVERIFY(opening.rescue.finding == Finding::Damaged && !opening.rescue.backup);
        QVERIFY(opening.store.value().listGames().value().empty());
    }
    const auto files = filesIn(folder.path());
    QCOMPARE(files.size(), 8U);  // with the notice of all three
    QCOMPARE(find(files, "saves.sqlite.damaged-1"), std::string("first"));
    QCOMPARE(find(files, "saves.sqlite.damaged-1-wal"), std::string("first log"));
    QCOMPARE(find(files, "saves.sqlite.damaged-3"), std::string("third"));
    QCOMPARE(find(files, "saves.sqlite.damaged-3-wal"), std::string("third log"));
}

void DamageTest::aLogWithoutItsDatabaseIsSetAside() {
    Folder folder;
    for (const bool emptyDatabase : {false, true}) {
        fs::remove(folder / "saves.sqlite");
        if (emptyDatabase) writeBytes(folder / "saves.sqlite", "");
        writeBytes(folder / "saves.sqlite-wal", "the only trace of a game");
        QCOMPARE(codeOf(SaveStore::open(folder / "saves.sqlite")), "damaged");
        const auto opening = openOrRescue(folder / "saves.sqlite", folder / "backups");
        QVERIFY(opening.rescue.finding == Finding::Damaged);
        const fs::path log = opening.rescue.setAside->string() + "-wal";
        QCOMPARE(bytesOf(log), std::string("the only trace of a game"));
    }
}

void DamageTest::theBackupTakesThePlaceOfAMissingFile_data() {
    QTest::addColumn<int>("bytes");  // -1: no file
    QTest::newRow("no file") << -1;
    QTest::newRow("an empty file") << 0;
    QTest::newRow("a file of one byte") << 1;
}

void DamageTest::theBackupTakesThePlaceOfAMissingFile() {
    QFETCH(int, bytes);
    Folder folder;
    const fs::path path = folder / "saves.sqlite";
    makeStore(path, kSteps);
    fs::remove(path);
    if (bytes >= 0) writeBytes(path, std::string(static_cast<std::size_t>(bytes), 'S'));
    {
        const auto opening = openOrRescue(path, folder / "backups");
        QVERIFY(opening.rescue.finding == Finding::Missing);
        QVERIFY(!opening.rescue.setAside);
        QCOMPARE(opening.rescue.backup->number, 3);
        QVERIFY(script::read(opening.store.value(), GameId{1}).value() == script::after(111));
    }
    QVERIFY(openOrRescue(path, folder / "backups").rescue.finding == Finding::Sound);
}

void DamageTest::nothingAtAllBeginsAnEmptyStore() {
    Folder folder;
    const auto opening = openOrRescue(folder / "saves.sqlite", folder / "backups");
    QVERIFY(opening.rescue.finding == Finding::New);
    QVERIFY(opening.store.value().listGames().value().empty());
    QVERIFY(!opening.rescue.backup);
}

void DamageTest::aSoundFileJustOpens() {
    Folder folder;
    makeStore(folder / "saves.sqlite", 10);
    const auto opening = openOrRescue(folder / "saves.sqlite", folder / "backups");
    QVERIFY(opening.rescue.finding == Finding::Sound);
    QVERIFY(script::read(opening.store.value(), GameId{1}).value() == script::after(10));
    QVERIFY(!opening.rescue.setAside);
}

// The store may refuse a file or give back all of it; it may never give back something else.
void DamageTest::noFlippedByteGoesUnnoticed() {
    Folder folder;
    const fs::path path = folder / "saves.sqlite";
    makeStore(path, 60);
    const std::string sound = bytesOf(path);
    const std::string content = describeFile(path);
    std::mt19937 random(qEnvironmentVariableIsSet("REACHKEEPER_FLIPS") ? std::random_device()() : 6);
    int refused = 0;
    const int rounds = qMax(400, qEnvironmentVariableIntValue("REACHKEEPER_FLIPS"));
    for (int round = 0; round < rounds; ++round) {
        const auto place = round < 100 ? static_cast<std::size_t>(round) : random() % sound.size();
        std::string broken = sound;
        broken[place] = static_cast<char>(broken[place] ^ (1 << random() % 8));
        writeBytes(path, broken);
        const auto store = SaveStore::open(path);
        if (!store) {
            ++refused;
            const QString code = codeOf(store);
            QVERIFY2(code == "damaged" || code == "not-a-store" || code == "newer-version", qPrintable(code));
            continue;
        }
        const std::string found = script::describe(store.value());
        QVERIFY2(found == content, qPrintable(QString::number(place)));
    }
    QVERIFY(refused > 100);
}

void DamageTest::noTruncatedFileGoesUnnoticed() {
    Folder folder;
    const fs::path path = folder / "saves.sqlite";
    makeStore(path, 60);
    const std::string sound = bytesOf(path);
    for (std::size_t size = 2; size < sound.size(); size += 611) {
        writeBytes(path, sound.substr(0, size));
        QCOMPARE(codeOf(SaveStore::open(path)), "damaged");
    }
}

void DamageTest::rowsThatContradictEachOtherAreDamage_data() {
    QTest::addColumn<QString>("sql");
    QTest::newRow("a gap in the journal") << "DELETE FROM act WHERE number = 5";
    QTest::newRow("no first act") << "DELETE FROM act WHERE number = 1";
    QTest::newRow("acts of no game") << "DELETE FROM game";
    QTest::newRow("a row moved")
        << "UPDATE act SET number = 1000 WHERE number = (SELECT max(number) FROM act)";
    QTest::newRow("a row edited") << "UPDATE act SET text = text || '.' WHERE number = 7";
    QTest::newRow("a cursor edited") << "UPDATE game SET cursor = 3";
    QTest::newRow("a table gone") << "DROP TABLE act";
    QTest::newRow("a column gone") << "ALTER TABLE game DROP COLUMN finished";
}

void DamageTest::rowsThatContradictEachOtherAreDamage() {
    QFETCH(QString, sql);
    Folder folder;
    makeStore(folder / "saves.sqlite", 40);
    SQLite::Database((folder / "saves.sqlite").string(), SQLite::OPEN_READWRITE).exec(sql.toStdString());
    QCOMPARE(codeOf(checkStore(folder / "saves.sqlite")), "damaged");
    QCOMPARE(codeOf(SaveStore::open(folder / "saves.sqlite")), "damaged");
}

QTEST_GUILESS_MAIN(DamageTest)
#include "damage_test.moc"
