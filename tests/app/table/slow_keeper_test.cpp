#include "tests/app/slow_keeper.h"

#include "tests/app/hand.h"

using namespace reach;

namespace {

/// The reason for which the keeper refuses what it is offered; empty: it keeps it.
std::string refusal;

}  // namespace

/// A table whose keeper answers late, or refuses what was entered meanwhile by somebody else.
class SlowKeeperTest : public QObject {
    Q_OBJECT

    Hand hand_;

    Table& table() const { return hand_.table(); }
    void keepWithin(int most, int least = 0) {
        hand_.games().keepThrough([least, most](std::unique_ptr<Keeper> store) {
            return std::make_unique<SlowKeeper>(std::move(store), least, most, 7,
                                                [](const Act&) { return refusal; });
        });
    }

  private Q_SLOTS:
    void initTestCase() { QVERIFY(hand_.start()); }
    void init() {
        Hand::watch();
        refusal.clear();
    }
    void cleanup() {
        table().close();
        hand_.games().keepThrough({});
    }

    /// What is offered is shown at once, and is on disk when it is no longer offered.
    void anEntryIsShownBeforeItIsKept() {
        keepWithin(60);
        QVERIFY(hand_.lay("red leads administration 2\n"));
        const auto id = static_cast<qlonglong>(table().anyOpen()->id);
        hand_.window().setProperty("screen", QStringLiteral("Table"));
        QVERIFY(table().enter(QStringLiteral("correct red power 3")));
        QVERIFY(table().enter(QStringLiteral("correct blue power 5")));
        QCOMPARE(table().cursor(), 3);
        QCOMPARE(table().offered(), 2);
        QTRY_COMPARE(table().offered(), 0);
        QCOMPARE(table().cursor(), 3);
        QCOMPARE(hand_.shown(QStringLiteral("waiting")), nullptr);
        table().close();
        QVERIFY(hand_.games().openGame(id));
        QCOMPARE(table().cursor(), 3);
    }

    /// A table that is left before the answer came has everything when it is opened again.
    void nothingIsLostWhenTheTableIsLeftAtOnce() {
        keepWithin(5000);
        QVERIFY(hand_.lay("red leads administration 2\n"));
        const auto id = static_cast<qlonglong>(table().anyOpen()->id);
        QVERIFY(table().enter(QStringLiteral("correct red power 3")));
        QVERIFY(table().undo());
        QVERIFY(table().enter(QStringLiteral("correct red power 4")));
        QCOMPARE(table().offered(), 3);
        QVERIFY(hand_.games().openGame(id));
        QCOMPARE(table().offered(), 0);
        QCOMPARE(table().cursor(), 2);
        QCOMPARE(table().players()[0].power, 4);
    }

    void whatTakesLongIsTold() {
        keepWithin(4000, 4000);
        QVERIFY(hand_.lay("red leads administration 2\n"));
        hand_.window().setProperty("screen", QStringLiteral("Table"));
        QVERIFY(table().enter(QStringLiteral("correct red power 3")));
        QVERIFY(table().enter(QStringLiteral("correct red power 5")));
        QVERIFY(!hand_.shown(QStringLiteral("waiting")));
        QTRY_VERIFY_WITH_TIMEOUT(hand_.shown(QStringLiteral("waiting")), 3900);
        QTRY_COMPARE_WITH_TIMEOUT(table().offered(), 0, 12'000);
        QTRY_VERIFY(!hand_.shown(QStringLiteral("waiting")));
    }

    /// It goes from the table, stays one tap away, and can be entered again or left out.
    void whatWasNotKeptIsOneTapAway_data() {
        QTest::addColumn<bool>("again");
        QTest::newRow("entered again") << true;
        QTest::newRow("left out") << false;
    }
    void whatWasNotKeptIsOneTapAway() {
        QFETCH(bool, again);
        keepWithin(20);
        QVERIFY(hand_.lay("red leads administration 2\n"));
        hand_.window().setProperty("screen", QStringLiteral("Table"));
        refusal = "Rosa was <b>first</b>";
        QVERIFY(table().enter(QStringLiteral("correct red power 3")));
        QCOMPARE(table().players()[0].power, 3);
        QTRY_COMPARE(table().notKept(), 1);
        QCOMPARE(table().players()[0].power, 0);
        QCOMPARE(table().cursor(), 1);
        QTRY_VERIFY(hand_.shown(QStringLiteral("notKept")));
        const QString told = hand_.text(QStringLiteral("notKeptText"));
        QVERIFY2(told.contains(QStringLiteral("Rosa was <b>first</b>")), qPrintable(told));
        refusal.clear();
        QVERIFY(hand_.tap(again ? QStringLiteral("enterNotKept") : QStringLiteral("forgetNotKept")));
        QTRY_VERIFY(!hand_.shown(QStringLiteral("notKept")));
        QTRY_COMPARE(table().offered(), 0);
        QCOMPARE(table().players()[0].power, again ? 3 : 0);
        QCOMPARE(table().notKept(), 0);
    }

    /// Without its ground an entry that was offered after it goes too, and is told.
    void whatStoodOnItIsHiddenToo() {
        keepWithin(30);
        QVERIFY(hand_.lay("red leads administration 2\n"));
        refusal = "somebody was first";
        QVERIFY(table().enter(QStringLiteral("red influences BC05")));
        QVERIFY(table().undo());
        QTRY_COMPARE(table().offered(), 0);
        QCOMPARE(table().notKept(), 2);
        QCOMPARE(table().cursor(), 1);
        table().forgetNotKept();
        QVERIFY(table().notKeptEntry() == QStringLiteral("Undo"));
        table().forgetNotKept();
        QCOMPARE(table().notKept(), 0);
    }
};

QTEST_MAIN(SlowKeeperTest)
#include "slow_keeper_test.moc"
