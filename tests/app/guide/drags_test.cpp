#include "tests/app/arcades/arcades_player.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QPointer>

/// A finger that swipes over what can be tapped enters nothing. On paper nobody spends a resource by wiping
/// the table.
class DragsTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() { QVERIFY(hand_.start()); }
    void init() { Hand::watch(); }
    void everyListIsWipedOver_data();
    void everyListIsWipedOver();
    void aTapThatTremblesIsATap();
    void aTapThatTremblesIsATapInASheet();
    void aFastSwipeOverButtonsScrolls_data();
    void aFastSwipeOverButtonsScrolls();
    void cleanupTestCase() { hand_.leave(); }

  private:
    void resize(QSize size) {
        hand_.window().resize(size);
        QTRY_COMPARE(hand_.window().size(), size);
        screen::rest(hand_.window());
    }
    /// Swipes from one place to the other, within one item: released over it, this would be a tap.
    void swipe(QPoint from, QPoint to, bool touch) {
        const QList<QPoint> way{from + (to - from) / 3, from + 2 * (to - from) / 3, to};
        if (!touch) {
            QTest::mousePress(&hand_.window(), Qt::LeftButton, {}, from);
            for (const QPoint& at : way) QTest::mouseMove(&hand_.window(), at);
            QTest::mouseRelease(&hand_.window(), Qt::LeftButton, {}, to);
            return;
        }
        QTest::touchEvent(&hand_.window(), finger_).press(0, from);
        for (const QPoint& at : way) QTest::touchEvent(&hand_.window(), finger_).move(0, at);
        QTest::touchEvent(&hand_.window(), finger_).release(0, to);
    }
    /// Swipes over all that can be tapped now, and returns the names of what is at least 60 wide.
    QStringList swipeOverAll() {
        QStringList names;
        screen::rest(hand_.window());
        const QJsonArray items = screen::tappable(hand_.window());
        for (const auto& value : items) {
            const QJsonObject item = value.toObject();
            const QRectF box(item["x"].toDouble(), item["y"].toDouble(), item["width"].toDouble(),
                             item["height"].toDouble());
            const QRectF window(QPointF(), hand_.window().size());
            if (box.width() < 60 || !item["enabled"].toBool() || !window.contains(box)) continue;
            const double margin = std::min(0.1 * box.width(), 12.0);
            const QPointF left(box.left() + margin, box.center().y());
            const QPointF right(std::min(box.right() - margin, left.x() + 160), box.center().y());
            swipe(left.toPoint(), right.toPoint(), names.size() % 2 == 0);
            names.append(item["name"].toString());
        }
        return names;
    }

    Hand hand_;
    ArcadesPlayer player_{hand_};
    QPointingDevice* finger_ = QTest::createTouchDevice();
};

void DragsTest::everyListIsWipedOver_data() {
    QTest::addColumn<bool>("arcades");
    QTest::addColumn<QSize>("size");
    for (const bool arcades : {false, true})
        for (const QSize size : {QSize(1280, 800), QSize(390, 844)})
            QTest::addRow("%s, %d wide", arcades ? "ARCADEs" : "Arcs", size.width()) << arcades << size;
}

void DragsTest::everyListIsWipedOver() {
    QFETCH(const bool, arcades);
    QFETCH(const QSize, size);
    resize(size);
    QStringList swiped;
    const auto swipeHere = [&] {
        const auto* table = hand_.games().anyTable();
        const int cursor = table->cursor();
        const QString record = table->record();
        swiped += swipeOverAll();
        QCOMPARE(table->cursor(), cursor);
        QCOMPARE(table->record(), record);
    };
    if (arcades) {
        for (const char* group : {"group-agent", "group-ships", "group-repair", "group-place"}) {
            QVERIFY(
                player_.lay("correct red resources psionic fuel relic material\n"
                            "correct 1-gate red ships 2+2\nred plays aggression 4\n"));
            // The last one may stand alone.
            if (hand_.shown(QStringLiteral("pickedGroup"))) QVERIFY(hand_.tap(QStringLiteral("pickedGroup")));
            QVERIFY(hand_.tap(group));
            swipeHere();
        }
    } else {
        QVERIFY(hand_.layWholeGame());
        for (int moment = 0; moment < 12; ++moment) {
            for (int back = 0; back < 5; ++back) QVERIFY(hand_.table().undo());
            swipeHere();
        }
    }
    const auto isChoice = [](const QString& name) {
        return name.startsWith(QStringLiteral("answer-")) || name.startsWith(QStringLiteral("option-")) ||
               name.startsWith(QStringLiteral("goal-"));
    };
    QVERIFY2(std::ranges::count_if(swiped, isChoice) > 3, qPrintable(swiped.join(u' ')));
    hand_.games().anyTable()->close();
    resize({1280, 800});
}

/// Fingers never lie quite still.
void DragsTest::aTapThatTremblesIsATap() {
    QVERIFY(player_.lay("red plays aggression 4\n"));
    QVERIFY(hand_.tap("group-place"));
    screen::rest(hand_.window());
    const int cursor = player_.table().cursor();
    const QPoint at = screen::centreOf(*hand_.shown("answer-0"));
    swipe(at, at + QPoint(8, 4), true);
    QTRY_COMPARE(player_.table().cursor(), cursor + 1);
    hand_.games().anyTable()->close();
}

/// Its press is not seen where those of the window are: the tap before it was far away.
void DragsTest::aTapThatTremblesIsATapInASheet() {
    hand_.window().setProperty("screen", QStringLiteral("Home"));
    QVERIFY(hand_.tap("importRecord"));
    QTRY_VERIFY(hand_.shown("cancelImport"));
    for (const bool touch : {true, false}) {
        if (!hand_.shown("cancelImport")) QVERIFY(hand_.tap("importRecord"));
        screen::rest(hand_.window());
        QTest::qWait(450);  // longer than a double tap
        const QPoint at = screen::centreOf(*hand_.shown("cancelImport"));
        swipe(at, at + QPoint(6, 3), touch);
        QTRY_VERIFY(!hand_.shown("cancelImport"));
    }
}

/// The first move that is reported of a fast finger is far from its press already.
void DragsTest::aFastSwipeOverButtonsScrolls_data() {
    QTest::addColumn<bool>("touch");
    QTest::addColumn<QSize>("size");
    for (const bool touch : {false, true})
        for (const QSize size : {QSize(1280, 800), QSize(390, 844)})
            QTest::addRow("%s, %d wide", touch ? "touch" : "mouse", size.width()) << touch << size;
}

void DragsTest::aFastSwipeOverButtonsScrolls() {
    QFETCH(const bool, touch);
    QFETCH(const QSize, size);
    resize(size);
    QVERIFY(hand_.lay("red leads administration 2\n"));
    QVERIFY(hand_.tap("menu"));
    screen::rest(hand_.window());
    const QPointer<QQuickItem> button = hand_.shown("openLog");
    QVERIFY(button);
    const QPoint from = screen::centreOf(*button);
    const int cursor = hand_.table().cursor();
    swipe(from, from - QPoint(0, 150), touch);
    QTRY_VERIFY2(button && button->mapToScene({}).y() < from.y() - 60,
                 qPrintable(QStringLiteral("still at %1").arg(button ? button->mapToScene({}).y() : -1)));
    QCOMPARE(hand_.table().cursor(), cursor);
    QCOMPARE(hand_.window().property("screen").toString(), QStringLiteral("Table"));
    hand_.games().anyTable()->close();
    resize({1280, 800});
}

QTEST_MAIN(DragsTest)
#include "drags_test.moc"
