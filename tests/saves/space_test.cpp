#include "tests/saves/small_disk.h"
#include "tests/saves/support.h"

using namespace reach::saves;
using namespace reach::saves::test;

class SpaceTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase();
    void aFullStoreKeepsWhatItAcknowledged();
    void aFullDiskKeepsWhatItAcknowledged();
    void aBackupThatDoesNotFitLeavesNothingBehind();
    void aReadOnlyDiskIsSaidToBeOne();
    void aReadOnlyFolderIsSaidToBeOne();
    void aReadOnlyFileIsSaidToBeOne();
    void aPathThatCannotBeIsAnError_data();
    void aPathThatCannotBeIsAnError();

  private:
    bool canMount_ = false;
};

namespace {

/// Takes the right to write away, for as long as it lives.
class ReadOnly {
  public:
    explicit ReadOnly(const fs::path& at) : at_(at) { fs::permissions(at, kWrite, fs::perm_options::remove); }
    ~ReadOnly() { fs::permissions(at_, fs::perms::owner_write, fs::perm_options::add); }

  private:
    static constexpr fs::perms kWrite =
        fs::perms::owner_write | fs::perms::group_write | fs::perms::others_write;
    fs::path at_;
};

bool canWriteIn(const fs::path& folder) {
    writeBytes(folder / "probe", "?");
    return fs::remove(folder / "probe");
}

/// Appends until there is no room; returns how many entries were acknowledged, or -1 if it failed otherwise.
int fill(SaveStore& store, GameId game) {
    for (int count = 0;; ++count) {
        const auto seq =
            append(store, game, "command " + std::to_string(count) + ' ' + std::string(500, 'e'), count);
        if (!seq) return seq.error().code == SaveErrorCode::DiskFull ? count : -1;
        if (count > 100'000) return -1;
    }
}

}  // namespace

void SpaceTest::initTestCase() {
    canMount_ = canMountDisks();
}

void SpaceTest::aFullStoreKeepsWhatItAcknowledged() {
    Folder folder;
    GameId game{};
    int count = 0;
    {
        auto store = SaveStore::open(folder / "saves.sqlite", {.maxBytes = 400 * 1024});
        QCOMPARE(codeOf(store), "ok");
        game = store.value().createGame("full", "", 1).value();
        count = fill(store.value(), game);
        QVERIFY2(count > 100, qPrintable(QString::number(count)));
        // Full for every kind of change, and after each the same as before.
        const std::string big(100'000, 'b');
        QCOMPARE(codeOf(store.value().createGame(big, big, 1)), "disk-full");
        QCOMPARE(codeOf(store.value().rename(game, big, 1)), "disk-full");
        QCOMPARE(codeOf(append(store.value(), game, big, 1)), "disk-full");
        QCOMPARE(store.value().info(game).value().acts, count);
        QCOMPARE(store.value().load(game).value().acts.size(), static_cast<std::size_t>(count));
    }
    // Room again.
    SaveStore store = openStore(folder / "saves.sqlite");
    QCOMPARE(append(store, game, "fits", 1).value(), count + 1);
    QCOMPARE(store.load(game).value().acts.back().text, std::string("fits"));
}

void SpaceTest::aFullDiskKeepsWhatItAcknowledged() {
    if (!canMount_) QSKIP("needs the right to mount a small disk");
    Folder folder;
    const fs::path at = folder / "disk";
    const SmallDisk disk(at, "size=512k");
    QVERIFY(disk.mounted());
    int count = 0;
    {
        SaveStore store = openStore(at / "saves.sqlite");
        const GameId game = store.createGame("full", "", 1).value();
        writeBytes(at / "holiday.mp4", std::string(100'000, 'v'));
        count = fill(store, game);
        QVERIFY2(count > 10, qPrintable(QString::number(count)));
        QCOMPARE(codeOf(append(store, game, std::string(5000, 'e'), 1)), "disk-full");
        QCOMPARE(store.load(game).value().acts.size(), static_cast<std::size_t>(count));
        fs::remove(at / "holiday.mp4");
        QCOMPARE(append(store, game, "room again", 1).value(), count + 1);
    }
    const auto acts = openStore(at / "saves.sqlite").load(GameId{1}).value().acts;
    QCOMPARE(acts.size(), static_cast<std::size_t>(count) + 1);
    for (int i = 0; i < count; ++i)
        QVERIFY(acts[static_cast<std::size_t>(i)].text.starts_with("command " + std::to_string(i) + ' '));
}

void SpaceTest::aBackupThatDoesNotFitLeavesNothingBehind() {
    if (!canMount_) QSKIP("needs the right to mount a small disk");
    Folder folder;
    const fs::path at = folder / "disk";
    const SmallDisk disk(at, "size=64k");
    QVERIFY(disk.mounted());
    makeStore(folder / "saves.sqlite", 200);
    SaveStore store = openStore(folder / "saves.sqlite");
    QCOMPARE(codeOf(store.backupInto(at, 1)), "disk-full");
    QVERIFY(filesIn(at).empty());
    QVERIFY(append(store, GameId{1}, "goes on", 1).ok());
    // Nor does a restore move anything before its copy is complete.
    writeBytes(at / "saves.sqlite", "broken but mine");
    const fs::path backup = newestSoundBackup(folder / "backups")->path;
    QCOMPARE(codeOf(restore(backup, at / "saves.sqlite")), "disk-full");
    QCOMPARE(filesIn(at).size(), 1U);
    QCOMPARE(bytesOf(at / "saves.sqlite"), std::string("broken but mine"));
}

void SpaceTest::aReadOnlyDiskIsSaidToBeOne() {
    if (!canMount_) QSKIP("needs the right to mount a small disk");
    Folder folder;
    const fs::path at = folder / "disk";
    const SmallDisk disk(at, "size=2m");
    QVERIFY(disk.mounted());
    makeStore(at / "saves.sqlite", 30);
    writeBytes(at / "broken.sqlite", "not a database");
    QVERIFY(disk.makeReadOnly());
    QCOMPARE(codeOf(SaveStore::open(at / "saves.sqlite")), "read-only");
    QCOMPARE(codeOf(SaveStore::open(at / "new.sqlite")), "read-only");
    QCOMPARE(codeOf(openOrRescue(at / "saves.sqlite", at / "backups").store), "read-only");
    QCOMPARE(codeOf(openOrRescue(at / "broken.sqlite", at / "backups").store), "read-only");
    const SaveStore store = openStore(folder / "saves.sqlite");
    QCOMPARE(codeOf(store.backup(at / "copy.sqlite")), "read-only");
    QCOMPARE(codeOf(store.backupInto(at / "backups", 1)), "read-only");
}

void SpaceTest::aReadOnlyFolderIsSaidToBeOne() {
    Folder folder;
    const fs::path own = folder / "own";
    fs::create_directory(own);
    makeStore(folder / "saves.sqlite", 5);
    const ReadOnly readOnly(own);
    if (canWriteIn(own)) QSKIP("this user may write in read-only folders");
    QCOMPARE(codeOf(SaveStore::open(own / "new.sqlite")), "read-only");
    const SaveStore store = openStore(folder / "saves.sqlite");
    QCOMPARE(codeOf(store.backup(own / "copy.sqlite")), "read-only");
    QCOMPARE(codeOf(store.backupInto(own, 1)), "read-only");
}

void SpaceTest::aReadOnlyFileIsSaidToBeOne() {
    Folder folder;
    makeStore(folder / "saves.sqlite", 5);
    const ReadOnly readOnly(folder / "saves.sqlite");
    if (std::ofstream(folder / "saves.sqlite", std::ios::app))
        QSKIP("this user may write to read-only files");
    const auto before = filesIn(folder.path());
    QCOMPARE(codeOf(SaveStore::open(folder / "saves.sqlite")), "read-only");
    QVERIFY(filesIn(folder.path()) == before);
}

void SpaceTest::aPathThatCannotBeIsAnError_data() {
    QTest::addColumn<QString>("path");
    QTest::newRow("nothing") << "";
    QTest::newRow("in a folder that is not there") << "nowhere/saves.sqlite";
    QTest::newRow("in a file") << "file/saves.sqlite";
    QTest::newRow("a folder") << "folder";
#ifdef Q_OS_LINUX
    QTest::newRow("in a folder of the kernel's") << "/proc/saves.sqlite";
#endif
}

void SpaceTest::aPathThatCannotBeIsAnError() {
    QFETCH(QString, path);
    Folder folder;
    writeBytes(folder / "file", "");
    fs::create_directory(folder / "folder");
    const fs::path there = path.isEmpty() ? fs::path() : folder.path() / path.toStdString();
    const auto expected = QRegularExpression("cannot-open|read-only");
    QVERIFY2(expected.match(codeOf(SaveStore::open(there))).hasMatch(),
             qPrintable(codeOf(SaveStore::open(there))));
    QVERIFY(expected.match(codeOf(openOrRescue(there, folder / "backups").store)).hasMatch());
    QVERIFY(fs::is_directory(folder / "folder") && fs::exists(folder / "file"));
}

QTEST_GUILESS_MAIN(SpaceTest)
#include "space_test.moc"
