#include "app/settings/preferences.h"
#include "tests/app/hand.h"

#include <QElapsedTimer>

/// The first start of the app: the tour, a new table, laying out the board.
class NewcomerTest : public QObject {
    Q_OBJECT

    std::unique_ptr<Hand> hand_;

    bool tap(const char* name) const { return hand_->tap(QLatin1String(name)); }
    QString step() const { return hand_->text(QStringLiteral("tourText")); }

    /// Taps in the middle of what the tour points at.
    bool tapTheSpot() const {
        const QString before = step();
        const QQuickItem* overlay = hand_->shown(QStringLiteral("tour"));
        const QQuickItem* light =
            overlay ? overlay->findChild<QQuickItem*>(QStringLiteral("tourLight")) : nullptr;
        const auto lit = [&] { return !light->property("spot").toRectF().isEmpty(); };
        if (!light || !QTest::qWaitFor(lit, 5000)) return false;
        screen::rest(hand_->window());
        const QPointF spot = light->property("spot").toRectF().center();
        QTest::mouseClick(&hand_->window(), Qt::LeftButton, {}, light->mapToScene(spot).toPoint());
        return QTest::qWaitFor([&] { return step() != before; }, 5000);
    }

  private Q_SLOTS:
    void initTestCase() { hand_ = std::make_unique<Hand>(); }
    void init() { Hand::watch(); }
    void cleanup() { hand_->leave(); }

    void theTourIsTaken_data() {
        QTest::addColumn<QString>("button");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("language");
        for (const char* button : {"takeTour", "takeTour-arcades"})
            for (const QSize size : {QSize(1280, 800), QSize(1920, 1200), QSize(390, 844)})
                for (const char* language : {"en", "de"})
                    QTest::addRow("%s, %d wide, %s", button, size.width(), language)
                        << QString::fromLatin1(button) << size << QString::fromLatin1(language);
    }
    void theTourIsTaken() {
        QFETCH(QString, button);
        QFETCH(QSize, size);
        QFETCH(QString, language);
        reach::Preferences::settings().remove(QStringLiteral("toursEnded"));
        QVERIFY(hand_->start(size));
        hand_->preferences().setLanguage(language);
        QVERIFY(hand_->tap(button));
        QVERIFY(hand_->games().anyTable()->isSample());
        int taps = 1;
        int parts = 1;
        for (;; ++parts) {
            while (!hand_->shown(QStringLiteral("endTour"))) {
                QVERIFY2(tapTheSpot(), qPrintable(step()));
                QVERIFY(++taps < 40);
            }
            // What had the focus of the keyboard is gone, and so is the ring around it.
            QVERIFY(screen::rest(hand_->window()));
            const QQuickItem* focused = hand_->window().activeFocusItem();
            QVERIFY(!hand_->shown(QStringLiteral("focusRing")) || (focused && focused->isVisible()));
            if (!hand_->shown(QStringLiteral("nextPart"))) break;
            QVERIFY(tap("nextPart"));
            ++taps;
        }
        // A turn, a battle, a card of the Court, and the end of a chapter.
        QCOMPARE(parts, button == QStringLiteral("takeTour") ? 4 : 1);
        qInfo("the tour takes %d taps", taps + 1);
        const auto places = [&] {
            QList<QRectF> all;
            for (const char* name : {"newTable", "joinTable", "openReference", "settings"}) {
                const QQuickItem* item = hand_->shown(QLatin1String(name));
                all.append(item ? item->mapRectToScene(QRectF(0, 0, item->width(), item->height()))
                                : QRectF());
            }
            return all;
        };
        QVERIFY(tap("endTour"));
        QVERIFY(!hand_->games().anyTable()->isOpen());
        QVERIFY(hand_->games().list().isEmpty());  // nothing was kept
        // The button of this tour is gone, that of the other has not moved, and nothing else has.
        QVERIFY(!hand_->preferences().toursLeft().contains(
            button == QStringLiteral("takeTour") ? QStringLiteral("base") : QStringLiteral("arcades")));
        QVERIFY(!hand_->shown(button));
        const QString other = button == QStringLiteral("takeTour") ? QStringLiteral("takeTour-arcades")
                                                                   : QStringLiteral("takeTour");
        // It has the room of both: no hole is left where the other one was.
        const QQuickItem* left = hand_->shown(other);
        QVERIFY(left);
        const QQuickItem* grid = left->parentItem()->parentItem();
        QVERIFY(left->width() > 0.7 * grid->width());
        QVERIFY(grid->height() <= 70);
        const QList<QRectF> before = places();
        QVERIFY(hand_->tap(other + QStringLiteral("-no")));
        QTRY_VERIFY(!hand_->shown(other));
        QCOMPARE(places(), before);
        hand_->preferences().setLanguage(QStringLiteral("en"));
    }

    /// The counter was covered by Skip, and jumped aside where a button came or went. The last step ended
    /// with Skip alone.
    void theCounterStandsApart_data() {
        QTest::addColumn<QString>("game");
        QTest::newRow("Arcs") << QStringLiteral("base");
        QTest::newRow("ARCADEs") << QStringLiteral("arcades");
    }
    void theCounterStandsApart() {
        QFETCH(const QString, game);
        QVERIFY(hand_->start({390, 844}));
        hand_->preferences().setLanguage(QStringLiteral("de"));
        hand_->preferences().setSize(150);
        QVERIFY(hand_->games().openSample(game));
        QPointF place;
        bool wentOn = false;
        for (int steps = 0;
             !hand_->shown(QStringLiteral("nextPart")) && !hand_->shown(QStringLiteral("endTour")); ++steps) {
            QTRY_VERIFY(hand_->shown(QStringLiteral("tourCount")));
            screen::rest(hand_->window());
            const QQuickItem* bubble = hand_->shown(QStringLiteral("tourBubble"));
            const auto boxOf = [&](const QQuickItem* item) {
                return item->mapRectToItem(bubble, {0, 0, item->width(), item->height()});
            };
            const QRectF count = boxOf(hand_->shown(QStringLiteral("tourCount")));
            QVERIFY(count.height() > 10);
            QVERIFY(steps == 0 || count.topLeft() == place);
            place = count.topLeft();
            for (const char* name : {"skipTour", "goOn"})
                if (const QQuickItem* button = hand_->shown(QLatin1String(name))) {
                    const QRectF box = boxOf(button);
                    QVERIFY2(!box.intersects(count), qPrintable(step()));
                    QVERIFY2(box.left() >= 0 && box.right() <= bubble->width(), qPrintable(step()));
                }
            wentOn = hand_->shown(QStringLiteral("goOn"));
            QVERIFY2(tapTheSpot(), qPrintable(step()));
        }
        QVERIFY(wentOn);
        hand_->preferences().setSize(100);
        hand_->preferences().setLanguage(QStringLiteral("en"));
    }

    void onlyTheSpotCanBeTapped() {
        QVERIFY(hand_->start());
        QVERIFY(hand_->games().openSample(QStringLiteral("base")));
        QTRY_VERIFY(hand_->shown(QStringLiteral("tour")));
        const int before = hand_->table().cursor();
        for (const char* name : {"undo", "menu", "card-aggression-2"}) {
            QTRY_VERIFY(hand_->shown(QLatin1String(name)));
            screen::rest(hand_->window());  // what lies over it comes with the tour's first frames
            QTest::mouseClick(&hand_->window(), Qt::LeftButton, {},
                              screen::centreOf(*hand_->shown(QLatin1String(name))));
        }
        QCOMPARE(hand_->table().cursor(), before);
        QVERIFY(tap("skipTour"));
        QVERIFY(!hand_->table().isOpen());
    }

    /// A button of the tour keeps the focus while it is held: frames are drawn until it is let go.
    void aSlowFingerPressesTheButtons() {
        QVERIFY(hand_->start());
        QVERIFY(hand_->games().openSample(QStringLiteral("arcades")));
        const QString text = step();
        QVERIFY(hand_->tap(QStringLiteral("goOn"), {.hold = 300}));
        QVERIFY(step() != text);
        QVERIFY(hand_->tap(QStringLiteral("skipTour"), {.hold = 300}));
        QVERIFY(!hand_->games().anyTable()->isOpen());
        QVERIFY(hand_->games().openSample(QStringLiteral("base")));
        QVERIFY(hand_->tap(QStringLiteral("skipTour"), {.hold = 300}));
        QVERIFY(!hand_->games().anyTable()->isOpen());
    }

    /// What is only to be looked at goes on with a tap on it, or on the button.
    void whatIsLookedAtIsNotTouched() {
        QVERIFY(hand_->start());
        QVERIFY(hand_->games().openSample(QStringLiteral("arcades")));
        QTRY_VERIFY(hand_->shown(QStringLiteral("goOn")));
        const auto* table = hand_->games().anyTable();
        const int before = table->cursor();
        QVERIFY(tapTheSpot());
        // Two more that are only looked at; then a bot's turn is to be tapped.
        for (int look = 0; look < 2; ++look) {
            const QString text = step();
            QVERIFY(tap("goOn"));
            QVERIFY(step() != text);
        }
        QVERIFY(!hand_->shown(QStringLiteral("goOn")));
        QCOMPARE(table->cursor(), before);
        QVERIFY(tap("skipTour"));
        QVERIFY(!table->isOpen());
    }

    void aSavedTableIsNotTouchedByTheTour_data() {
        QTest::addColumn<QString>("button");
        QTest::newRow("Arcs") << QStringLiteral("takeTour");
        QTest::newRow("ARCADEs") << QStringLiteral("takeTour-arcades");
    }
    void aSavedTableIsNotTouchedByTheTour() {
        QFETCH(QString, button);
        QVERIFY(hand_->start());
        QVERIFY(hand_->lay("red leads construction 6\n"));
        const QString record = hand_->table().record();
        QVERIFY(tap("menu"));
        QVERIFY(tap("openSettings"));
        QVERIFY(hand_->tap(button));
        QTRY_VERIFY(hand_->shown(QStringLiteral("tour")));
        QVERIFY(tapTheSpot());
        QTest::keyClick(&hand_->window(), Qt::Key_Escape);
        QTRY_VERIFY(hand_->shown(QStringLiteral("continueTable")));
        QCOMPARE(hand_->games().list().size(), 1);
        QVERIFY(tap("continueTable"));
        QCOMPARE(hand_->table().record(), record);
        QVERIFY(hand_->games().removeGame(hand_->games().list().constFirst().id));
    }

    void theBoardIsLaidOutPlayerByPlayer() {
        QVERIFY(hand_->start());
        QVERIFY(tap("newTable"));
        QVERIFY(tap("players-3"));
        QVERIFY(tap("startTable"));
        QQuickItem* map = hand_->shown(QStringLiteral("layOutMap"));
        QVERIFY(map);
        QStringList seen;
        for (const char* color : {"red", "blue", "white"}) {
            const QStringList lit = map->property("highlighted").toStringList();
            QCOMPARE(lit.size(), 3);  // A, B and C of a three-player card (Base p.5)
            for (const QString& id : lit) QVERIFY(!seen.contains(id));
            seen += lit;
            QVERIFY(hand_->tap(QStringLiteral("layOut-%1-tick").arg(QLatin1String(color))));
        }
        QVERIFY(map->property("highlighted").toStringList().isEmpty());
        QVERIFY(tap("layOut-common-tick"));
        QVERIFY(tap("layOutDone"));
        QTRY_VERIFY(hand_->shown(QStringLiteral("map")));
    }
};

QTEST_MAIN(NewcomerTest)
#include "newcomer_test.moc"
