#include "tests/app/hand.h"

/// A table where the app keeps only the score: all at one look, changes by one tap, no map.
class ScoreBoardTest : public QObject {
    Q_OBJECT

    Hand hand_;

    QString record() const { return hand_.table().log().constLast().entry; }
    bool press(const QString& name) { return hand_.tap(name); }
    void lay(const QByteArray& entries = {}) { QVERIFY(hand_.lay("depth score\n" + entries)); }
    reach::view::PlayerView player(const QString& color) const {
        for (const auto& player : hand_.table().players())
            if (player.color == color) return player;
        return {};
    }

  private Q_SLOTS:
    void initTestCase() { QVERIFY(hand_.start()); }
    void init() {
        Hand::watch();
        hand_.window().resize(1280, 800);
    }

    void noMapStandsInTheWay() {
        lay();
        QTRY_VERIFY(hand_.shown(QStringLiteral("scoreLine-tycoon")));
        QVERIFY(!hand_.shown(QStringLiteral("map")));
    }

    void allIsInOneLook() {
        for (const QByteArray& more : {QByteArray(), QByteArray("red declares tyrant\n")}) {
            lay(more);
            for (const char* ambition : {"tycoon", "tyrant", "warlord", "keeper", "empath"}) {
                const auto* line = [&] {
                    return hand_.shown(QStringLiteral("scoreLine-") + QLatin1String(ambition));
                }();
                QTRY_VERIFY(line);
                const QRectF where = line->mapRectToScene(QRectF(0, 0, line->width(), line->height()));
                QVERIFY2(where.bottom() <= 800 - 64, ambition);
            }
        }
    }

    void anybodyDeclaresByOneTap() {
        lay();
        const int before = hand_.table().cursor();
        QVERIFY(press(QStringLiteral("declare-tycoon-white")));
        QCOMPARE(hand_.table().cursor(), before + 1);
        QCOMPARE(record(), QStringLiteral("white declares tycoon"));
        QVERIFY(hand_.table().ambitions()[0].declared);
        QVERIFY(hand_.table().message().isEmpty());
    }

    void eachCountGoesUpAndDown_data() {
        QTest::addColumn<QString>("thing");
        QTest::addColumn<QString>("up");
        QTest::addColumn<QString>("down");
        QTest::newRow("power") << "power-red"
                               << "correct red power 1"
                               << "correct red power 0";
        QTest::newRow("cities") << "city-red"
                                << "correct red cities 2"
                                << "correct red cities 1";
        QTest::newRow("captives") << "captive-red-blue"
                                  << "correct red captives blue 1"
                                  << "correct red captives blue 0";
        QTest::newRow("trophies") << "trophy-red-white"
                                  << "correct red trophies white ships 1"
                                  << "correct red trophies white ships 0";
    }
    void eachCountGoesUpAndDown() {
        QFETCH(QString, thing);
        lay();
        QVERIFY(press(QStringLiteral("more-") + thing));
        QTEST(record(), "up");
        const QString only = thing.count(u'-') == 2 ? thing.left(thing.lastIndexOf(u'-')) : thing;
        QVERIFY(press(QStringLiteral("less-") + only));
        QTEST(record(), "down");
    }

    void resourcesTakeAFreeSlotOrTellWhy() {
        lay("correct red slots none none none none none none\ncorrect red cities 0\n");
        QVERIFY(press(QStringLiteral("more-relic-red")));
        QVERIFY(press(QStringLiteral("more-relic-red")));
        QCOMPARE(hand_.table().ambitions()[3].standings[0].count, 2);
        const int before = hand_.table().cursor();
        QVERIFY(press(QStringLiteral("more-fuel-red")));  // two slots are open without a city
        QCOMPARE(hand_.table().cursor(), before);
        QVERIFY(hand_.table().message().contains(QStringLiteral("no free slot")));
        QVERIFY(press(QStringLiteral("more-city-red")));
        QVERIFY(press(QStringLiteral("more-fuel-red")));
        QCOMPARE(hand_.table().ambitions()[0].standings[0].count, 1);
        QVERIFY(press(QStringLiteral("less-relic-red")));
        QCOMPARE(hand_.table().ambitions()[3].standings[0].count, 1);
    }

    // Of several owners it asks for whose.
    void oneLessAsksWhose() {
        lay("correct red captives blue 1\ncorrect red captives white 2\n");
        const int before = hand_.table().cursor();
        QVERIFY(press(QStringLiteral("less-captive-red")));
        QCOMPARE(hand_.table().cursor(), before);
        QVERIFY(press(QStringLiteral("less-captive-red-white")));
        QCOMPARE(record(), QStringLiteral("correct red captives white 1"));
        QVERIFY(press(QStringLiteral("more-captive-red-white")));
        QCOMPARE(record(), QStringLiteral("correct red captives white 2"));
    }

    void theChapterEndsByOneTap() {
        for (const QSize size : {QSize(1280, 800), QSize(1920, 1200), QSize(800, 1280), QSize(390, 844)}) {
            hand_.window().resize(size);
            lay("correct red captives blue 1\nblue declares tyrant\n");
            QTRY_VERIFY(hand_.shown(QStringLiteral("gains-red")));
            QVERIFY(press(QStringLiteral("endChapter")));
            QCOMPARE(record(), QStringLiteral("score"));
            QVERIFY(player(QStringLiteral("red")).power > 0);
            QTRY_COMPARE(hand_.table().chapter(), 2);
            QVERIFY(press(QStringLiteral("undo")));
            QTRY_COMPARE(hand_.table().chapter(), 1);
        }
    }

    /// Without a map there is room for large type.
    void typeIsAsLargeAsSomebodyWants() {
        hand_.preferences().setSize(150);
        lay();
        QTRY_COMPARE(hand_.window().property("zoom").toReal(), 1.5);
        QVERIFY(press(QStringLiteral("more-psionic-white")));
        QVERIFY(press(QStringLiteral("endChapter")));
        QVERIFY(hand_.table().enter(QStringLiteral("depth turn")));
        QTRY_VERIFY(hand_.window().property("zoom").toReal() < 1.2);
        hand_.preferences().setSize(100);
    }

    void theCourtAndTheMenuAreStillThere() {
        for (const QSize size : {QSize(1280, 800), QSize(390, 844)}) {
            hand_.window().resize(size);
            lay();
            QVERIFY(press(QStringLiteral("openCourt")));
            QVERIFY(press(QStringLiteral("pick-blue")));
            QVERIFY(press(QStringLiteral("closePanel")));
            QVERIFY(press(QStringLiteral("menu")));
            QVERIFY(press(QStringLiteral("menuDepth-turn")));
            QCOMPARE(record(), QStringLiteral("depth turn"));
        }
    }
};

QTEST_MAIN(ScoreBoardTest)
#include "score_board_test.moc"
