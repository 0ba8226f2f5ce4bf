#include "app/reference/reference.h"
#include "app/reference/reference_search.h"
#include "app/tour/pictures.h"
#include "app/tour/stage.h"
#include "tests/amount.h"
#include "tests/app/hand.h"

#include <QPointer>
#include <QSet>
#include <QSignalSpy>

using reach::tour::Picture;
using reach::tour::Stage;

namespace {

/// Hears which keys reach an item, and lets none of them through.
class Ear : public QObject {
  public:
    QList<int> heard;
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() != QEvent::KeyPress && event->type() != QEvent::KeyRelease) return false;
        if (event->type() == QEvent::KeyPress) heard.append(static_cast<QKeyEvent*>(event)->key());
        return true;
    }
};

}  // namespace

/// Every screen by the keyboard alone, as on every desktop.
class KeyboardTest : public QObject {
    Q_OBJECT

    std::unique_ptr<Hand> hand_;
    std::unique_ptr<Stage> stage_;
    std::vector<Picture> pictures_;

    QQuickWindow& window() const { return hand_->window(); }
    QQuickItem* focused() const { return window().activeFocusItem(); }
    void press(int key, Qt::KeyboardModifiers with = Qt::NoModifier) const {
        QTest::keyClick(&window(), static_cast<Qt::Key>(key), with);
        QCoreApplication::sendPostedEvents();
    }

    static bool isButton(const QQuickItem& item) { return item.inherits("QQuickAbstractButton"); }
    static bool isTyped(const QQuickItem& item) {
        return item.flags().testFlag(QQuickItem::ItemAcceptsInputMethod);
    }
    static QString described(const QQuickItem* item) {
        if (!item) return QStringLiteral("nothing");
        QString chain;
        for (const QQuickItem* around = item; around && chain.size() < 160; around = around->parentItem())
            chain += QStringLiteral(" < %1 %2")
                         .arg(QLatin1String(around->metaObject()->className()), around->objectName());
        return QStringLiteral("\"%1\"%2").arg(item->property("text").toString(), chain);
    }

    /// All that one key comes to, until it comes back to what it has been at.
    QList<QPointer<QQuickItem>> walk(int key) const {
        constexpr int kMost = 400;
        QList<QPointer<QQuickItem>> stops;
        QSet<QQuickItem*> seen;
        for (int i = 0; i < kMost; ++i) {
            press(key);
            QQuickItem* now = focused();
            if (!now) continue;
            if (seen.contains(now)) {
                if (stops.size() > 1 && now == stops.constLast()) return {};  // it is held there
                break;
            }
            seen.insert(now);
            stops.append(now);
        }
        return stops;
    }

    void show(int number) {
        stage_->reset();
        pictures_[static_cast<std::size_t>(number)].show();
        Stage::rest();
        screen::rest(window());
    }

    reach::ReferenceSearch& search() const {
        return *hand_->singleton<reach::ReferenceLibrary>("Reference").search();
    }

  private Q_SLOTS:
    void initTestCase() {
        hand_ = std::make_unique<Hand>();
        QVERIFY(hand_->start());
        stage_ = std::make_unique<Stage>(window());
        pictures_ = reach::tour::allPictures(*stage_);
    }
    void init() { Hand::watch(); }

    void everyScreen_data() {
        QTest::addColumn<int>("number");
        // All of them in the long run; else every third.
        for (std::size_t i = 0; i < pictures_.size(); i += static_cast<std::size_t>(amount::of(3, 1)))
            QTest::addRow("%s", pictures_[i].name) << static_cast<int>(i);
    }
    // Tab goes round, and Shift+Tab the other way; what has the focus is shown; Enter presses it as Space
    // does, and neither presses what it was not pressed on.
    void everyScreen() {
        QFETCH(int, number);
        const bool phone = QByteArray(pictures_[static_cast<std::size_t>(number)].name).startsWith("phone");
        window().resize(phone ? QSize(390, 844) : QSize(1280, 800));
        show(number);
        const QList<QPointer<QQuickItem>> onwards = walk(Qt::Key_Tab);
        QStringList wrong;
        if (onwards.isEmpty()) wrong << QStringLiteral("Tab does not go on: ") + described(focused());
        if (walk(Qt::Key_Backtab).isEmpty())
            wrong << QStringLiteral("Shift+Tab does not go back: ") + described(focused());
        for (const QPointer<QQuickItem>& item : onwards) {
            if (!item || !item->isVisible() || !item->isEnabled()) continue;
            item->forceActiveFocus(Qt::TabFocusReason);
            if (focused() != item || isTyped(*item)) continue;
            if (item->width() <= 0 || item->height() <= 0)
                wrong << QStringLiteral("not to be seen: ") + described(item);
            for (const auto key : {Qt::Key_Return, Qt::Key_Enter}) {
                if (isButton(*item)) {
                    const QSignalSpy clicks(item, SIGNAL(clicked()));
                    QTest::keyPress(&window(), key);
                    if (item && item->property("pressed").toBool() != true)
                        wrong << QStringLiteral("Enter does not press: ") + described(item);
                    // Somebody who thinks better of it goes on to the next before letting go.
                    press(Qt::Key_Tab);
                    QTest::keyRelease(&window(), key);
                    if (!clicks.isEmpty())
                        wrong << QStringLiteral("pressed all the same: ") + described(item);
                    if (item) item->forceActiveFocus(Qt::TabFocusReason);
                } else {
                    Ear ear;
                    item->installEventFilter(&ear);
                    QTest::keyClick(&window(), key);
                    if (item) item->removeEventFilter(&ear);
                    if (ear.heard != QList<int>{Qt::Key_Space})
                        wrong << QStringLiteral("Enter is not Space: ") + described(item);
                }
                if (!item) break;
            }
        }
        // Escape takes away what lies on top, then leads back.
        for (int i = 0; i < 8; ++i) press(Qt::Key_Escape);
        screen::rest(window());
        const QString now = window().property("screen").toString();
        if (now != QStringLiteral("Home") && now != QStringLiteral("Table") &&
            now != QStringLiteral("Arcades"))
            wrong << QStringLiteral("Escape does not leave ") + now;
        if (const QObject* at = window().property("chosen").value<QObject*>();
            at && (at->property("sheet").toInt() != 0 || at->property("reading").toBool()))
            wrong << QStringLiteral("Escape does not close sheet %1").arg(at->property("sheet").toInt());
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    void enterPressesWhatItIsOn() {
        stage_->home();
        screen::rest(window());
        QVERIFY(hand_->shown(QStringLiteral("newTable")));
        hand_->shown(QStringLiteral("newTable"))->forceActiveFocus(Qt::TabFocusReason);
        press(Qt::Key_Return);
        QTRY_COMPARE(window().property("screen").toString(), QStringLiteral("NewTable"));
        press(Qt::Key_Escape);
        QTRY_COMPARE(window().property("screen").toString(), QStringLiteral("Home"));
        hand_->shown(QStringLiteral("newTable"))->forceActiveFocus(Qt::TabFocusReason);
        press(Qt::Key_Enter, Qt::KeypadModifier);
        QTRY_COMPARE(window().property("screen").toString(), QStringLiteral("NewTable"));
    }

    // The key repeats itself as long as it is held down.
    void aKeyThatIsHeldPressesOnce_data() {
        QTest::addColumn<int>("key");
        QTest::newRow("Enter") << static_cast<int>(Qt::Key_Return);
        QTest::newRow("Space") << static_cast<int>(Qt::Key_Space);
    }
    void aKeyThatIsHeldPressesOnce() {
        QFETCH(int, key);
        stage_->home();
        stage_->show("Settings");
        screen::rest(window());
        QQuickItem* button = nullptr;
        for (const QPointer<QQuickItem>& item : walk(Qt::Key_Tab))
            if (item->inherits("QQuickSwitch")) button = item;
        QVERIFY(button);
        button->forceActiveFocus(Qt::TabFocusReason);
        const bool before = button->property("checked").toBool();
        const QSignalSpy clicks(button, SIGNAL(clicked()));
        for (int i = 0; i < 4; ++i) {
            QKeyEvent down(QEvent::KeyPress, key, Qt::NoModifier, {}, i > 0);
            QCoreApplication::sendEvent(&window(), &down);
            QKeyEvent up(QEvent::KeyRelease, key, Qt::NoModifier, {}, i < 3);
            QCoreApplication::sendEvent(&window(), &up);
        }
        QCOMPARE(clicks.size(), 1);
        press(key);
        QCOMPARE(button->property("checked").toBool(), before);
    }

    // Completing is the right arrow's, so that Tab is free to leave.
    void theSearchIsCompletedAndLeft() {
        stage_->reference();
        screen::rest(window());
        QQuickItem* line = hand_->shown(QStringLiteral("referenceSearch"));
        QVERIFY(line);
        line->forceActiveFocus();
        hand_->type(QStringLiteral("sui"));
        QTRY_VERIFY(!search().completions().isEmpty());
        press(Qt::Key_Right);
        QCOMPARE(search().text(), QStringLiteral("suit:"));
        press(Qt::Key_Left);
        const QString typed = search().text();
        press(Qt::Key_Right);  // only goes on by a letter
        QCOMPARE(search().text(), typed);
        QVERIFY(!search().completions().isEmpty());
        press(Qt::Key_Tab);
        QVERIFY(!line->hasActiveFocus());
        QCOMPARE(search().text(), typed);
        QVERIFY(walk(Qt::Key_Tab).size() > 2);
    }

    void escapeTwiceLeavesNothingOfAQuery_data() {
        QTest::addColumn<QString>("query");
        QTest::newRow("a letter") << QStringLiteral("m");
        QTest::newRow("long") << QStringLiteral("material and fuel of the outer systems");
    }
    void escapeTwiceLeavesNothingOfAQuery() {
        QFETCH(QString, query);
        stage_->reference();
        screen::rest(window());
        hand_->shown(QStringLiteral("referenceSearch"))->forceActiveFocus();
        hand_->type(query);
        press(Qt::Key_Escape);
        QCOMPARE(search().text(), QString());
        press(Qt::Key_Escape);
        screen::rest(window());
        QCOMPARE(search().text(), QString());
        QCOMPARE(hand_->text(QStringLiteral("referenceSearch")), QString());
    }

    void theLineForEntriesIsCompletedAndLeft() {
        stage_->open(QStringLiteral(" taxes "));
        stage_->sheet(reach::sheets::Sheet::Log);
        screen::rest(window());
        QQuickItem* line = hand_->shown(QStringLiteral("commandLine"));
        QVERIFY(line);
        line->forceActiveFocus();
        hand_->type(QStringLiteral("re"));
        press(Qt::Key_Right);
        QVERIFY(line->property("text").toString().size() > 2);
        press(Qt::Key_Tab);
        QVERIFY(!line->hasActiveFocus());
        // The ways to go on are buttons that the keyboard comes to, too.
        line->setProperty("text", QStringLiteral("re"));
        line->forceActiveFocus();
        press(Qt::Key_Backtab);
        QVERIFY(isButton(*focused()));
        QVERIFY(focused()->property("text").toString().startsWith(QStringLiteral("re")));
    }

    void cleanupTestCase() {
        pictures_.clear();
        stage_.reset();
        hand_.reset();
    }
};

QTEST_MAIN(KeyboardTest)
#include "keyboard_test.moc"
