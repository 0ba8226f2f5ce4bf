#include "app/viewmodels/chance.h"
#include "arcades_player.h"

using reach::arcades_ask::Ask;

/// Whole games of ARCADEs from the new table to the winner, by taps alone.
class ArcadesGamesTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() { QVERIFY(hand_.start()); }
    void init() { Hand::watch(); }

    void aGameIsPlayedByTaps_data() {
        QTest::addColumn<int>("players");
        QTest::addColumn<bool>("hard");
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(1280, 800), QSize(390, 844)}) {
            QTest::addRow("three, %d wide", size.width()) << 3 << false << size;
            QTest::addRow("two and the phantom, %d wide", size.width()) << 2 << false << size;
            QTest::addRow("one against hard bots, %d wide", size.width()) << 1 << true << size;
        }
    }
    void aGameIsPlayedByTaps() {
        QFETCH(int, players);
        QFETCH(bool, hard);
        QFETCH(QSize, size);
        reach::Chance::useSeed(static_cast<quint32>(players));
        hand_.window().resize(size);
        QTRY_COMPARE(hand_.window().size(), size);
        ArcadesPlayer player(hand_);
        QVERIFY(player.begin(players, hard));
        QVERIFY(player.playUntil(4));
        QCOMPARE(player.asked(), Ask::Finished);
        QVERIFY(player.table().isOver());
        qInfo("%d taps, %d entries, chapter %d", player.taps(), player.table().cursor(),
              player.table().chapter());
        // It is told who has won, and nobody has more Power.
        const QString told = player.table().promptView().text;
        int most = 0;
        int winners = -1;
        for (const auto& each : player.table().players()) {
            if (!each.counts) continue;
            most = std::max(most, each.power);
            if (told.startsWith(each.name)) winners = each.power;
        }
        QVERIFY2(most > 0 && winners == most, qPrintable(told));
        QVERIFY(hand_.shown("prompt"));
        QVERIFY(hand_.tap("menu"));
        QVERIFY(hand_.tap("leaveTable"));
        QVERIFY(hand_.games().list().constFirst().finished);
        QTRY_VERIFY(hand_.shown("newTable"));
    }
    void cleanupTestCase() { hand_.leave(); }

  private:
    Hand hand_;
};

QTEST_MAIN(ArcadesGamesTest)
#include "arcades_games_test.moc"
