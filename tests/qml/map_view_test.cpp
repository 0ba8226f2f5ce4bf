#include <QElapsedTimer>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickView>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include "app/painting/map_geometry.h"
#include "app/window.h"
#include "tests/app/items.h"

using namespace reach::painting;

// The map under the fingers: every wedge answers with its own system's id.
class MapViewTest : public QObject {
    Q_OBJECT

    QQuickView view_;

    QQuickItem* map() const { return findItem(view_.rootObject(), QStringLiteral("map")); }

    void resize(const QSize& size) {
        view_.resize(size);
        QTRY_COMPARE(map()->size().toSize(), size);
    }

    QString idOf(int system) const {
        return map()->property("systems").toList().at(system).toMap().value(QStringLiteral("id")).toString();
    }

    static void sizes() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("a tablet's") << QSize(800, 530);
        QTest::newRow("a phone's") << QSize(374, 470);
    }

  private Q_SLOTS:
    void initTestCase() {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".*\\.qml.*")));
        prepareApplication();
        view_.engine()->addImportPath(QStringLiteral("qrc:/qt/qml"));
        view_.setResizeMode(QQuickView::SizeRootObjectToView);
        view_.setSource(QUrl::fromLocalFile(QStringLiteral(REACHKEEPER_SOURCE_DIR "/tests/qml/MapAlone.qml")));
        QCOMPARE(view_.status(), QQuickView::Ready);
        view_.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view_));
    }

    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*\\.qml.*"))); }

    void aTapOnAWedgeNamesItsSystem_data() { sizes(); }
    void aTapOnAWedgeNamesItsSystem() {
        QFETCH(QSize, size);
        resize(size);
        QSignalSpy taps(map(), SIGNAL(systemTapped(QString)));
        const MapGeometry geometry(QRectF(QPointF(), QSizeF(size)).adjusted(2, 2, -2, -2));
        for (int system = 0; system < kMapSystems; ++system) {
            const SystemPlace& place = geometry.at(system);
            std::vector<QPointF> points{place.centre, place.label};
            if (place.discRadius > 0) points.insert(points.end(), {place.disc, place.badge, place.seal});
            for (const QPointF point : points) {
                taps.clear();
                QTest::mouseClick(&view_, Qt::LeftButton, {}, point.toPoint());
                QCOMPARE(taps.count(), 1);
                QCOMPARE(taps.at(0).at(0).toString(), idOf(system));
            }
        }
    }

    void aTapOnTheVoidOrBesideTheBoardNamesNone() {
        resize({800, 530});
        QSignalSpy taps(map(), SIGNAL(systemTapped(QString)));
        for (const QPoint point : {QPoint(400, 265), QPoint(4, 4), QPoint(795, 525)})
            QTest::mouseClick(&view_, Qt::LeftButton, {}, point);
        QCOMPARE(taps.count(), 0);
    }

    void aMapThatIsOnlyLookedAtAnswersNoTap() {
        resize({800, 530});
        QSignalSpy taps(map(), SIGNAL(systemTapped(QString)));
        map()->setProperty("interactive", false);
        QTest::mouseClick(&view_, Qt::LeftButton, {}, {400, 60});
        map()->setProperty("interactive", true);
        QCOMPARE(taps.count(), 0);
    }

    void everyWedgeIsLargeEnoughForAFinger_data() { sizes(); }
    void everyWedgeIsLargeEnoughForAFinger() {
        QFETCH(QSize, size);
        const MapGeometry geometry(QRectF(QPointF(), QSizeF(size)).adjusted(2, 2, -2, -2));
        for (int system = 0; system < kMapSystems; ++system) {
            const QRectF bounds = geometry.at(system).outline.boundingRect();
            QVERIFY2(bounds.width() >= 48 && bounds.height() >= 48, qPrintable(idOf(system)));
        }
    }

    void shipsStayInTheirWedgeHoweverMany_data() { sizes(); }
    void shipsStayInTheirWedgeHoweverMany() {
        QFETCH(QSize, size);
        const MapGeometry geometry(QRectF(QPointF(), QSizeF(size)).adjusted(2, 2, -2, -2));
        for (int system = 0; system < kMapSystems; ++system) {
            const SystemPlace& place = geometry.at(system);
            for (std::size_t stacks = 1; stacks <= 8; ++stacks) {
                const std::vector<QRectF> boxes =
                    place.room.place(std::vector<qreal>(stacks, 1.5), geometry.unit() * 0.33);
                QCOMPARE(boxes.size(), stacks);
                for (std::size_t i = 0; i < stacks; ++i) {
                    QVERIFY(boxes.at(i).height() > 5);
                    QVERIFY(place.outline.containsPoint(boxes.at(i).topLeft(), Qt::OddEvenFill));
                    QVERIFY(place.outline.containsPoint(boxes.at(i).bottomRight(), Qt::OddEvenFill));
                    for (std::size_t other = 0; other < i; ++other)
                        QVERIFY(!boxes.at(i).intersects(boxes.at(other)));
                }
            }
        }
    }

    void aScreenReaderHearsWhatIsThere() {
        const QQuickItem* spot = findItem(view_.rootObject(), QStringLiteral("system 1-arrow"));
        QVERIFY(spot);
        QString words;
        QVERIFY(QMetaObject::invokeMethod(const_cast<QQuickItem*>(spot), "describe", Q_RETURN_ARG(QString, words)));
        QCOMPARE(words, QStringLiteral("1 Arrow, Red controls it, Red: 3 fresh and 1 damaged ships"));
    }

    // A shared machine is slow at times; this only notices when painting becomes another order of work.
    void paintingIsQuick() {
        resize({800, 530});
        QElapsedTimer clock;
        clock.start();
        constexpr int kRounds = 10;
        for (int i = 0; i < kRounds; ++i) {
            map()->setProperty("selected", i % 2 == 0 ? QStringLiteral("1-gate") : QStringLiteral("5-hex"));
            view_.grabWindow();
        }
        qInfo("painting the pieces: %lld ms", clock.elapsed() / kRounds);
        QVERIFY(clock.elapsed() / kRounds < 250);
    }
};

QTEST_MAIN(MapViewTest)
#include "map_view_test.moc"
