#include "app/guide/steady_finger.h"
#include "tests/amount.h"
#include "tests/app/hand.h"

#include <QElapsedTimer>
#include <QRandomGenerator>

/// A nervous finger: double taps, taps during animations, drags. Each tap makes the intended change once and
/// no other.
class NervousTest : public QObject {
    Q_OBJECT

    Hand hand_;
    QRandomGenerator chance_{20};
    static constexpr std::array kNames{"option-0", "option-1", "option-2", "answer-0", "answer-1", "endTurn"};

    QQuickWindow& window() const { return hand_.window(); }
    reach::Table& table() const { return hand_.table(); }
    /// Every other time where something can be tapped, else anywhere.
    QPoint somewhere() {
        const QPoint anywhere(chance_.bounded(window().width()), chance_.bounded(window().height()));
        const QQuickItem* item = hand_.shown(
            QString::fromLatin1(kNames[static_cast<std::size_t>(chance_.bounded(int(kNames.size())))]));
        if (!item || chance_.bounded(2) == 0) return anywhere;
        return item->mapToScene({item->width() / 2, item->height() / 2}).toPoint();
    }
    /// A finger that slips a little and is still on the button it came down on means the button.
    bool slips(QPoint from, QPoint to) const {
        constexpr double kSlack = 24;  // Main.qml, at the usual print
        return QLineF(from, to).length() <= kSlack &&
               std::ranges::any_of(screen::tappable(window()), [&](const QJsonValue& button) {
                   const QRectF box = boxOf(button);
                   return box.contains(from) && box.contains(to);
               });
    }
    static QRectF boxOf(const QJsonValue& button) {
        return {button[u"x"].toDouble(), button[u"y"].toDouble(), button[u"width"].toDouble(),
                button[u"height"].toDouble()};
    }
    /// The names of the buttons that lie there, for whoever has to find out what a finger did.
    QString buttonsAt(QPoint at) const {
        QStringList names;
        for (const auto& button : screen::tappable(window()))
            if (boxOf(button).contains(at))
                names += button[u"name"].toString() + QLatin1Char(' ') + button[u"text"].toString();
        return names.join(QStringLiteral(", "));
    }
    void press(QPoint at) { QTest::mouseClick(&window(), Qt::LeftButton, {}, at); }
    void drag(QPoint from, QPoint to) {
        QTest::mousePress(&window(), Qt::LeftButton, {}, from);
        for (int step = 1; step <= 4; ++step) QTest::mouseMove(&window(), from + (to - from) * step / 4);
        QTest::mouseRelease(&window(), Qt::LeftButton, {}, to);
    }
    /// Back on the table, whatever the finger has opened.
    void comeBack(int entry) {
        if (!table().isOpen() || table().entries() == 0) QVERIFY(hand_.layWholeGame());
        window().setProperty("screen", QStringLiteral("Table"));
        if (auto* sheet = window().property("sheet").value<QObject*>()) sheet->setProperty("shown", false);
        QVERIFY(table().jumpTo(std::min(entry, table().entries())));
    }
    /// What one tap enters is taken back by one undo.
    bool oneUndoTakesItBack(int before, int entered) {
        if (table().cursor() == before) return true;
        if (table().cursor() < before) return true;  // Undo itself was tapped
        const bool once = entered == table().cursor();
        return once && table().undo() && table().cursor() == before;
    }

  private Q_SLOTS:
    void initTestCase() {
        QVERIFY(hand_.start());
        window().setProperty("reducedMotion", false);  // a person, not a program
    }
    void init() { Hand::watch(); }

    /// A finger's tip may slip. What goes farther is a swipe, also on one button.
    void aSlipOnAButtonIsATap() {
        QVERIFY(hand_.lay("red leads construction 4\n"));
        window().setProperty("screen", QStringLiteral("Table"));
        const int before = table().cursor();
        for (const auto& [name, after] : {std::pair{"endTurn", before + 1}, std::pair{"undo", before}}) {
            QVERIFY(screen::rest(window()));
            const QQuickItem* button = hand_.shown(QLatin1String(name));
            QVERIFY(button);
            const QPoint from = button->mapToScene({5, button->height() / 2}).toPoint();
            const QPoint to = button->mapToScene({button->width() - 5, button->height() / 2}).toPoint();
            const int untouched = table().cursor();
            QVERIFY(!slips(from, to));
            drag(from, to);
            QCOMPARE(table().cursor(), untouched);
            QVERIFY(screen::rest(window()));
            QTest::qWait(450);  // longer than a double tap
            QVERIFY(slips(from, from + QPoint(20, 4)));
            drag(from, from + QPoint(20, 4));
            QCOMPARE(table().cursor(), after);
        }
    }

    void changesNothingUnasked() {
        chance_.seed(amount::seed(20));
        run(amount::of(300, 2500));
    }

  private:
    void run(int tries) {
        QVERIFY(hand_.layWholeGame());
        QByteArray record = table().record().toUtf8();
        const int length = table().entries();
        int entered = 0;
        for (int at = 0; at < tries; ++at) {
            if (at % 25 == 0 || !table().isOpen()) {
                window().setProperty("screen", QStringLiteral("Home"));
                QVERIFY(hand_.games().importRecord(QString::fromUtf8(record)));
                const int entry = chance_.bounded(1, length - 1);
                comeBack(entry);
                QTest::qWait(20);
            }
            const int before = table().cursor();
            const QPoint point = somewhere();
            const int gesture = chance_.bounded(3);
            if (gesture == 2) {  // a drag across half the window
                QPoint to = somewhere();
                if ((to - point).manhattanLength() < 80)
                    to.rx() = (point.x() + window().width() / 2) % window().width();
                // While systems are counted, a swipe goes on to the next one and keeps what was counted.
                const bool counts = hand_.shown(QStringLiteral("countPage"));
                const bool tapped = slips(point, to);
                const QString screen = window().property("screen").toString();
                const QString from = buttonsAt(point);
                const QString onto = buttonsAt(to);
                drag(point, to);
                QVERIFY2(!table().isOpen() || table().cursor() == before || counts || tapped,
                         qPrintable(
                             QStringLiteral(
                                 "try %1 on %2: a drag from %3,%4 (%10) to %5,%6 (%11) led from %7 to %8, %9")
                                 .arg(at)
                                 .arg(screen)
                                 .arg(point.x())
                                 .arg(point.y())
                                 .arg(to.x())
                                 .arg(to.y())
                                 .arg(before)
                                 .arg(table().cursor())
                                 .arg(table().log().constLast().entry, from, onto)));
                QVERIFY2(oneUndoTakesItBack(before, table().cursor()), qPrintable(QString::number(at)));
            } else {
                QElapsedTimer clock;
                clock.start();
                press(point);
                if (!table().isOpen()) continue;
                const int once = table().cursor();
                // At the same spot, or beside it while what was tapped still glides away.
                const QPoint again =
                    gesture == 0 ? point : point + QPoint(chance_.bounded(-30, 31), chance_.bounded(-30, 31));
                // Redo is no entry: it is tapped again by whoever wants more of it.
                if (once > before && !table().canRedo()) {
                    ++entered;
                    QTest::qWait(chance_.bounded(5, 120));
                    // On a busy machine the second tap may come too late to be one of a double tap.
                    if (clock.elapsed() < 300) press(again);
                    QVERIFY2(
                        table().isOpen() && table().cursor() == once,
                        qPrintable(QStringLiteral("try %1: the second tap at %2,%3 entered %4")
                                       .arg(at)
                                       .arg(again.x())
                                       .arg(again.y())
                                       .arg(table().isOpen() ? table().log().constLast().entry : QString())));
                    QVERIFY2(oneUndoTakesItBack(before, once), qPrintable(QString::number(at)));
                    QTest::qWait(420);
                } else if (gesture == 0) {
                    press(again);
                    if (table().isOpen()) comeBack(std::max(1, before));
                }
            }
            if (!table().isOpen()) continue;
            if (table().cursor() != before ||
                window().property("screen").toString() != QStringLiteral("Table"))
                comeBack(std::max(1, std::min(before, table().entries())));
        }
        qInfo("%d tries, %d entries", tries, entered);
        QVERIFY(entered > tries / 100);
    }
};

QTEST_MAIN(NervousTest)
#include "nervous_test.moc"
