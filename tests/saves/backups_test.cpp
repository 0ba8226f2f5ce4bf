#include <SQLiteCpp/Database.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>

#include "tests/saves/support.h"

using namespace reach::saves;
using namespace reach::saves::test;

class BackupsTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void aBackupHoldsEverythingInOneFile();
    void aBackupLetsEntriesThrough();
    void aBackupNeverOverwrites();
    void theNewestComeFirstWhateverTheClockSays();
    void onlyTheLastOnesAreKept();
    void otherFilesAreNoBackups();
    void theNewestSoundOneIsOffered();
    void aStoreThatRotsWhileOpenGivesNoBackup();
    void checkingSaysWhatIsWrong();
    void restoringKeepsTheStoreThatWasThere();
    void restoringRefuses_data();
    void restoringRefuses();
    void aReplacedStoreCanItselfBeRestored();
    void restoringGoesOnWhereAKillLeftIt();
};

void BackupsTest::aBackupHoldsEverythingInOneFile() {
    Folder folder;
    makeStore(folder / "saves.sqlite", 36);
    std::string content;
    {
        SaveStore store = openStore(folder / "saves.sqlite");
        content = script::describe(store);
        fs::create_directory(folder / "copy");
        QVERIFY(store.backup(folder / "copy" / "mine.sqlite").ok());
        QVERIFY(append(store, GameId{1}, "later", 5).ok());
    }
    QCOMPARE(filesIn(folder / "copy").size(), 1U);
    QVERIFY(checkStore(folder / "copy" / "mine.sqlite").ok());
    QCOMPARE(filesIn(folder / "copy").size(), 1U);
    QCOMPARE(describeFile(folder / "copy" / "mine.sqlite"), content);
}

/// Entries are made while a large store is copied by another thread: each waits for a part of the copy only,
/// and the backup is a moment of the journal.
void BackupsTest::aBackupLetsEntriesThrough() {
    Folder folder;
    SaveStore store = openStore(folder / "saves.sqlite");
    const auto game =
        store.createGame("large", "", std::vector<std::string>(2000, std::string(20'000, 'x')), 1);
    QVERIFY(game.ok());
    std::atomic<bool> copied = false;
    SaveResult<fs::path> made = SaveError{};
    const auto begun = std::chrono::steady_clock::now();
    std::thread copying([&] {
        made = store.backupInto(folder / "backups", 3);
        copied = true;
    });
    using Wait = std::chrono::steady_clock::duration;
    std::vector<Wait> waits;
    std::int64_t last = 0;
    while (!copied) {
        const auto before = std::chrono::steady_clock::now();
        const auto entered = append(store, game.value(), "meanwhile", 4);
        waits.push_back(std::chrono::steady_clock::now() - before);
        QVERIFY(entered.ok());
        last = entered.value();
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    copying.join();
    const Wait whole = std::chrono::steady_clock::now() - begun;
    QVERIFY2(made.ok(), qPrintable(codeOf(made)));
    const auto longest = *std::ranges::max_element(waits);
    qInfo("%lld entries, the longest took %.1f of %.1f ms", static_cast<long long>(waits.size()),
          std::chrono::duration<double, std::milli>(longest).count(),
          std::chrono::duration<double, std::milli>(whole).count());
    QVERIFY(waits.size() > 2);
    QVERIFY(longest < whole / 2);
    QVERIFY(checkStore(made.value()).ok());
    auto copy = SaveStore::open(made.value());
    QVERIFY(copy.ok());
    const auto held = copy.value().info(game.value());
    QVERIFY(held.ok() && held.value().acts >= 2000 && held.value().acts <= last);
}

void BackupsTest::aBackupNeverOverwrites() {
    Folder folder;
    writeBytes(folder / "mine.sqlite", "something else");
    const SaveStore store = openStore(folder / "saves.sqlite");
    QCOMPARE(codeOf(store.backup(folder / "mine.sqlite")), "already-exists");
    QCOMPARE(bytesOf(folder / "mine.sqlite"), std::string("something else"));
    QCOMPARE(codeOf(store.backup(folder / "nowhere" / "mine.sqlite")), "cannot-open");
    QVERIFY(!fs::exists(folder / "mine.sqlite.part"));
}

void BackupsTest::theNewestComeFirstWhateverTheClockSays() {
    Folder folder;
    const SaveStore store = openStore(folder / "saves.sqlite");
    for (const Seconds now : {5000, 20, -3, 5000}) QVERIFY(store.backupInto(folder / "backups", now).ok());
    const auto found = backups(folder / "backups");
    QCOMPARE(found.size(), 4U);
    for (std::size_t i = 0; i < 4; ++i) QCOMPARE(found[i].number, 4 - static_cast<std::int64_t>(i));
    QCOMPARE(found[0].made, Seconds{5000});
    QCOMPARE(found[1].made, Seconds{0});
    QCOMPARE(found[2].made, Seconds{20});
}

void BackupsTest::onlyTheLastOnesAreKept() {
    Folder folder;
    const SaveStore store = openStore(folder / "saves.sqlite");
    for (int round = 1; round <= 14; ++round) QVERIFY(store.backupInto(folder / "backups", round).ok());
    QCOMPARE(backups(folder / "backups").size(), 10U);
    QCOMPARE(backups(folder / "backups").front().number, 14);
    QCOMPARE(backups(folder / "backups").back().number, 5);
    QVERIFY(store.backupInto(folder / "backups", 15, 0).ok());
    QCOMPARE(backups(folder / "backups").size(), 1U);
}

void BackupsTest::otherFilesAreNoBackups() {
    Folder folder;
    QVERIFY(backups(folder / "backups").empty());
    fs::create_directory(folder / "backups");
    for (const char* name :
         {"notes.txt", "reachkeeper-1.sqlite", "reachkeeper-x-1.sqlite", "reachkeeper-000001-.sqlite",
          "reachkeeper-000001-5.sqlite.part", "reachkeeper-.sqlite", "reachkeeper-sqlite"}) {
        writeBytes(folder / "backups" / name, "keep me");
    }
    const SaveStore store = openStore(folder / "saves.sqlite");
    for (int round = 0; round < 3; ++round) QVERIFY(store.backupInto(folder / "backups", round, 1).ok());
    QCOMPARE(backups(folder / "backups").size(), 1U);
    QCOMPARE(filesIn(folder / "backups").size(), 8U);
}

void BackupsTest::theNewestSoundOneIsOffered() {
    Folder folder;
    makeStore(folder / "saves.sqlite", 120);
    const auto found = backups(folder / "backups");
    writeBytes(found[0].path, "");
    std::string second = bytesOf(found[1].path);
    second[second.rfind("command ")] = 'k';
    writeBytes(found[1].path, second);
    QCOMPARE(newestSoundBackup(folder / "backups")->number, 1);
    writeBytes(found[2].path, "gone too");
    QVERIFY(!newestSoundBackup(folder / "backups"));
}

void BackupsTest::aStoreThatRotsWhileOpenGivesNoBackup() {
    Folder folder;
    const fs::path path = folder / "saves.sqlite";
    {
        // Larger than SQLite's cache, so that the rotten page is read again.
        SaveStore store = openStore(path);
        const GameId game = store.createGame("", "", 1).value();
        for (int seq = 0; seq < 400; ++seq) QVERIFY(append(store, game, std::string(16'000, 'e'), 1).ok());
    }
    const SaveStore store = openStore(path);
    QVERIFY(store.backupInto(folder / "backups", 1).ok());
    {
        std::fstream file(path, std::ios::in | std::ios::out | std::ios::binary);
        file.seekp(static_cast<std::streamoff>(bytesOf(path).find("eeee", fs::file_size(path) / 4)));
        file.put('E');
    }
    QCOMPARE(codeOf(store.backupInto(folder / "backups", 2, 1)), "damaged");
    QCOMPARE(filesIn(folder / "backups").size(), 1U);
    QCOMPARE(newestSoundBackup(folder / "backups")->number, 1);
}

void BackupsTest::checkingSaysWhatIsWrong() {
    Folder folder;
    QCOMPARE(codeOf(checkStore(folder / "nothing.sqlite")), "not-found");
    writeBytes(folder / "text.sqlite", "hello");
    QCOMPARE(codeOf(checkStore(folder / "text.sqlite")), "damaged");
    const SaveStore store = openStore(folder / "saves.sqlite");
    QCOMPARE(codeOf(checkStore(folder / "saves.sqlite")), "in-use");
}

void BackupsTest::restoringKeepsTheStoreThatWasThere() {
    Folder folder;
    makeStore(folder / "saves.sqlite", 50);
    const std::string before = describeFile(folder / "saves.sqlite");
    const fs::path backup = newestSoundBackup(folder / "backups")->path;
    QVERIFY(restore(backup, folder / "saves.sqlite").ok());
    QCOMPARE(describeFile(folder / "saves.sqlite.replaced-1"), before);
    QVERIFY(script::read(openStore(folder / "saves.sqlite"), GameId{1}).value() == script::after(37));
    QVERIFY(checkStore(backup).ok());
}

void BackupsTest::restoringRefuses_data() {
    QTest::addColumn<QString>("backup");
    QTest::addColumn<QString>("target");
    QTest::addColumn<QString>("code");
    QTest::newRow("a backup that is not there") << "none.sqlite"
                                                << "saves.sqlite"
                                                << "not-found";
    QTest::newRow("a damaged backup") << "text.sqlite"
                                      << "saves.sqlite"
                                      << "damaged";
    QTest::newRow("an empty backup") << "empty.sqlite"
                                     << "saves.sqlite"
                                     << "damaged";
    QTest::newRow("a store in use") << "good.sqlite"
                                    << "used.sqlite"
                                    << "in-use";
    QTest::newRow("a folder that is not there") << "good.sqlite"
                                                << "nowhere/saves.sqlite"
                                                << "cannot-open";
}

void BackupsTest::restoringRefuses() {
    QFETCH(QString, backup);
    QFETCH(QString, target);
    QFETCH(QString, code);
    Folder folder;
    makeStore(folder / "saves.sqlite", 20);
    makeStore(folder / "good.sqlite", 10);
    writeBytes(folder / "text.sqlite", "hello");
    writeBytes(folder / "empty.sqlite", "");
    const SaveStore used = openStore(folder / "used.sqlite");
    QCOMPARE(codeOf(restore(folder.path() / backup.toStdString(), folder.path() / target.toStdString())),
             code);
    QVERIFY(used.listGames().ok());
    QVERIFY(script::read(openStore(folder / "saves.sqlite"), GameId{1}).value() == script::after(20));
}

void BackupsTest::aReplacedStoreCanItselfBeRestored() {
    Folder folder;
    makeStore(folder / "saves.sqlite", 50);
    const std::string before = describeFile(folder / "saves.sqlite");
    QVERIFY(restore(newestSoundBackup(folder / "backups")->path, folder / "saves.sqlite").ok());
    QVERIFY(restore(folder / "saves.sqlite.replaced-1", folder / "saves.sqlite").ok());
    QCOMPARE(describeFile(folder / "saves.sqlite"), before);
    QVERIFY(fs::exists(folder / "saves.sqlite.replaced-2"));
}

void BackupsTest::restoringGoesOnWhereAKillLeftIt() {
    Folder folder;
    const fs::path path = folder / "saves.sqlite";
    makeStore(path, 50);
    fs::remove(path);
    for (const char* rest :
         {"saves.sqlite.restored", "saves.sqlite.restored.part", "saves.sqlite.restored.part-journal"})
        writeBytes(folder / rest, "half a copy");
    QVERIFY(restore(newestSoundBackup(folder / "backups")->path, path).ok());
    QVERIFY(checkStore(path).ok());
    QCOMPARE(filesIn(folder.path()).size(), 1U);
}

QTEST_GUILESS_MAIN(BackupsTest)
#include "backups_test.moc"
