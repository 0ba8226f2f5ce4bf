#include "app/session/shelf.h"
#include "tests/places.h"

#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

/// Kills whole games at random instants. No acknowledged entry may be missing afterwards.
class SessionCrashTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void everyAcknowledgedEntryOutlivesAKill_data();
    void everyAcknowledgedEntryOutlivesAKill();
};

void SessionCrashTest::everyAcknowledgedEntryOutlivesAKill_data() {
    QTest::addColumn<QString>("game");
    QTest::newRow("Arcs") << "base";
    QTest::newRow("ARCADEs") << "arcades";
}

namespace {

/// Entries of the table that count, and what is wrong with it.
template <typename Kind>
std::pair<long, std::string> stateOf(reach::Shelf& shelf) {
    const auto opened = shelf.open<Kind>(shelf.list()[0].id);
    if (!opened.ok()) return {-1, "it does not open"};
    return {static_cast<long>(opened.value->session->cursor()),
            findInconsistency(opened.value->session->game())};
}

}  // namespace

void SessionCrashTest::everyAcknowledgedEntryOutlivesAKill() {
    QFETCH(QString, game);
    const int kills = std::max(25, qEnvironmentVariableIntValue("REACHKEEPER_CRASHES"));
    auto folder = std::make_unique<QTemporaryDir>();
    long acknowledged = 0;
    long whole = 0;  // of games that came to their end
    for (int kill = 0; kill < kills; ++kill) {
        QProcess player;
        player.start(places::program("crash_player"),
                     {folder->path(), QString::number(QRandomGenerator::global()->generate()), game});
        QVERIFY(player.waitForStarted());
        const int wait = QRandomGenerator::global()->bounded(40);
        QByteArray output;
        while (output.count('\n') < wait && player.waitForReadyRead(5000)) output += player.readAll();
        player.kill();
        player.waitForFinished();
        output += player.readAll();
        const auto lines = output.left(output.lastIndexOf('\n') + 1).split('\n');
        for (const QByteArray& line : lines) acknowledged = std::max(acknowledged, line.toLong());
        if (lines.contains("over")) {
            whole += std::exchange(acknowledged, 0);
            folder = std::make_unique<QTemporaryDir>();
            continue;
        }

        reach::Shelf shelf(folder->path().toStdString(), [] { return reach::saves::Seconds{1}; });
        QVERIFY(!shelf.problem() && shelf.rescue().finding != reach::saves::Finding::Damaged);
        if (shelf.list().empty()) {
            QCOMPARE(acknowledged, 0L);
            continue;
        }
        const auto [found, wrong] = game == QStringLiteral("arcades") ? stateOf<reach::ArcadesGame>(shelf)
                                                                      : stateOf<reach::ArcsGame>(shelf);
        QVERIFY2(found == acknowledged || found == acknowledged + 1,
                 qPrintable(QStringLiteral("acknowledged %1, found %2").arg(acknowledged).arg(found)));
        QCOMPARE(wrong, std::string());
        acknowledged = found;
    }
    QVERIFY(whole + acknowledged > 50);
}

QTEST_GUILESS_MAIN(SessionCrashTest)
#include "crash_test.moc"
