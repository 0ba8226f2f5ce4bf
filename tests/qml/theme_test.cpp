#include <QTest>
class ThemeTest : public QObject {
    Q_OBJECT
};
QTEST_MAIN(ThemeTest)
#include "theme_test.moc"
