#include "tests/app/hand.h"

#include <QDBusConnection>
#include <QPalette>
#include <QProcess>
#include <QSignalSpy>
#include <QStandardPaths>

#include "app/device/desktop/desktop_awake.h"
#include "app/device/keep_awake.h"

/// A fake desktop service that keeps the screen awake.
class FakeDesktop : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.ScreenSaver")

  public:
    int held = 0;

  public Q_SLOTS:
    uint Inhibit(const QString& application, const QString& reason) {
        if (application.isEmpty() || reason.isEmpty()) return 0;
        ++held;
        return 7;
    }
    void UnInhibit(uint cookie) {
        if (cookie == 7) --held;
    }
};

/// Changing settings, and finding them again after a restart.
class SettingsTest : public QObject {
    Q_OBJECT

    std::unique_ptr<Hand> hand_;
    QProcess bus_;

  private Q_SLOTS:
    void initTestCase() { hand_ = std::make_unique<Hand>(); }
    void init() {
        QVERIFY(hand_->start());
        QVERIFY(hand_->tap(QStringLiteral("settings")));
    }
    void cleanup() { hand_->leave(); }

    void whatIsChosenIsThereAfterARestart() {
        QVERIFY(hand_->tap(QStringLiteral("theme-light")));
        QVERIFY(hand_->tap(QStringLiteral("size-115")));
        QVERIFY(hand_->tap(QStringLiteral("vision-redGreen")));
        QVERIFY(hand_->tap(QStringLiteral("reducedMotion")));
        // A device that has no way to do it does not offer it.
        const bool offered = !hand_->singleton<reach::KeepAwake>("KeepAwake").refused();
        QCOMPARE(hand_->shown(QStringLiteral("keepAwake"))->isEnabled(), offered);
        QCOMPARE(hand_->shown(QStringLiteral("keepAwake"))->property("checked").toBool(), offered);
        if (offered)
            QVERIFY(hand_->tap(QStringLiteral("keepAwake")));
        else
            hand_->preferences().setKeepAwake(false);
        QVERIFY(hand_->tap(QStringLiteral("fullScreen")));
        QTRY_COMPARE(hand_->window().visibility(), QWindow::FullScreen);
        hand_->leave();
        QVERIFY(hand_->start());
        const reach::Preferences& kept = hand_->preferences();
        QCOMPARE(kept.theme(), QStringLiteral("light"));
        QCOMPARE(kept.size(), 115);
        QCOMPARE(kept.vision(), QStringLiteral("redGreen"));
        QVERIFY(kept.reducedMotion());
        QVERIFY(!kept.keepAwake());
        QVERIFY(kept.fullScreen());
        QTRY_COMPARE(hand_->window().visibility(), QWindow::FullScreen);
        QTest::keyClick(&hand_->window(), Qt::Key_F11);
        QVERIFY(!kept.fullScreen());
        QTRY_VERIFY(hand_->window().visibility() != QWindow::FullScreen);
        QVERIFY(hand_->tap(QStringLiteral("settings")));
        QVERIFY(hand_->tap(QStringLiteral("theme-dark")));
        QVERIFY(hand_->tap(QStringLiteral("size-100")));
        QVERIFY(hand_->tap(QStringLiteral("vision-standard")));
        QVERIFY(hand_->tap(QStringLiteral("reducedMotion")));
    }

    void everythingGrowsTogether() {
        const auto width = [&] {
            return hand_->shown(QStringLiteral("back"))->mapRectToScene({0, 0, 48, 48}).width();
        };
        const double before = width();
        QVERIFY(hand_->tap(QStringLiteral("size-115")));
        QTRY_VERIFY(width() > before * 1.14);
        QVERIFY(hand_->tap(QStringLiteral("size-100")));
        QTRY_COMPARE(width(), before);
    }

    /// On a phone five of six sizes looked the same.
    void everyOfferedSizeIsLargerThanTheOneBefore() {
        for (const QSize window : {QSize(1280, 800), QSize(820, 1180), QSize(390, 844)}) {
            hand_->window().resize(window);
            QVERIFY(screen::rest(hand_->window()));
            const auto width = [&] {
                return hand_->shown(QStringLiteral("back"))->mapRectToScene({0, 0, 48, 48}).width();
            };
            double before = 0;
            for (const int size : {100, 115, 130, 150, 175, 200}) {
                const QString choice = QStringLiteral("size-%1").arg(size);
                if (!hand_->shown(choice)) break;
                QVERIFY(hand_->tap(choice));
                QVERIFY(screen::rest(hand_->window()));
                QVERIFY2(width() > before * 1.04,
                         qPrintable(QStringLiteral("%1 at %2").arg(choice).arg(window.width())));
                before = width();
            }
            QVERIFY(before > 48 * 1.25);
            // A size that another window has room for is the largest one here.
            hand_->preferences().setSize(200);
            QVERIFY(screen::rest(hand_->window()));
            QVERIFY(width() < before * 1.06);
            hand_->preferences().setSize(100);
        }
    }

    /// The line said that nothing larger fits, not which size holds.
    void theSizeThatHoldsAtATableIsTold() {
        hand_->window().resize(390, 844);
        QVERIFY(hand_->tap(QStringLiteral("size-130")));
        QVERIFY(screen::rest(hand_->window()));
        const QString all = screen::looks(*hand_->window().contentItem()).join(u'\n');
        QVERIFY2(all.contains(QStringLiteral("At the table 107 % fit into this window")), qPrintable(all));
        hand_->preferences().setSize(100);
    }

    void theLanguageChangesAtOnce() {
        QCOMPARE(hand_->text(QStringLiteral("screenTitle")), QStringLiteral("Settings"));
        QVERIFY(hand_->tap(QStringLiteral("language-de")));
        QTRY_COMPARE(hand_->text(QStringLiteral("screenTitle")), QStringLiteral("Einstellungen"));
        QVERIFY(hand_->tap(QStringLiteral("language-en")));
        QTRY_COMPARE(hand_->text(QStringLiteral("screenTitle")), QStringLiteral("Settings"));
    }

    // Whoever listens to the open table, of either game, hears of it: its log and its question are told anew.
    void aTableIsToldInTheNewLanguage_data() {
        QTest::addColumn<QString>("record");
        QTest::newRow("Arcs") << QStringLiteral(":/tour/three.record");
        QTest::newRow("ARCADEs") << QStringLiteral(":/tour/arcades-three.record");
    }
    void aTableIsToldInTheNewLanguage() {
        QFETCH(QString, record);
        QFile file(record);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(hand_->games().importRecord(QString::fromUtf8(file.readAll())));
        reach::AnyTable& table = *hand_->games().anyTable();
        const QString english = table.log().constLast().text;
        const QSignalSpy told(&table, &reach::AnyTable::changed);
        const QSignalSpy logTold(&table, &reach::AnyTable::logChanged);
        hand_->preferences().setLanguage(QStringLiteral("de"));
        QVERIFY(!told.isEmpty() && !logTold.isEmpty());
        QVERIFY(table.log().constLast().text != english);
        hand_->preferences().setLanguage(QStringLiteral("en"));
        QCOMPARE(table.log().constLast().text, english);
        table.close();
    }

    void theSystemsThemeIsFollowed() {
        QVERIFY(hand_->tap(QStringLiteral("theme-system")));
        const QPalette before = QGuiApplication::palette();
        for (const bool dark : {true, false}) {
            QPalette palette = before;
            palette.setColor(QPalette::Window, dark ? Qt::black : Qt::white);
            palette.setColor(QPalette::WindowText, dark ? Qt::white : Qt::black);
            QGuiApplication::setPalette(palette);
            QTRY_COMPARE(hand_->window().property("theme").toString(),
                         dark ? QStringLiteral("dark") : QStringLiteral("light"));
        }
        QGuiApplication::setPalette(before);
        QVERIFY(hand_->tap(QStringLiteral("theme-dark")));
    }

    void nonsenseInTheFileIsOverlooked() {
        hand_->leave();
        {
            QFile file(qEnvironmentVariable("REACHKEEPER_DATA") + QStringLiteral("/settings.ini"));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("[General]\ntheme=plaid\nsize=9000\nvision=x-ray\nlanguage=tlh\nkeepAwake=\n");
        }
        QVERIFY(hand_->start());
        QCOMPARE(hand_->preferences().theme(), QStringLiteral("dark"));
        QCOMPARE(hand_->preferences().size(), 200);
        QCOMPARE(hand_->preferences().vision(), QStringLiteral("standard"));
        QCOMPARE(hand_->preferences().language(), QStringLiteral("en"));
        hand_->preferences().setSize(100);
    }

    void theDesktopIsAskedToStayAwakeAndToldWhenItNeedNot() {
        const QString daemon = QStandardPaths::findExecutable(QStringLiteral("dbus-daemon"));
        if (daemon.isEmpty()) QSKIP("no dbus-daemon here");
        bus_.start(daemon, {QStringLiteral("--session"), QStringLiteral("--nofork"),
                            QStringLiteral("--print-address")});
        QVERIFY(bus_.waitForReadyRead(5000));
        const QString address = QString::fromLocal8Bit(bus_.readLine()).trimmed();
        const auto connect = [&](const char* name) {
            return QDBusConnection::connectToBus(address, QString::fromLatin1(name));
        };
        QDBusConnection desktop = connect("desktop");
        {
            // Nobody there to ask.
            reach::KeepAwake awake(std::make_unique<reach::device::DesktopAwake>(connect("app")));
            awake.setWanted(true);
            QTRY_VERIFY(awake.refused());
            QVERIFY(!awake.held());
        }
        FakeDesktop fake;
        QVERIFY(desktop.registerService(QStringLiteral("org.freedesktop.ScreenSaver")));
        QVERIFY(desktop.registerObject(QStringLiteral("/org/freedesktop/ScreenSaver"), &fake,
                                       QDBusConnection::ExportAllSlots));
        {
            reach::KeepAwake awake(std::make_unique<reach::device::DesktopAwake>(connect("app")));
            awake.setWanted(true);
            QTRY_VERIFY(awake.held());
            QCOMPARE(fake.held, 1);
            awake.setWanted(false);
            QTRY_COMPARE(fake.held, 0);
            awake.setWanted(true);
            QTRY_VERIFY(awake.held());
            QCOMPARE(fake.held, 1);
        }
        QTRY_COMPARE(fake.held, 0);  // whoever goes lets go
        for (const char* name : {"app", "desktop"})
            QDBusConnection::disconnectFromBus(QString::fromLatin1(name));
        bus_.kill();
        bus_.waitForFinished();
    }
};

QTEST_MAIN(SettingsTest)
#include "settings_test.moc"
