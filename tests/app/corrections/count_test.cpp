#include "tests/app/hand.h"

using namespace reach;

/// Counting the systems of a table that no longer matches the real board.
class CountTest : public QObject {
    Q_OBJECT

    std::unique_ptr<Hand> hand_;

    view::SystemView system(const char* id) const {
        for (const view::SystemView& system : hand_->table().systems())
            if (system.id == QLatin1String(id)) return system;
        return {};
    }
    view::FleetView ships(const char* id, int color) const { return system(id).ships[color]; }
    bool tap(const char* name) const { return hand_->tap(QLatin1String(name)); }
    QString counted() const { return hand_->text(QStringLiteral("countedSystem")); }

  private Q_SLOTS:
    void initTestCase() {
        hand_ = std::make_unique<Hand>();
        QVERIFY(hand_->start());
        QVERIFY(hand_->lay("red leads construction 6\nred ends turn\n"));
    }
    void init() { Hand::watch(); }

    void aSystemIsCountedAndUndoneAsOne() {
        QVERIFY(tap("menu"));
        QVERIFY(tap("openCount"));
        QTRY_COMPARE(counted(), QStringLiteral("1 Gate"));
        const int before = hand_->table().cursor();
        QVERIFY(tap("fresh-white-down"));
        QVERIFY(tap("fresh-red-up"));
        QVERIFY(tap("damaged-blue-up"));
        QCOMPARE(hand_->table().cursor(), before);  // nothing until one leaves the system
        QVERIFY(tap("countOn"));
        QCOMPARE(counted(), QStringLiteral("1 Arrow"));
        QCOMPARE(ships("1-gate", 2).fresh, 1);
        QCOMPARE(ships("1-gate", 0).fresh, 1);
        QCOMPARE(ships("1-gate", 1).damaged, 1);
        QVERIFY(tap("undo"));
        QCOMPARE(hand_->table().cursor(), before);
        QCOMPARE(ships("1-gate", 2).fresh, 2);
        QVERIFY(tap("redo"));
        QCOMPARE(ships("1-gate", 0).fresh, 1);
    }

    void buildingsAreCountedSlotBySlot() {
        QTRY_COMPARE(counted(), QStringLiteral("1 Arrow"));
        QVERIFY(tap("slot-0-blue"));
        QVERIFY(tap("slot-0-starport"));
        QVERIFY(tap("slot-0-damaged"));
        QVERIFY(tap("nextSystem"));
        const QList<view::BuildingView> starport{{QStringLiteral("blue"), QStringLiteral("starport"), true}};
        QCOMPARE(system("1-arrow").buildings, starport);
    }

    void arrowsAndPassingChangeNothing() {
        const int before = hand_->table().cursor();
        QTRY_COMPARE(counted(), QStringLiteral("1 Moon"));
        QVERIFY(tap("nextSystem"));
        QVERIFY(tap("previousSystem"));
        QVERIFY(tap("previousSystem"));
        QCOMPARE(counted(), QStringLiteral("1 Arrow"));
        QTest::keyClick(&hand_->window(), Qt::Key_PageDown);
        QTRY_COMPARE(counted(), QStringLiteral("1 Moon"));
        QCOMPARE(hand_->table().cursor(), before);
    }

    void aSwipeGoesToTheNext() {
        const QQuickItem* page = hand_->shown(QStringLiteral("countPage"));
        QVERIFY(page);
        const QPoint from = page->mapToScene({page->width() * 0.6, 10}).toPoint();
        QTest::mousePress(&hand_->window(), Qt::LeftButton, {}, from);
        for (int x = 0; x <= 160; x += 10) QTest::mouseMove(&hand_->window(), from - QPoint(x, 0), 5);
        QTest::mouseRelease(&hand_->window(), Qt::LeftButton, {}, from - QPoint(160, 0));
        QTRY_COMPARE(counted(), QStringLiteral("1 Hex"));
    }

    void aTapOnTheMapGoesThere() {
        QVERIFY(hand_->tapSystem(QStringLiteral("5-hex")));
        QTRY_COMPARE(counted(), QStringLiteral("5 Hex"));
    }

    void moreThanTheBoxHoldsIsRefusedAndStays() {
        const int before = hand_->table().cursor();
        for (int i = 0; i < 14; ++i) QVERIFY(tap("fresh-white-up"));
        QVERIFY(tap("countOn"));
        QCOMPARE(hand_->table().cursor(), before);
        QVERIFY(!hand_->table().message().isEmpty());
        QCOMPARE(counted(), QStringLiteral("5 Hex"));
        QVERIFY(tap("countUnknown"));  // and gives up on it
        QVERIFY(!system("5-hex").known);
    }

    // Its numbers came back unseen when the sheet was opened again, and were entered twice.
    void closingTheSheetLeavesTheSystem() {
        const int before = hand_->table().cursor();
        QVERIFY(tap("fresh-white-up"));
        QCOMPARE(hand_->table().cursor(), before);
        QVERIFY(tap("closePanel"));
        QVERIFY(hand_->table().cursor() > before);
        QCOMPARE(ships("5-hex", 2).fresh, 1);
        QVERIFY(tap("menu"));
        QVERIFY(tap("openCount"));
    }

    // From the score alone to the board: nothing is known, and what nobody counts stays so.
    void aMapNobodyKeptIsCounted() {
        QVERIFY(tap("closePanel"));
        QVERIFY(tap("menu"));
        QVERIFY(tap("menuDepth-score"));
        QVERIFY(tap("leaveMap"));
        QVERIFY(tap("menu"));
        QVERIFY(tap("menuDepth-board"));
        QTRY_COMPARE(counted(), QStringLiteral("1 Gate: ?"));
        QVERIFY(hand_->text(QStringLiteral("countProgress")).startsWith(u'0'));
        QVERIFY(tap("fresh-red-up"));
        QVERIFY(tap("fresh-red-up"));
        QVERIFY(tap("countOn"));
        QVERIFY(hand_->text(QStringLiteral("countProgress")).startsWith(u'1'));
        QCOMPARE(ships("1-gate", 0).fresh, 2);
        QCOMPARE(counted(), QStringLiteral("1 Arrow: ?"));
        QVERIFY(tap("countOn"));  // nobody looked
        QVERIFY(!system("1-arrow").known);
        QVERIFY(tap("countEmpty"));
        QVERIFY(tap("countOn"));
        QVERIFY(system("1-moon").known);
        QVERIFY(tap("undo"));
        QVERIFY(!system("1-moon").known);
    }

    void cleanupTestCase() { hand_.reset(); }
};

QTEST_MAIN(CountTest)
#include "count_test.moc"
