#include "app/game/chance.h"
#include "tests/amount.h"
#include "tests/app/hand.h"
#include "tests/finger/tapper.h"

#include <QElapsedTimer>

/// Games from the empty table to the winner, only by taps in the real window.
class WholeGameTest : public QObject {
    Q_OBJECT

    static constexpr int kWholeGame = 5000;  ///< no game takes so many taps

    Hand hand_;
    QMap<QString, int> kinds_;

    reach::Table& table() const { return hand_.table(); }
    QQuickItem* shown(const char* name) const { return hand_.shown(QLatin1StringView(name)); }
    bool press(const QString& name) const { return hand_.tap(name); }

    void lay(int players, const char* strictness, const char* depth, QSize size, quint32 seed,
             const char* lore = "none") {
        const bool drafts = QLatin1String(lore) != QLatin1String("none");
        reach::Chance::useSeed(seed);
        hand_.window().resize(size);
        QTRY_COMPARE(hand_.window().size(), size);
        QVERIFY(press(QStringLiteral("newTable")));
        QVERIFY(press(QStringLiteral("players-%1").arg(players)));
        QVERIFY(press(QStringLiteral("strictness-") + QLatin1String(strictness)));
        QVERIFY(press(QStringLiteral("depth-") + QLatin1String(depth)));
        if (drafts) {
            QVERIFY(press(QStringLiteral("lore-") + QLatin1String(lore)));
            QVERIFY(press(QStringLiteral("draw-leader")));
            QVERIFY(press(QStringLiteral("draw-lore")));
        }
        QVERIFY(press(QStringLiteral("startTable")));
        if (!drafts) QVERIFY(press(QStringLiteral("layOutDone")));
        QTRY_VERIFY(table().isOpen());
        QTRY_VERIFY(shown("prompt"));
        QCOMPARE(table().players().size(), players);
    }

    void report(const Tapper& tapper, qint64 milliseconds) {
        const auto listed = [](const auto& counts) {
            QStringList list;
            for (auto it = counts.begin(); it != counts.end(); ++it)
                list.append(QStringLiteral("%1: %2").arg(it.key()).arg(it.value()));
            return list.join(QStringLiteral(", "));
        };
        qInfo("%d taps, %d entries in %.1f s; by chapter %s", tapper.taps(), table().cursor(),
              static_cast<double>(milliseconds) / 1000, qPrintable(listed(tapper.chapters())));
        qInfo("asked %s", qPrintable(listed(tapper.kinds())));
        qInfo("tapped %s", qPrintable(listed(tapper.tapped())));
        for (auto it = tapper.kinds().begin(); it != tapper.kinds().end(); ++it)
            kinds_[it.key()] += it.value();
    }

    /// From the winner, or by the menu in the middle of the game, back to the first screen.
    void leave(bool over) {
        if (over) {
            QTRY_VERIFY(shown("winner"));
            QVERIFY(!table().winner().isEmpty());
            QVERIFY(press(QStringLiteral("leaveFinished")));
        } else {
            QVERIFY(press(QStringLiteral("menu")));
            QVERIFY(press(QStringLiteral("leaveTable")));
        }
        QTRY_VERIFY(shown("newTable"));
    }

  private Q_SLOTS:
    void initTestCase() { QVERIFY(hand_.start()); }
    void init() { Hand::watch(); }

    void aGameIsPlayedByTaps_data() {
        QTest::addColumn<int>("players");
        QTest::addColumn<QString>("strictness");
        QTest::addColumn<QString>("depth");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<quint32>("seed");
        QTest::addColumn<int>("most");
        const int part = amount::of(80, kWholeGame);
        const QSize tablet(1280, 800), phone(390, 844), desktop(1920, 1080);
        QTest::newRow("three on a tablet") << 3 << "advise"
                                           << "turn" << tablet << 1U << part;
        QTest::newRow("two, strictly") << 2 << "strict"
                                       << "turn" << desktop << 2U << part;
        QTest::newRow("four") << 4 << "advise"
                              << "turn" << tablet << 3U << part;
        QTest::newRow("three on a phone") << 3 << "off"
                                          << "turn" << phone << 4U << part;
        QTest::newRow("without turns") << 3 << "advise"
                                       << "board" << tablet << 5U << 60;
    }

    void aGameIsPlayedByTaps() {
        QFETCH(int, players);
        QFETCH(QString, strictness);
        QFETCH(QString, depth);
        QFETCH(QSize, size);
        QFETCH(quint32, seed);
        QFETCH(int, most);
        seed = amount::seed(seed);
        lay(players, qPrintable(strictness), qPrintable(depth), size, seed);
        if (QTest::currentTestFailed()) return;
        Tapper tapper(hand_.window(), table(), seed);
        QElapsedTimer clock;
        clock.start();
        const bool played = tapper.play(most);
        report(tapper, clock.elapsed());
        QVERIFY2(played, qPrintable(tapper.problem()));
        QVERIFY2(tapper.over() || most < kWholeGame, "the game never ended");
        leave(tapper.over());
    }

    /// A draft by taps, then a whole game in which leaders and lore are used, asked and reminded of.
    void aGameWithLeadersAndLoreIsPlayedByTaps_data() {
        QTest::addColumn<QString>("lore");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<quint32>("seed");
        QTest::addColumn<int>("most");
        QTest::newRow("one lore each, on a tablet")
            << "one" << QSize(1280, 800) << 11U << amount::of(120, kWholeGame);
        QTest::newRow("two lore each, on a phone") << "two" << QSize(390, 844) << 12U << kWholeGame;
    }

    void aGameWithLeadersAndLoreIsPlayedByTaps() {
        QFETCH(QString, lore);
        QFETCH(QSize, size);
        QFETCH(quint32, seed);
        QFETCH(int, most);
        seed = amount::seed(seed);
        lay(3, "advise", "turn", size, seed, qPrintable(lore));
        if (QTest::currentTestFailed()) return;
        Tapper tapper(hand_.window(), table(), seed);
        QElapsedTimer clock;
        clock.start();
        const bool played = tapper.play(most);
        report(tapper, clock.elapsed());
        QVERIFY2(played, qPrintable(tapper.problem()));
        QVERIFY2(tapper.over() || most < kWholeGame, "the game never ended");
        QStringList used;
        int picks = 0;
        for (const reach::view::LogEntryView& row : table().log()) {
            const QString& entry = row.entry;
            picks += entry.contains(QStringLiteral(" takes L")) ? 1 : 0;
            if (entry.contains(QStringLiteral(" uses L"))) used.append(entry);
        }
        QVERIFY(picks >= (lore == QStringLiteral("one") ? 6 : 9));
        qInfo("used: %s", qPrintable(used.join(QStringLiteral("; "))));
        leave(tapper.over());
    }

    /// What every whole game meets; the rarer questions are only reported.
    void theUsualQuestionsWereMet() {
        QStringList never;
        for (const char* kind :
             {"overflow", "reroll", "ransack", "raid", "declare", "seize", "place", "homeless"})
            if (!kinds_.contains(QLatin1String(kind))) never.append(QLatin1String(kind));
        qInfo("never asked: %s", qPrintable(never.join(QStringLiteral(", "))));
        for (const char* kind :
             {"play", "act", "roll", "suffer", "strike", "refill", "resolve", "score", "mulligan"})
            QVERIFY2(kinds_.contains(QLatin1String(kind)), kind);
    }

    void cleanup() {
        if (table().isOpen()) table().close();  // after a failure
        QCoreApplication::processEvents();
    }

    void cleanupTestCase() { hand_.leave(); }
};

QTEST_MAIN(WholeGameTest)
#include "whole_game_test.moc"
