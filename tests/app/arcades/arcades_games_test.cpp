#include "app/game/chance.h"
#include "tests/app/arcades/arcades_player.h"
#include "tests/arcades/bot_watch.h"

#include "engine/arcades/record/record.h"
#include "tests/amount.h"

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
        QTest::addColumn<bool>("whole");  // to the winner, not through one chapter only
        const bool all = amount::isLong();
        for (const QSize size : {QSize(1280, 800), QSize(390, 844)}) {
            const bool tablet = size.width() > 1000;
            QTest::addRow("four, %d wide", size.width()) << 4 << false << size << all;
            QTest::addRow("three, %d wide", size.width()) << 3 << false << size << (all || tablet);
            QTest::addRow("two and the phantom, %d wide", size.width()) << 2 << false << size << all;
            QTest::addRow("one against bots, %d wide", size.width())
                << 1 << false << size << (all || !tablet);
            QTest::addRow("one against hard bots, %d wide", size.width()) << 1 << true << size << all;
        }
    }
    void aGameIsPlayedByTaps() {
        QFETCH(int, players);
        QFETCH(bool, hard);
        QFETCH(QSize, size);
        QFETCH(bool, whole);
        reach::Chance::useSeed(amount::seed(static_cast<quint32>(players)));
        hand_.window().resize(size);
        QTRY_COMPARE(hand_.window().size(), size);
        ArcadesPlayer player(hand_);
        QVERIFY(player.begin(players, hard));
        QVERIFY(player.playUntil(whole ? 4 : 2));
        qInfo("%d taps, %d entries, chapter %d", player.taps(), player.table().cursor(),
              player.table().chapter());
        if (whole) isToldWhoHasWon(player);
        if (QTest::currentTestFailed()) return;
        holdBotsAgainstTheText(player.table().record().toStdString());
        QVERIFY(hand_.shown("prompt"));
        QVERIFY(hand_.tap("menu"));
        QVERIFY(hand_.tap("leaveTable"));
        QCOMPARE(hand_.games().list().constFirst().finished, whole);
        QTRY_VERIFY(hand_.shown("newTable"));
    }
    void cleanupTestCase() { hand_.leave(); }

  private:
    /// And nobody has more Power.
    static void isToldWhoHasWon(const ArcadesPlayer& player) {
        QCOMPARE(player.asked(), Ask::Finished);
        QVERIFY(player.table().isOver());
        const QString told = player.table().promptView().text;
        int most = 0;
        int winners = -1;
        for (const auto& each : player.table().players()) {
            if (!each.counts) continue;
            most = std::max(most, each.power);
            if (told.startsWith(each.name)) winners = each.power;
        }
        QVERIFY2(most > 0 && winners == most, qPrintable(told));
    }

    /// Every turn of the bots or the phantom, read again from the text.
    static void holdBotsAgainstTheText(const std::string& record) {
        const auto parsed = reach::arcades::parseRecord(record);
        QVERIFY(parsed.record);
        auto game = reach::arcades::newGame(parsed.record->setup);
        reach::arcades::tests::BotWatch watch(parsed.record->setup);
        for (const auto& entry : parsed.record->entries) {
            const auto decision = reach::arcades::decide(game, entry.command);
            const std::string fault = watch.take(game, entry.command, decision.events);
            QVERIFY2(fault.empty(),
                     (fault + " after " + reach::arcades::printCommand(entry.command)).c_str());
            for (const auto& event : decision.events) reach::arcades::evolve(game.state, event);
        }
        qInfo("as the text says: %d turns in %d steps with %d battles", watch.turns(), watch.steps(),
              watch.battles());
        QVERIFY(watch.turns() > 0 || parsed.record->setup.mode == reach::arcades::Mode::Table);
    }

    Hand hand_;
};

QTEST_MAIN(ArcadesGamesTest)
#include "arcades_games_test.moc"
