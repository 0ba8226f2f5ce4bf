#include <SQLiteCpp/Database.h>

#include <QProcess>
#include <QRandomGenerator>
#include <random>

#include "tests/places.h"
#include "tests/saves/support.h"

using namespace reach::saves;
using namespace reach::saves::test;

class CrashTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void whatWasAcknowledgedIsThereAfterAKill();

  private:
    int killWriter(const fs::path& path, int done, std::mt19937& random);
};

// Starts the writer after `done` steps, kills it after some more; returns the last step it acknowledged.
int CrashTest::killWriter(const fs::path& path, int done, std::mt19937& random) {
    QProcess writer;
    writer.start(places::program("reachkeeper_crash_writer"),
                 {QString::fromStdString(path.string()),
                  QString::fromStdString((path.parent_path() / "backups").string()), QString::number(done)});
    if (!writer.waitForStarted()) return -1;
    // Some runs end while the file is being opened, most somewhere in their first steps.
    QByteArray output;
    const auto lines = random() % 8 == 0 ? 0 : random() % 40;
    while (output.count('\n') < static_cast<int>(lines) && writer.waitForReadyRead(10'000))
        output += writer.readAll();
    QTest::qSleep(static_cast<int>(random() % 4));
    for (auto spin = random() % 200'000; spin > 0; --spin) asm volatile("");
    writer.kill();
    writer.waitForFinished();
    output += writer.readAll();
    for (const QByteArray& line : output.left(output.lastIndexOf('\n') + 1).split('\n')) {
        if (!line.isEmpty() && line.toInt() != ++done)
            qWarning() << "the writer says" << line << "at" << done;
    }
    return done;
}

void CrashTest::whatWasAcknowledgedIsThereAfterAKill() {
    bool given = false;
    int kills = qEnvironmentVariableIntValue("REACHKEEPER_CRASHES", &given);
    if (!given) kills = 60;
    const auto seed = QRandomGenerator::global()->generate();
    qInfo("seed %u, %d kills", seed, kills);
    std::mt19937 random(seed);
    QTest::failOnWarning(QRegularExpression("the writer says"));

    Folder folder;
    const fs::path path = folder / "saves.sqlite";
    int done = 0;
    int unacknowledged = 0;
    for (int kill = 0; kill < kills; ++kill) {
        done = killWriter(path, done, random);
        QVERIFY(done >= 0);
        {
            auto opening = openOrRescue(path, folder / "nowhere");
            QCOMPARE(codeOf(opening.store), "ok");
            QVERIFY(opening.rescue.finding < Finding::Missing);
            const SaveStore& store = opening.store.value();
            if (store.listGames().value().empty()) {
                QCOMPARE(done, 0);
                continue;
            }
            // The step under way when the kill came may be there or not, but nothing between.
            const auto found = script::read(store, GameId{1}).value();
            const bool further = found == script::after(done + 1);
            const bool same = found == script::after(done);
            QVERIFY2(same || further, qPrintable(QString("after kill %1, step %2").arg(kill).arg(done)));
            if (!same) ++done, ++unacknowledged;
        }
        SQLite::Database raw(path.string());
        QCOMPARE(raw.execAndGet("PRAGMA integrity_check").getString(), std::string("ok"));
        for (const BackupFile& backup : backups(folder / "backups"))
            QCOMPARE(codeOf(checkStore(backup.path)), "ok");
    }
    qInfo("%d steps, %d of them written but not acknowledged", done, unacknowledged);
    QVERIFY(done > kills);
}

QTEST_GUILESS_MAIN(CrashTest)
#include "crash_test.moc"
