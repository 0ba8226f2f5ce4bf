#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QTest>

#include "app/window.h"
#include "tests/app/items.h"

class WindowTest : public QObject {
    Q_OBJECT

    QQmlApplicationEngine engine_;
    QQuickWindow* window_ = nullptr;

    QQuickItem* item(const char* name) const {
        return findItem(window_->contentItem(), QString::fromLatin1(name));
    }

  private slots:
    void initTestCase() {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".*\\.qml.*")));
        prepareApplication();
        window_ = openMainWindow(engine_);
        QVERIFY(window_);
        QVERIFY(QTest::qWaitForWindowExposed(window_));
    }

    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*\\.qml.*"))); }

    void homeNamesTheAppAndItsVersion() {
        QVERIFY(item("welcome"));
        QCOMPARE(item("welcome")->property("text").toString(), QStringLiteral("Reachkeeper"));
        QVERIFY(
            item("version")->property("text").toString().contains(QCoreApplication::applicationVersion()));
    }

    void aTapSwitchesTheTheme() {
        const QColor before = window_->color();
        QTest::mouseClick(window_, Qt::LeftButton, {}, centreOf(*item("themeSwitch")));
        QTRY_VERIFY(window_->color() != before);
        QTest::mouseClick(window_, Qt::LeftButton, {}, centreOf(*item("themeSwitch")));
        QTRY_COMPARE(window_->color(), before);
    }
};

QTEST_MAIN(WindowTest)
#include "window_test.moc"
