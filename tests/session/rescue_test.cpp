#include "app/session/shelf.h"
#include "app/simulation/random_player.h"
#include "tests/places.h"
#include "tests/saves/small_disk.h"

#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <fstream>

using namespace reach;
namespace fs = std::filesystem;

namespace {

constexpr const char* kDamage = "this was a database once, before the coffee";

saves::Seconds noon() {
    return 1'000'000;
}

void play(OpenTable& table, int entries) {
    simulation::RandomPlayer player(3);
    for (int i = 0; i < entries; ++i)
        if (const auto command = player.next(table.session->game())) table.session->enter(*command);
}

Record threePlayers() {
    return *parseRecord("game: base\nplayers: red, blue, white\nsetup: 3SETUP02\n\n").record;
}

/// A folder with one table and a backup of it that lacks the last entries; the game as the backup has it.
/// More entries make the store larger and a rescue take its time.
Game keptAndBackedUp(const fs::path& folder, int entries = 150) {
    Shelf shelf(folder, noon);
    const auto begun = shelf.begin("Friday", threePlayers());
    play(*begun.value, entries);
    if (shelf.noteEnd(*begun.value) || shelf.backUp()) qFatal("no backup");
    const Game backedUp = begun.value->session->game();
    play(*begun.value, 10);
    return backedUp;
}

void write(const fs::path& path, const std::string& bytes) {
    std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
}

std::string bytesOf(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace

/// A shelf whose store is damaged or missing.
class RescueTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() { canMount_ = saves::test::canMountDisks(); }
    void aFullDiskDoesNotHideTheBackup_data();
    void aFullDiskDoesNotHideTheBackup();
    void oneOfThreeRescuesAndLosesNothing();
    void aMissingStoreIsToldAndItsBackupTaken();
    void aDamagedLogIsTold_data();
    void aDamagedLogIsTold();
    void whatAKillLeftHalfDoneGoes();
    void aBackupOfANewerVersionIsNotPassedOver();

  private:
    bool canMount_ = false;
};

void RescueTest::aFullDiskDoesNotHideTheBackup_data() {
    QTest::addColumn<bool>("damaged");
    QTest::newRow("the store is damaged") << true;
    QTest::newRow("the store is gone") << false;
}

void RescueTest::aFullDiskDoesNotHideTheBackup() {
    QFETCH(bool, damaged);
    if (!canMount_) QSKIP("needs the right to mount a small disk");
    QTemporaryDir folder;
    const fs::path at = fs::path(folder.path().toStdString()) / "disk";
    const saves::test::SmallDisk disk(at, "size=4m");
    QVERIFY(disk.mounted());
    const Game backedUp = keptAndBackedUp(at, 300);
    if (damaged)
        write(at / "tables.sqlite", kDamage);
    else
        fs::remove(at / "tables.sqlite");
    const auto room = fs::space(at).available;
    write(at / "holiday.mp4", std::string(room - 60 * 1024, 'v'));  // enough for an empty store
    for (int start = 0; start < 12; ++start) {
        Shelf shelf(at, noon);
        QVERIFY(shelf.problem().has_value());
        QVERIFY(shelf.problem()->code == saves::SaveErrorCode::DiskFull);
        QVERIFY(shelf.begin("Not kept", threePlayers()).value->keeper == nullptr);
        QCOMPARE(fs::exists(at / "tables.sqlite"), damaged);
        if (damaged) QCOMPARE(bytesOf(at / "tables.sqlite"), std::string(kDamage));
        QCOMPARE(saves::backups(at / "backups").size(), std::size_t{1});
    }
    fs::remove(at / "holiday.mp4");
    Shelf shelf(at, noon);
    QVERIFY(!shelf.problem());
    QCOMPARE(shelf.list().size(), std::size_t{1});
    QVERIFY(shelf.open(shelf.list()[0].id).value->session->game() == backedUp);
    if (damaged) QCOMPARE(bytesOf(at / "tables.sqlite.damaged-1"), std::string(kDamage));
}

void RescueTest::oneOfThreeRescuesAndLosesNothing() {
    const int rounds = std::max(8, qEnvironmentVariableIntValue("REACHKEEPER_RACES"));
    QTemporaryDir model;
    const fs::path store = fs::path(model.path().toStdString()) / "tables.sqlite";
    keptAndBackedUp(store.parent_path(), 300);
    write(store, kDamage);
    for (int round = 0; round < rounds; ++round) {
        QTemporaryDir folder;
        const fs::path at = folder.path().toStdString();
        fs::copy(model.path().toStdString(), at, fs::copy_options::recursive);
        std::array<QProcess, 3> rescuers;
        for (QProcess& rescuer : rescuers) {
            rescuer.start(places::program("rescuer"), {folder.path()});
            QVERIFY(rescuer.waitForReadyRead(30'000));
            QCOMPARE(rescuer.readAll(), QByteArray("ready\n"));
        }
        for (QProcess& rescuer : rescuers) {
            rescuer.write("go\n");
            rescuer.waitForBytesWritten();
            QTest::qSleep(QRandomGenerator::global()->bounded(60));
        }
        QByteArrayList said;
        for (QProcess& rescuer : rescuers) {
            while (!rescuer.canReadLine()) QVERIFY(rescuer.waitForReadyRead(30'000));
            said.append(rescuer.readLine().trimmed());
        }
        for (QProcess& rescuer : rescuers) {
            rescuer.closeWriteChannel();
            QVERIFY(rescuer.waitForFinished());
        }
        QVERIFY2(said.count("kept") == 1 && said.count("in-use") == 2, said.join(' ').constData());
        Shelf shelf(at, noon);
        QVERIFY(!shelf.problem());
        QCOMPARE(shelf.list().size(), std::size_t{2});  // the backup's, and the one begun on it
        QVERIFY(!fs::exists(at / "tables.sqlite.damaged-2"));
    }
}

void RescueTest::aMissingStoreIsToldAndItsBackupTaken() {
    QTemporaryDir folder;
    const fs::path at = folder.path().toStdString();
    const Game backedUp = keptAndBackedUp(at);
    fs::remove(at / "tables.sqlite");
    Shelf shelf(at, noon);
    QVERIFY(!shelf.problem());
    QVERIFY(shelf.rescue().finding == saves::Finding::Missing);
    QCOMPARE(shelf.rescue().backup->made, noon());
    QVERIFY(shelf.open(shelf.list()[0].id).value->session->game() == backedUp);
}

void RescueTest::aDamagedLogIsTold_data() {
    QTest::addColumn<double>("at");  // where in the log a byte is wrong; 1: nowhere
    QTest::addColumn<bool>("cut");   // the last bytes are missing, as when the program is killed
    QTest::newRow("its header") << 0.0 << false;
    QTest::newRow("early") << 0.1 << false;
    QTest::newRow("in the middle") << 0.5 << false;
    QTest::newRow("the last entry") << 0.999 << false;
    QTest::newRow("nowhere") << 1.0 << false;
    QTest::newRow("the last entry was not finished") << 1.0 << true;
}

void RescueTest::aDamagedLogIsTold() {
    QFETCH(double, at);
    QFETCH(bool, cut);
    QTemporaryDir kept;
    QTemporaryDir found;  // as after the power went
    const fs::path from = kept.path().toStdString();
    const fs::path to = found.path().toStdString();
    Shelf before(from, noon);
    const auto begun = before.begin("Friday", threePlayers());
    play(*begun.value, 40);
    const std::size_t entries = begun.value->session->entries().size();
    for (const char* name : {"tables.sqlite", "tables.sqlite-wal"}) fs::copy_file(from / name, to / name);

    const fs::path log = to / "tables.sqlite-wal";
    std::string bytes = bytesOf(log);
    if (at < 1) bytes[static_cast<std::size_t>(at * static_cast<double>(bytes.size()))] ^= 1;
    if (cut) bytes.resize(bytes.size() - 100);
    write(log, bytes);
    const std::string store = bytesOf(to / "tables.sqlite");
    Shelf shelf(to, noon);
    QVERIFY(!shelf.problem());
    if (at == 1) {
        QVERIFY(shelf.rescue().finding == saves::Finding::Sound);
        const auto opened = shelf.open(shelf.list()[0].id);
        QCOMPARE(opened.value->session->entries().size(), cut ? entries - 1 : entries);
        return;
    }
    QVERIFY(shelf.rescue().finding == saves::Finding::CutLog);
    QCOMPARE(*shelf.rescue().setAside, to / "tables.sqlite.damaged-1");
    QVERIFY(bytesOf(to / "tables.sqlite.damaged-1") == store);
    QVERIFY(bytesOf(to / "tables.sqlite.damaged-1-wal") == bytes);
}

void RescueTest::whatAKillLeftHalfDoneGoes() {
    QTemporaryDir folder;
    const fs::path at = folder.path().toStdString();
    keptAndBackedUp(at);
    const std::array<const char*, 5> halfDone{
        "tables.sqlite.restored", "tables.sqlite.restored.part", "tables.sqlite.restored.part-journal",
        "backups/reachkeeper-000007-5.sqlite.part", "backups/reachkeeper-000007-5.sqlite.part-journal"};
    const std::array<const char*, 3> others{"holiday.part", "backups/notes.part",
                                            "backups/notes.sqlite.part"};
    for (const char* name : others) write(at / name, "keep me");
    {
        const Shelf first(at, noon);
        for (const char* name : halfDone) write(at / name, "being written");
        const Shelf second(at, noon);
        QVERIFY(second.problem()->code == saves::SaveErrorCode::InUse);
        for (const char* name : halfDone) QVERIFY2(fs::exists(at / name), name);
    }
    const Shelf shelf(at, noon);
    QVERIFY(!shelf.problem());
    for (const char* name : halfDone) QVERIFY2(!fs::exists(at / name), name);
    for (const char* name : others) QVERIFY2(fs::exists(at / name), name);
    QCOMPARE(saves::backups(at / "backups").size(), std::size_t{1});
}

void RescueTest::aBackupOfANewerVersionIsNotPassedOver() {
    QTemporaryDir folder;
    const fs::path at = folder.path().toStdString();
    keptAndBackedUp(at);
    const fs::path backup = saves::backups(at / "backups")[0].path;
    std::string bytes = bytesOf(backup);
    bytes[63] = 99;  // the version, in the file's header
    write(backup, bytes);
    write(at / "tables.sqlite", kDamage);
    const Shelf shelf(at, noon);
    QVERIFY(shelf.problem()->code == saves::SaveErrorCode::NewerVersion);
    QVERIFY(shelf.rescue().finding == saves::Finding::Damaged && !shelf.rescue().setAside);
    QCOMPARE(bytesOf(at / "tables.sqlite"), std::string(kDamage));
}

QTEST_GUILESS_MAIN(RescueTest)
#include "rescue_test.moc"
