#include "app/session/shelf.h"
#include "tests/places.h"
#include "tests/saves/small_disk.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <fstream>

using namespace reach;
namespace fs = std::filesystem;

namespace {

saves::Seconds noon() {
    return 1'000'000;
}

/// A record of so many entries, the smallest there are.
std::string longRecord(int entries) {
    std::string text = "game: base\nplayers: red, blue\nsetup: 2SETUP01\n\n";
    for (int i = 0; i < entries; ++i) text += "correct red power " + std::to_string(i % 2) + '\n';
    return text;
}

}  // namespace

/// Importing records as tables: completely or not at all.
class ImportTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() { canMount_ = saves::test::canMountDisks(); }
    void aKillLeavesTheWholeTableOrNothing();
    void aFullDiskLeavesNothing();
    void givenUpAnywhereItLeavesNothing_data();
    void givenUpAnywhereItLeavesNothing();
    void fiftyThousandEntriesAreOneWrite();

  private:
    bool canMount_ = false;
};

void ImportTest::aKillLeavesTheWholeTableOrNothing() {
    constexpr int kEntries = 5'000;
    const int kills = std::max(12, qEnvironmentVariableIntValue("REACHKEEPER_CRASHES"));
    const QByteArray record = QByteArray::fromStdString(longRecord(kEntries));
    QTemporaryDir folder;
    std::size_t whole = 0;
    QElapsedTimer clock;
    qint64 longest = 40;  // how long an import takes here is learned from those that came to their end
    for (int kill = 0; kill < kills; ++kill) {
        QProcess importer;
        importer.start(places::program("importer"), {folder.path()});
        importer.write(record);
        importer.closeWriteChannel();
        QVERIFY(importer.waitForReadyRead(30'000));
        clock.start();
        const auto wait = QRandomGenerator::global()->bounded(longest + longest / 4);
        while (clock.elapsed() < wait && importer.state() == QProcess::Running) importer.waitForFinished(1);
        if (importer.state() == QProcess::Running) longest = std::max(longest, 2 * wait);
        importer.kill();
        importer.waitForFinished();
        const bool done = importer.readAll().contains("done");

        Shelf shelf(folder.path().toStdString(), noon);
        QVERIFY(!shelf.problem());
        const auto tables = shelf.list();
        QVERIFY(tables.size() == whole + 1 || (tables.size() == whole && !done));
        whole = tables.size();
        for (const SavedTable& table : tables) QCOMPARE(table.entries, static_cast<std::size_t>(kEntries));
    }
    qInfo("%d kills, %zu whole", kills, whole);
    QVERIFY(whole < static_cast<std::size_t>(kills));
}

void ImportTest::aFullDiskLeavesNothing() {
    if (!canMount_) QSKIP("needs the right to mount a small disk");
    QTemporaryDir folder;
    const fs::path at = fs::path(folder.path().toStdString()) / "disk";
    const saves::test::SmallDisk disk(at, "size=600k");
    QVERIFY(disk.mounted());
    {
        Shelf shelf(at, noon);
        const auto imported = shelf.import("Too long", longRecord(15'000));
        QVERIFY(!imported.ok());
        QVERIFY(imported.problem->save->code == saves::SaveErrorCode::DiskFull);
        QVERIFY(shelf.list().empty());
        QVERIFY(shelf.import("Short", longRecord(20)).ok());
    }
    Shelf shelf(at, noon);
    QVERIFY2(!shelf.problem(), shelf.problem() ? codeName(shelf.problem()->code).data() : "");
    QCOMPARE(shelf.list().size(), std::size_t{1});
}

void ImportTest::givenUpAnywhereItLeavesNothing_data() {
    QTest::addColumn<double>("part");
    for (const double part : {0.01, 0.3, 0.7, 1.0}) QTest::addRow("after %g of it", part) << part;
}

void ImportTest::givenUpAnywhereItLeavesNothing() {
    QFETCH(double, part);
    QTemporaryDir folder;
    Shelf shelf(folder.path().toStdString(), noon);
    std::int64_t told = 0;
    const auto imported =
        shelf.import("Given up", longRecord(1'000), [&](std::int64_t done, std::int64_t all) {
            if (done != ++told) qFatal("progress leaps");
            return static_cast<double>(done) < part * static_cast<double>(all);
        });
    QVERIFY(!imported.ok());
    QVERIFY(imported.problem->save->code == saves::SaveErrorCode::Cancelled);
    QCOMPARE(told, static_cast<std::int64_t>(part * 2'000));
    QVERIFY(shelf.list().empty());
    QVERIFY(shelf.import("Again", longRecord(10)).ok());
}

void ImportTest::fiftyThousandEntriesAreOneWrite() {
    QTemporaryDir folder;
    Shelf shelf(folder.path().toStdString(), noon);
    const std::string record = longRecord(kMaxRecordLines - 4);
    QElapsedTimer clock;
    clock.start();
    const auto imported = shelf.import("Long", record);
    const auto milliseconds = clock.elapsed();
    QVERIFY(imported.ok());
    QCOMPARE(shelf.list()[0].entries, std::int64_t{kMaxRecordLines - 4});
    qInfo("%lld ms (hold 2000)", milliseconds);
    // Ten times what it may take, for a busy machine and the sanitizers; a sync an entry takes longer.
    QVERIFY2(milliseconds < 20'000, qPrintable(QString::number(milliseconds)));
}

QTEST_GUILESS_MAIN(ImportTest)
#include "import_test.moc"
