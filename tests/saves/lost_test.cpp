#include <SQLiteCpp/Database.h>
#include <sys/stat.h>

#include <sys/resource.h>

#include "database/saves/detail/log.h"
#include "tests/saves/support.h"

using namespace reach::saves;
using namespace reach::saves::test;

/// Losses without the store's knowledge: a log, a folder, a newer state. Also paths that are no files.
class LostTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void aLogThatIsLostOrShortIsTold_data();
    void aLogThatIsLostOrShortIsTold();
    void entriesAfterTheLastBackupAreMissedToo();
    void aLogThatWasFoldedIsNotMissed();
    void aLogThatIsWrittenOverLosesNothingInSilence_data();
    void aLogThatIsWrittenOverLosesNothingInSilence();
    void aStoreThatKnowsLessThanItsBackupIsToldAndKept_data();
    void aStoreThatKnowsLessThanItsBackupIsToldAndKept();
    void whatPeopleDidThemselvesIsNoLoss();
    void ofATableThatWasLostABackupStays();
    void aTableThatWasDeletedKeepsNoBackup();
    void aBackupSaysHowMuchItHolds();
    void theNoticeStandsUntilItIsAcknowledged_data();
    void theNoticeStandsUntilItIsAcknowledged();
    void aNoticeIsThereBeforeAnythingIsMoved();
    void nothingIsAcknowledgedIntoAFolderThatIsGone_data();
    void nothingIsAcknowledgedIntoAFolderThatIsGone();
    void whatIsNoFileIsToldAndNotTouched_data();
    void whatIsNoFileIsToldAndNotTouched();
    void aLogOfGigabytesIsNotReadIntoMemory();
};

namespace {

/// A table that was brought along, and a second one of 300 entries with three backups on the way; what a kill
/// leaves of it is copied to `left`.
void playAndKill(const Folder& folder, const fs::path& left, int afterwards = 20) {
    SaveStore store = openStore(folder / "saves.sqlite");
    const std::vector<std::string> brought(40, std::string(300, 'b'));
    QVERIFY(store.createGame("Brought along", "game: base\n", brought, 1).ok());
    const GameId game = store.createGame("Played", "game: base\n", 2).value();
    for (int seq = 1; seq <= 300; ++seq) {
        QVERIFY(append(store, game, std::string(300, 'e'), seq).ok());
        if (seq % 100 == 0) QVERIFY(store.backupInto(folder / "backups", seq).ok());
    }
    for (int seq = 1; seq <= afterwards; ++seq) QVERIFY(append(store, game, std::string(300, 'l'), seq).ok());
    fs::copy(folder.path(), left, fs::copy_options::recursive | fs::copy_options::overwrite_existing);
}

std::int64_t actsIn(const SaveStore& store) {
    std::int64_t acts = 0;
    const auto games = store.listGames();
    for (const GameInfo& game : games.value()) acts += game.acts;
    return acts;
}

/// What the program once left when it was killed before the first clean exit and its log got lost: a file of
/// one page, without a table.
void writeEmptyPage(const fs::path& path) {
    {
        SQLite::Database empty(path.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        empty.exec("PRAGMA journal_mode = WAL; CREATE TABLE x (a); DROP TABLE x; VACUUM");
    }
    QCOMPARE(fs::file_size(path), 4096U);
}

}  // namespace

void LostTest::aLogThatIsLostOrShortIsTold_data() {
    QTest::addColumn<int>("bytes");  // left of the log; -1: no log
    QTest::newRow("deleted") << -1;
    for (const int bytes : {0, 1, 31, 32, 5'000, 20'000}) QTest::addRow("%d bytes", bytes) << bytes;
}

void LostTest::aLogThatIsLostOrShortIsTold() {
    QFETCH(int, bytes);
    Folder folder;
    Folder left;
    playAndKill(folder, left.path());
    const fs::path log = left / "saves.sqlite-wal";
    QVERIFY(fs::file_size(log) > 20'000U);
    if (bytes < 0)
        fs::remove(log);
    else
        fs::resize_file(log, static_cast<std::uintmax_t>(bytes));
    const auto opening = openOrRescue(left / "saves.sqlite", left / "backups");
    QCOMPARE(codeOf(opening.store), "ok");
    QVERIFY(opening.rescue.isToBeTold());
    QVERIFY(actsIn(opening.store.value()) >= 340);
    QVERIFY(opening.rescue.setAside && fs::exists(*opening.rescue.setAside));
}

void LostTest::entriesAfterTheLastBackupAreMissedToo() {
    Folder folder;
    Folder left;
    playAndKill(folder, left.path(), 1);
    const fs::path log = left / "saves.sqlite-wal";
    // One entry less than was acknowledged, cut where a page ends: to SQLite such a log is whole.
    fs::resize_file(log, fs::file_size(log) - 4120);
    const auto opening = openOrRescue(left / "saves.sqlite", left / "backups");
    QVERIFY(opening.rescue.finding == Finding::CutLog);
}

void LostTest::aLogThatWasFoldedIsNotMissed() {
    Folder folder;
    Folder left;
    playAndKill(folder, left.path(), 0);
    QCOMPARE(fs::file_size(left / "saves.sqlite-wal"), 0U);
    fs::remove(left / "saves.sqlite-wal");
    {
        const auto opening = openOrRescue(left / "saves.sqlite", left / "backups");
        QVERIFY(opening.rescue.finding == Finding::Sound);
        QCOMPARE(actsIn(opening.store.value()), 340);
    }
    QVERIFY(!fs::exists(left / "saves.sqlite-mark"));
    // A new store stands in its file at once.
    const SaveStore fresh = openStore(folder / "fresh.sqlite");
    QVERIFY(fs::file_size(folder / "fresh.sqlite") > 4096U);
    QCOMPARE(fs::file_size(folder / "fresh.sqlite-wal"), 0U);
}

void LostTest::aLogThatIsWrittenOverLosesNothingInSilence_data() {
    QTest::addColumn<int>("more");  // acts after the log was folded
    for (const int more : {0, 1, 2, 50}) QTest::addRow("%d acts later", more) << more;
}

/// A long log is folded and then written over from its start. Its rest holds the frames of the round before.
void LostTest::aLogThatIsWrittenOverLosesNothingInSilence() {
    QFETCH(int, more);
    constexpr std::int64_t kFrame = 4096 + 24;
    Folder folder;
    Folder killed;
    const fs::path path = folder / "saves.sqlite";
    SaveStore store = openStore(path);
    const GameId game = store.createGame("Played", "game: base\n", 1).value();
    QVERIFY(store.backupInto(folder / "backups", 1).ok());
    std::int64_t acts = 0;
    while (LogMark::of(path) < 1000) QVERIFY(store.append(game, acts++, std::string(400, 'e'), 2).ok());
    for (int act = 0; act < more; ++act) QVERIFY(store.append(game, acts++, std::string(400, 'l'), 3).ok());
    const std::int64_t frames = LogMark::of(path);
    QVERIFY(more == 0 ? frames >= 1000 : frames < 100 + more);
    QVERIFY(static_cast<std::int64_t>(fs::file_size(path.string() + "-wal")) >= 1000 * kFrame);
    const auto options = fs::copy_options::recursive | fs::copy_options::overwrite_existing;
    fs::copy(folder.path(), killed.path(), options);
    const auto check = [&](const char* what, bool sound, const auto& harm) {
        Folder left;
        fs::copy(killed.path(), left.path(), options);
        harm(left / "saves.sqlite-wal");
        const auto opening = openOrRescue(left / "saves.sqlite", left / "backups");
        QVERIFY2(opening.store.ok(), what);
        const bool told = opening.rescue.isToBeTold();
        QVERIFY2(sound ? !told : told, what);
        if (sound) QCOMPARE(actsIn(opening.store.value()), acts);
    };
    check("killed", true, [](const fs::path&) {});
    check("lost", false, [](const fs::path& log) { fs::remove(log); });
    check("cut in its last act", false, [&](const fs::path& log) {
        fs::resize_file(log, static_cast<std::uintmax_t>(32 + (frames - 1) * kFrame + 100));
    });
    check("a byte of its first act", false, [&](const fs::path& log) {
        std::string bytes = bytesOf(log);
        bytes[32 + 24 + 2000] ^= 1;
        writeBytes(log, bytes);
    });
    if (more > 0)
        check("cut behind its last act", true, [&](const fs::path& log) {
            fs::resize_file(log, static_cast<std::uintmax_t>(32 + frames * kFrame));
        });
}

void LostTest::aStoreThatKnowsLessThanItsBackupIsToldAndKept_data() {
    QTest::addColumn<QString>("store");
    QTest::newRow("a page without a table") << "page";
    QTest::newRow("new tables only") << "new";
    QTest::newRow("an older copy of it") << "old";
}

void LostTest::aStoreThatKnowsLessThanItsBackupIsToldAndKept() {
    QFETCH(QString, store);
    Folder folder;
    Folder left;
    const fs::path path = left / "saves.sqlite";
    makeStore(folder / "saves.sqlite", 40);
    const std::string old = bytesOf(folder / "saves.sqlite");
    fs::remove(folder / "saves.sqlite");
    fs::remove_all(folder / "backups");
    playAndKill(folder, left.path(), 0);
    for (const auto& file : filesIn(left.path())) fs::remove(left.path() / file.first);
    if (store == "page") writeEmptyPage(path);
    if (store == "new") QVERIFY(openStore(path).createGame("New", "game: base\n", 9).ok());
    if (store == "old") writeBytes(path, old);
    const std::string before = bytesOf(path);
    {
        const auto opening = openOrRescue(path, left / "backups");
        QCOMPARE(codeOf(opening.store), "ok");
        QVERIFY(opening.rescue.finding == Finding::Older);
        QCOMPARE(opening.rescue.backup->number, 3);
        QVERIFY((*opening.rescue.holds == Holdings{2, 340}));
        QCOMPARE(*opening.rescue.setAside, left / "saves.sqlite.older-1");
        QCOMPARE(actsIn(opening.store.value()), 340);
        QCOMPARE(backups(left / "backups").size(), 3U);
    }
    if (store == "old") {
        writeBytes(folder / "model.sqlite", before);
        QCOMPARE(describeFile(left / "saves.sqlite.older-1"), describeFile(folder / "model.sqlite"));
    }
    QVERIFY(openOrRescue(path, left / "backups").rescue.finding == Finding::Sound);
}

void LostTest::whatPeopleDidThemselvesIsNoLoss() {
    Folder folder;
    const fs::path path = folder / "saves.sqlite";
    const auto found = [&] { return openOrRescue(path, folder / "backups").rescue.finding; };
    makeStore(path, 120);
    QVERIFY(found() == Finding::Sound);
    // What was deleted is less than the backup has.
    QVERIFY(openStore(path).remove(GameId{1}).ok());
    QVERIFY(found() == Finding::Sound);
    // Somebody went back to an older backup.
    const auto all = backups(folder / "backups");
    QVERIFY(restore(all.back().path, path).ok());
    QVERIFY(found() == Finding::Sound);
    // A store that is older than the numbers in it.
    SQLite::Database(path.string(), SQLite::OPEN_READWRITE)
        .exec("DELETE FROM sqlite_sequence WHERE name = 'backup'");
    for (const BackupFile& backup : all)
        SQLite::Database(backup.path.string(), SQLite::OPEN_READWRITE)
            .exec("DELETE FROM sqlite_sequence WHERE name = 'backup'");
    {
        SaveStore store = openStore(path);
        QVERIFY(append(store, GameId{1}, "more", 7).ok());
    }
    QVERIFY(found() == Finding::Sound);
    QCOMPARE(openStore(path).backupNumber(), all.front().number);
}

void LostTest::ofATableThatWasLostABackupStays() {
    Folder folder;
    const fs::path path = folder / "saves.sqlite";
    {
        SaveStore store = openStore(path);
        QVERIFY(store.createGame("Gone", "", 1).ok());
        for (int round = 1; round <= 3; ++round) QVERIFY(store.backupInto(folder / "backups", round).ok());
    }
    fs::remove(path);
    SaveStore store = openStore(path);
    QVERIFY(store.createGame("New", "", 2).ok());
    for (int round = 4; round <= 30; ++round) QVERIFY(store.backupInto(folder / "backups", round).ok());
    const auto found = backups(folder / "backups");
    QCOMPARE(found.size(), 11U);
    QCOMPARE(found.back().number, 3);  // the newest that has the table
    QVERIFY(describeFile(found.back().path).find("Gone") != std::string::npos);
}

void LostTest::aTableThatWasDeletedKeepsNoBackup() {
    Folder folder;
    SaveStore store = openStore(folder / "saves.sqlite");
    for (int round = 1; round <= 30; ++round) {
        const GameId game = store.createGame("Deleted", "", round).value();
        QVERIFY(store.backupInto(folder / "backups", round).ok());
        QVERIFY(store.remove(game).ok());
    }
    QCOMPARE(backups(folder / "backups").size(), 10U);
}

void LostTest::aBackupSaysHowMuchItHolds() {
    Folder folder;
    Folder left;
    playAndKill(folder, left.path());
    const auto newest = newestSoundBackup(folder / "backups");
    QVERIFY((holdings(newest->path).value() == Holdings{2, 340}));
    writeBytes(newest->path, "coffee");
    QCOMPARE(codeOf(holdings(newest->path)), "damaged");
}

void LostTest::theNoticeStandsUntilItIsAcknowledged_data() {
    QTest::addColumn<int>("finding");
    QTest::newRow("damaged") << static_cast<int>(Finding::Damaged);
    QTest::newRow("missing") << static_cast<int>(Finding::Missing);
    QTest::newRow("older") << static_cast<int>(Finding::Older);
    QTest::newRow("a short log") << static_cast<int>(Finding::CutLog);
}

void LostTest::theNoticeStandsUntilItIsAcknowledged() {
    QFETCH(int, finding);
    Folder folder;
    Folder left;
    const fs::path path = left / "saves.sqlite";
    playAndKill(folder, left.path());
    if (finding != static_cast<int>(Finding::CutLog)) fs::remove(left / "saves.sqlite-mark");
    if (finding != static_cast<int>(Finding::CutLog)) fs::remove(path);
    fs::remove(left / "saves.sqlite-wal");
    if (finding == static_cast<int>(Finding::Damaged)) writeBytes(path, "coffee");
    if (finding == static_cast<int>(Finding::Older)) writeEmptyPage(path);
    const Rescue first = openOrRescue(path, left / "backups").rescue;
    QCOMPARE(static_cast<int>(first.finding), finding);
    for (int start = 0; start < 3; ++start) {
        const auto opening = openOrRescue(path, left / "backups");
        QVERIFY(opening.rescue.finding == Finding::Sound);
        QCOMPARE(opening.earlier.size(), 1U);
        QVERIFY(opening.earlier[0].finding == first.finding);
        QVERIFY(opening.earlier[0].setAside == first.setAside);
        QVERIFY(opening.earlier[0].holds == first.holds);
        if (first.backup) QCOMPARE(opening.earlier[0].backup->path, first.backup->path);
    }
    QVERIFY(acknowledge(path).ok());
    QVERIFY(openOrRescue(path, left / "backups").earlier.empty());
}

void LostTest::aNoticeIsThereBeforeAnythingIsMoved() {
    // As if the start had ended between the notice and the move: the same is found again, and told once.
    Folder folder;
    const fs::path path = folder / "saves.sqlite";
    makeStore(path, 120);
    const auto files = filesIn(folder.path());
    writeBytes(path, "coffee");
    QVERIFY(openOrRescue(path, folder / "backups").rescue.setAside);
    const std::string notice = bytesOf(folder / "saves.sqlite.notice");
    fs::remove(folder / "saves.sqlite.damaged-1");
    writeBytes(path, "coffee");
    QVERIFY(openOrRescue(path, folder / "backups").rescue.setAside);
    QCOMPARE(bytesOf(folder / "saves.sqlite.notice"), notice);
}

void LostTest::nothingIsAcknowledgedIntoAFolderThatIsGone_data() {
    QTest::addColumn<QString>("what");
    QTest::newRow("the folder is removed") << "folder";
    QTest::newRow("the folder is moved away") << "moved";
    QTest::newRow("the file is removed") << "saves.sqlite";
    QTest::newRow("another file stands there") << "replaced";
    QTest::newRow("the log is removed") << "saves.sqlite-wal";
}

void LostTest::nothingIsAcknowledgedIntoAFolderThatIsGone() {
    QFETCH(QString, what);
    Folder folder;
    const fs::path at = folder / "data";
    const fs::path path = at / "saves.sqlite";
    fs::create_directory(at);
    {
        SaveStore store = openStore(path);
        const GameId game = store.createGame("Here", "", 1).value();
        QVERIFY(append(store, game, "kept", 1).ok());
        QVERIFY(store.stillThere().ok());
        if (what == "folder")
            fs::remove_all(at);
        else if (what == "moved")
            fs::rename(at, folder / "elsewhere");
        else if (what == "replaced")
            fs::remove(path), writeBytes(path, "another");
        else
            fs::remove(at / what.toStdString());
        QCOMPARE(codeOf(store.stillThere()), "taken-away");
        QCOMPARE(codeOf(append(store, game, "lost", 2)), "taken-away");
        QCOMPARE(codeOf(store.createGame("Lost", "", 2)), "taken-away");
        QCOMPARE(codeOf(store.createGame("Lost", "", {"lost"}, 2)), "taken-away");
        QCOMPARE(codeOf(store.rename(game, "Lost", 2)), "taken-away");
        QCOMPARE(codeOf(store.remove(game)), "taken-away");
        QCOMPARE(codeOf(store.backupInto(at / "backups", 2)), "taken-away");
        QVERIFY(!fs::exists(at / "backups"));
        // What was acknowledged can still be read, to be saved elsewhere.
        QCOMPARE(store.load(game).value().acts.size(), 1U);
        QVERIFY(store.backup(folder / "elsewhere.sqlite").ok());
    }
    if (what != "saves.sqlite-wal") return;
    // The file is the same: what was acknowledged is in it.
    const auto found = openOrRescue(path, at / "backups");
    QCOMPARE(found.store.value().load(GameId{1}).value().acts.size(), 1U);
}

void LostTest::whatIsNoFileIsToldAndNotTouched_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("store");  // beside a store, or where there is none
    for (const char* name :
         {"saves.sqlite", "saves.sqlite-wal", "saves.sqlite-shm", "saves.sqlite-journal", "saves.sqlite-mark",
          "backups/reachkeeper-000099-5.sqlite", "saves.sqlite.notice"}) {
        QTest::addRow("%s, alone", name) << name << false;
        if (name != std::string("saves.sqlite")) QTest::addRow("%s, beside a store", name) << name << true;
    }
}

void LostTest::whatIsNoFileIsToldAndNotTouched() {
    QFETCH(QString, name);
    QFETCH(bool, store);
    Folder folder;
    const fs::path path = folder / "saves.sqlite";
    const fs::path pipe = folder.path() / name.toStdString();
    fs::create_directory(folder / "backups");
    if (store) makeStore(path, 50);
    QCOMPARE(mkfifo(pipe.c_str(), 0600), 0);
    const auto opening = openOrRescue(path, folder / "backups");
    // A backup or a notice that is none is passed over; what SQLite would open is refused.
    const bool passed = name.startsWith("backups/") || name.endsWith(".notice");
    QCOMPARE(codeOf(opening.store), passed ? "ok" : "odd-file");
    if (!passed) QCOMPARE(opening.store.error().path, pipe);
    QVERIFY(fs::is_fifo(pipe));
    QCOMPARE(codeOf(SaveStore::open(path)), passed ? (opening.store.ok() ? "in-use" : "ok") : "odd-file");
}

void LostTest::aLogOfGigabytesIsNotReadIntoMemory() {
    Folder folder;
    makeStore(folder / "saves.sqlite", 30);
    const fs::path log = folder / "saves.sqlite-wal";
    writeBytes(log, "");
    std::error_code error;
    fs::resize_file(log, std::uintmax_t{3} << 30U, error);
    if (error) QSKIP("the disk has no sparse files");
    rusage before{};
    getrusage(RUSAGE_SELF, &before);
    QElapsedTimer took;
    took.start();
    const auto opening = openOrRescue(folder / "saves.sqlite", folder / "backups");
    QCOMPARE(codeOf(opening.store), "ok");
    QVERIFY(opening.rescue.finding == Finding::CutLog);
    rusage after{};
    getrusage(RUSAGE_SELF, &after);
    QVERIFY2(after.ru_maxrss - before.ru_maxrss < 64 * 1024, qPrintable(QString::number(after.ru_maxrss)));
    // The copy that is kept has its holes too.
    struct stat copy {};
    QCOMPARE(stat((folder.path() / "saves.sqlite.damaged-1-wal").c_str(), &copy), 0);
    QCOMPARE(copy.st_size, std::int64_t{3} << 30);
    QVERIFY(copy.st_blocks < 2048);
    qInfo("%lld ms", took.elapsed());
}

QTEST_GUILESS_MAIN(LostTest)
#include "lost_test.moc"
