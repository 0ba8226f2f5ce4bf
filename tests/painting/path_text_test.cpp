#include <QTest>

#include "app/painting/path_text.h"

using reach::painting::pathFromText;

/// The drawings of the signs, as text.
class PathTextTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void numbersAreReadToTheirEnd() {
        const QPainterPath path = pathFromText("M 1 -2.5L.5 40C1 2 3 4 5 6Z");
        QCOMPARE(path.elementCount(), 6);
        QCOMPARE(QPointF(path.elementAt(0)), QPointF(1, -2.5));
        QCOMPARE(QPointF(path.elementAt(1)), QPointF(0.5, 40));
        QCOMPARE(QPointF(path.elementAt(2)), QPointF(1, 2));
        QCOMPARE(QPointF(path.elementAt(4)), QPointF(5, 6));
        QCOMPARE(QPointF(path.elementAt(5)), QPointF(1, -2.5));
    }

    void aCircleHasItsCentreAndRadius() {
        QCOMPARE(pathFromText("O 10 20 5").boundingRect(), QRectF(5, 15, 10, 10));
    }

    void whatIsNoNumberIsNought() {
        const QPainterPath path = pathFromText("M x 3L 7");
        QCOMPARE(QPointF(path.elementAt(0)), QPointF(0, 0));
        QCOMPARE(QPointF(path.elementAt(1)), QPointF(7, 0));
        QVERIFY(pathFromText("").isEmpty());
    }
};

QTEST_GUILESS_MAIN(PathTextTest)
#include "path_text_test.moc"
