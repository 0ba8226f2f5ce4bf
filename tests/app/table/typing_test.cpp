#include "app/device/desktop/own_keyboard.h"
#include "tests/app/hand.h"

/// The on-screen keyboard: it appears by itself, and the text field stays visible.
class TypingTest : public QObject {
    Q_OBJECT

    Hand hand_;

    static reach::device::TypingDevice read(const QByteArray& list) {
        reach::device::TypingDevice device;
        reach::device::readDevices(list, device);
        return device;
    }

  private Q_SLOTS:
    void initTestCase() { QVERIFY(hand_.start()); }
    void init() { Hand::watch(); }

    // As the kernel tells it: a touch screen, and buttons on the case that repeat nothing.
    void aTabletHasNoKeyboard() {
        const auto device = read(
            "I: Bus=0018 Vendor=27c6\nN: Name=\"Goodix Capacitive TouchScreen\"\nB: PROP=2\nB: EV=b\n"
            "B: KEY=400 0 0 0 0 0\n\n"
            "I: Bus=0019\nN: Name=\"gpio-keys\"\nB: PROP=0\nB: EV=100003\nB: KEY=c000000000000 0\n\n");
        QVERIFY(device.touch);
        QVERIFY(!device.keyboard);
    }
    void aLaptopHasOne() {
        const auto device = read(
            "I: Bus=0011 Vendor=0001\nN: Name=\"AT Translated Set 2 keyboard\"\nB: PROP=0\nB: EV=120013\n"
            "B: KEY=402000000 3803078f800d001 feffffdfffefffff fffffffffffffffe\n\n"
            "I: Bus=0018\nN: Name=\"Touchpad\"\nB: PROP=5\nB: EV=b\nB: KEY=e520 10000 0 0 0 0\n\n");
        QVERIFY(!device.touch);
        QVERIFY(device.keyboard);
    }
    void nonsenseIsNoDevice() {
        const auto device = read("B: PROP=\nB: KEY\nB: EV=zz\nI:\n\n\xff");
        QVERIFY(!device.touch && !device.keyboard);
    }

    void ownKeyboardOnlyWhereThereIsNoOther_data() {
        QTest::addColumn<reach::device::TypingDevice>("device");
        QTest::addColumn<bool>("wanted");
        const reach::device::TypingDevice tablet{
            .chosen = false, .wayland = false, .keyboard = false, .touch = true, .plugin = true};
        const auto with = [&](bool reach::device::TypingDevice::*what, bool value) {
            reach::device::TypingDevice device = tablet;
            device.*what = value;
            return device;
        };
        QTest::newRow("a tablet") << tablet << true;
        QTest::newRow("another was chosen") << with(&reach::device::TypingDevice::chosen, true) << false;
        QTest::newRow("the desktop has one") << with(&reach::device::TypingDevice::wayland, true) << false;
        QTest::newRow("a real one") << with(&reach::device::TypingDevice::keyboard, true) << false;
        QTest::newRow("nothing to touch") << with(&reach::device::TypingDevice::touch, false) << false;
        QTest::newRow("not installed") << with(&reach::device::TypingDevice::plugin, false) << false;
    }
    void ownKeyboardOnlyWhereThereIsNoOther() {
        QFETCH(reach::device::TypingDevice, device);
        QTEST(reach::device::wantsOwnKeyboard(device), "wanted");
    }

    /// On a phone with large print the warning about a typed entry lay over the field that it was typed into.
    void aWarningLeavesTheEntryFree_data() {
        QTest::addColumn<bool>("arcades");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("print");
        for (const bool arcades : {false, true})
            for (const QSize size : {QSize(390, 844), QSize(820, 1180), QSize(1280, 800)})
                for (const int print : {100, 150})
                    QTest::addRow("%s, %d wide, %d %%", arcades ? "ARCADEs" : "Arcs", size.width(), print)
                        << arcades << size << print;
    }
    void aWarningLeavesTheEntryFree() {
        QFETCH(const bool, arcades);
        QFETCH(const QSize, size);
        QFETCH(const int, print);
        hand_.window().resize(size);
        hand_.preferences().setLanguage(QStringLiteral("de"));
        hand_.preferences().setSize(print);
        if (arcades) {
            QVERIFY(hand_.games().importRecord(QStringLiteral(
                "game: arcades\nplayers: red, blue, white\n\nred places agent 1-arrow\n"
                "blue places agent 2-arrow\nwhite places agent 3-arrow\nwhite places 3 3-gate\n"
                "blue places 3 2-gate\nred places 3 1-gate\nrecruit\nred plays aggression 4\n")));
            QVERIFY(hand_.tap(QStringLiteral("page-log")));
        } else {
            QVERIFY(hand_.lay("red leads construction 4\n"));
            QVERIFY(hand_.tap(QStringLiteral("menu")));
            QVERIFY(hand_.tap(QStringLiteral("openLog")));
        }
        const QString name = arcades ? QStringLiteral("arcadesLine") : QStringLiteral("commandLine");
        QVERIFY(hand_.shown(name));
        const auto boxOf = [&](const QString& item) {
            const QQuickItem* shown = hand_.shown(item);
            return shown ? shown->mapRectToScene({0, 0, shown->width(), shown->height()}) : QRectF();
        };
        const auto table = hand_.games().anyTable();
        QQuickItem* entry = hand_.shown(name);
        entry->forceActiveFocus();
        hand_.type(arcades ? QStringLiteral("blue moves 9 9-gate > 3-gate")
                           : QStringLiteral("red moves 9 4-hex > 5"));
        QTest::keyClick(&hand_.window(), Qt::Key_Return);
        QTRY_VERIFY(hand_.shown(QStringLiteral("message")));
        screen::rest(hand_.window());
        QVERIFY(!boxOf(name).isEmpty());
        QVERIFY2(!boxOf(name).intersects(boxOf(QStringLiteral("message"))),
                 qPrintable(QStringLiteral("%1 %2")
                                .arg(boxOf(name).bottom())
                                .arg(boxOf(QStringLiteral("message")).top())));
        QVERIFY(boxOf(name).bottom() <= boxOf(QStringLiteral("undo")).top() ||
                !boxOf(name).intersects(boxOf(QStringLiteral("undo"))));
        hand_.preferences().setSize(100);
        hand_.preferences().setLanguage(QStringLiteral("en"));
        table->close();
        hand_.window().resize(1280, 800);
    }

    void whatIsTypedIntoStaysInSight() {
        QVERIFY(hand_.lay("red leads construction 4\n"));
        QVERIFY(hand_.tap(QStringLiteral("menu")));
        QVERIFY(hand_.tap(QStringLiteral("openLog")));
        QQuickItem* line = hand_.shown(QStringLiteral("commandLine"));
        QTRY_VERIFY(line);
        const auto bottom = [&] { return line->mapToScene({0, line->height()}).y(); };
        const double before = bottom();
        const QRectF keyboard(0, 420, 1280, 380);
        QVERIFY(before > keyboard.top());
        line->forceActiveFocus();
        hand_.window().setProperty("keyboard", keyboard);
        QTRY_VERIFY(bottom() <= keyboard.top());
        hand_.window().setProperty("keyboard", QRectF());
        QTRY_COMPARE(bottom(), before);
    }
};

QTEST_MAIN(TypingTest)
#include "typing_test.moc"
