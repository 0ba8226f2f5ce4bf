#include <QAccessible>
#include <QIcon>
#include <QLocale>
#include <QMutex>
#include <QPixmap>
#include <QQmlAbstractUrlInterceptor>
#include <QQmlEngine>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QScreen>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include "app/settings/language.h"

#include <functional>

#include "app/window.h"
#include "tests/finger/screen.h"

/// Records the files that a QML engine loads, from several threads at once.
class Asked : public QQmlAbstractUrlInterceptor {
  public:
    QUrl intercept(const QUrl& url, DataType /*type*/) override {
        const QMutexLocker lock(&mutex_);
        names_.insert(url.fileName());
        return url;
    }

    bool contains(const char* name) {
        const QMutexLocker lock(&mutex_);
        return names_.contains(QString::fromLatin1(name));
    }

  private:
    QMutex mutex_;
    QSet<QString> names_;
};

class WindowTest : public QObject {
    Q_OBJECT

    Asked asked_;
    QTemporaryDir data_;
    QQmlEngine engine_;
    std::unique_ptr<QQuickWindow> window_;

    QQuickItem* item(const char* name) const {
        return screen::shown(*window_->contentItem(), QString::fromLatin1(name));
    }

  private Q_SLOTS:
    void initTestCase() {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".*\\.qml.*")));
        qputenv("REACHKEEPER_DATA", data_.path().toLocal8Bit());
        prepareApplication();
        engine_.addUrlInterceptor(&asked_);
        window_ = openMainWindow(engine_);
        QVERIFY(window_);
        QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    }

    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*\\.qml.*"))); }

    void noGamesScreenIsLoadedBeforeOneIsOpen() {
        QVERIFY(asked_.contains("HomeScreen.qml"));
        QVERIFY(!asked_.contains("TableScreen.qml"));
        QVERIFY(!asked_.contains("ArcadesScreen.qml"));
    }

    void theFirstWindowIsNoLargerThanTheScreen() {
        const QSize room = window_->screen()->availableSize();
        QVERIFY(room.width() < 1280);  // what it would like to have
        QVERIFY(window_->width() <= room.width());
        QVERIFY(window_->height() <= room.height());
    }

    void homeNamesTheAppAndItsVersion() {
        QVERIFY(item("welcome"));
        QCOMPARE(item("welcome")->property("text").toString(), QStringLiteral("Reachkeeper"));
        QVERIFY(
            item("version")->property("text").toString().contains(QCoreApplication::applicationVersion()));
    }

    void whatIsWrittenHasTheApplicationsFont() {
        for (const char* name : {"welcome", "settings"}) {
            const auto font = item(name)->property("font").value<QFont>();
            QCOMPARE(font.families(), QGuiApplication::font().families());
        }
    }

    void whatIsWrittenIsReadToTheBlind() {
        QAccessible::setActive(true);
        QStringList read;
        const std::function<void(QAccessibleInterface&)> look = [&](QAccessibleInterface& at) {
            if (at.role() == QAccessible::StaticText) read.append(at.text(QAccessible::Name));
            for (int child = 0; child < at.childCount(); ++child) look(*at.child(child));
        };
        look(*QAccessible::queryAccessibleInterface(window_.get()));
        QVERIFY(read.contains(QStringLiteral("Reachkeeper")));
        QVERIFY(read.contains(item("version")->property("text").toString()));
    }

    void aTapSwitchesTheTheme() {
        const QColor before = window_->color();
        QTest::mouseClick(window_.get(), Qt::LeftButton, {}, screen::centreOf(*item("themeSwitch")));
        QTRY_VERIFY(window_->color() != before);
        QTest::mouseClick(window_.get(), Qt::LeftButton, {}, screen::centreOf(*item("themeSwitch")));
        QTRY_COMPARE(window_->color(), before);
    }

    void theLanguageCanBeChangedWhileTheWindowIsOpen() {
        const QString english = item("themeSwitch")->property("text").toString();
        useLanguage(QLocale(QLocale::German));
        engine_.retranslate();
        const QString german = item("themeSwitch")->property("text").toString();
        QVERIFY(german == QStringLiteral("Hell") || german == QStringLiteral("Dunkel"));
        useLanguage(QLocale(QLocale::English));
        engine_.retranslate();
        QCOMPARE(item("themeSwitch")->property("text").toString(), english);
    }

    void theIconCanBeDrawn() { QVERIFY(!QGuiApplication::windowIcon().pixmap(64, 64).isNull()); }
};

QTEST_MAIN(WindowTest)
#include "window_test.moc"
