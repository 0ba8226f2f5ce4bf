#include <QTest>
class MapViewTest : public QObject {
    Q_OBJECT
};
QTEST_MAIN(MapViewTest)
#include "map_view_test.moc"
