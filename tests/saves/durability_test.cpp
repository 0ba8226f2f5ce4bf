#include <unistd.h>

#include <cstdio>

#include "tests/saves/support.h"

#ifdef Q_OS_LINUX
#include <sys/syscall.h>
#endif

using namespace reach::saves;
using namespace reach::saves::test;

// Simulates a power cut, after which only synced data is on the disk. Whenever SQLite syncs a file, the test
// copies the file to another folder. The next start opens that folder.

namespace {

fs::path theDisk;
int syncs = 0;

#ifdef Q_OS_LINUX
void keepAsSynced(int file) {
    ++syncs;
    if (theDisk.empty()) return;
    std::error_code error;
    const fs::path path = fs::read_symlink("/proc/self/fd/" + std::to_string(file), error);
    if (fs::is_regular_file(path, error))
        fs::copy_file(path, theDisk / path.filename(), fs::copy_options::overwrite_existing, error);
}
#endif

}  // namespace

#ifdef Q_OS_LINUX
// Found before the C library's by SQLite, which is a shared library.
extern "C" int fdatasync(int file) {
    keepAsSynced(file);
    return static_cast<int>(syscall(SYS_fdatasync, file));
}
extern "C" int fsync(int file) {
    keepAsSynced(file);
    return static_cast<int>(syscall(SYS_fsync, file));
}
#endif

class DurabilityTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init();
    void everyAcknowledgedStepSurvivesAPowerCut();
    void anEntryCostsOneSync();
};

void DurabilityTest::init() {
    theDisk.clear();
    Folder folder;
    syncs = 0;
    makeStore(folder / "saves.sqlite", 1);
    if (syncs == 0) QSKIP("SQLite's syncs cannot be seen here");
}

void DurabilityTest::everyAcknowledgedStepSurvivesAPowerCut() {
    Folder folder;
    Folder disk;
    Folder after;
    theDisk = disk.path();
    SaveStore store = openStore(folder / "saves.sqlite");
    const GameId game = store.createGame("cut", "", 1).value();
    script::Model model;
    for (int number = 1; number <= 150; ++number) {
        QVERIFY(script::run(store, game, model, number, folder / "backups").ok());
        script::apply(model, number);
        for (const char* name : {"saves.sqlite", "saves.sqlite-wal"}) {
            fs::remove(after / name);
            if (fs::exists(disk / name)) fs::copy_file(disk / name, after / name);
        }
        const fs::path synced = std::exchange(theDisk, fs::path());
        const auto found = SaveStore::open(after / "saves.sqlite");
        QCOMPARE(codeOf(found), "ok");
        const auto read = script::read(found.value(), game);
        QCOMPARE(codeOf(read), "ok");
        QVERIFY2(read.value() == model, qPrintable(QString::number(number)));
        theDisk = synced;
    }
}

void DurabilityTest::anEntryCostsOneSync() {
    Folder folder;
    SaveStore store = openStore(folder / "saves.sqlite");
    const GameId game = store.createGame("count", "", 1).value();
    QVERIFY(append(store, game, "first", 1).ok());
    syncs = 0;
    for (int after = 1; after <= 50; ++after) QVERIFY(store.append(game, after, "command", 1).ok());
    QCOMPARE(syncs, 50);
}

QTEST_GUILESS_MAIN(DurabilityTest)
#include "durability_test.moc"
