#include "app/table/sheets.h"
#include "tests/app/hand.h"

#include <QAccessible>
#include <QSet>

/// Every screen and sheet, as used by a finger, a keyboard and a screen reader.
class ControlsTest : public QObject {
    Q_OBJECT

    std::unique_ptr<Hand> hand_;

    struct Place {
        const char* name;
        std::function<void(const Hand&)> go;
    };

    static void screen(const Hand& hand, const char* name) {
        hand.window().setProperty("screen", QLatin1String(name));
    }
    static void table(const Hand& hand, reach::sheets::Sheet sheet, const char* words = "") {
        const auto log = hand.table().log();
        int at = hand.table().entries();
        for (int i = 0; i < log.size(); ++i)
            if (*words != 0 && log[i].entry.contains(QLatin1String(words))) {
                at = i;
                break;
            }
        if (*words != 0) hand.table().jumpTo(at);
        screen(hand, "Table");
        screen::rest(hand.window());
        hand.window().property("page").value<QObject*>()->property("chosen").value<QObject*>()->setProperty(
            "sheet", static_cast<int>(sheet));
    }

    static const std::vector<Place>& places() {
        static const std::vector<Place> all{
            {"home", [](const Hand& hand) { screen(hand, "Home"); }},
            {"new table", [](const Hand& hand) { screen(hand, "NewTable"); }},
            {"settings", [](const Hand& hand) { screen(hand, "Settings"); }},
            {"keys", [](const Hand& hand) { screen(hand, "Keys"); }},
            {"lay out", [](const Hand& hand) { screen(hand, "LayOut"); }},
            {"history", [](const Hand& hand) { screen(hand, "History"); }},
            {"play", [](const Hand& hand) { table(hand, reach::sheets::Sheet::None, " leads "); }},
            {"act", [](const Hand& hand) { table(hand, reach::sheets::Sheet::None, " taxes "); }},
            {"roll", [](const Hand& hand) { table(hand, reach::sheets::Sheet::None, "rolls "); }},
            {"hits", [](const Hand& hand) { table(hand, reach::sheets::Sheet::None, " strikes "); }},
            {"refill", [](const Hand& hand) { table(hand, reach::sheets::Sheet::None, "court BC"); }},
            {"score", [](const Hand& hand) { table(hand, reach::sheets::Sheet::None, "score"); }},
            {"log", [](const Hand& hand) { table(hand, reach::sheets::Sheet::Log, " taxes "); }},
            {"menu", [](const Hand& hand) { table(hand, reach::sheets::Sheet::Menu, " taxes "); }},
            {"corrections",
             [](const Hand& hand) { table(hand, reach::sheets::Sheet::Corrections, " taxes "); }},
            {"count", [](const Hand& hand) { table(hand, reach::sheets::Sheet::Count, " taxes "); }},
        };
        return all;
    }

    static bool isControl(const QQuickItem& item) {
        return item.inherits("QQuickAbstractButton") || item.inherits("QQuickSlider") ||
               item.inherits("QQuickTextField") || item.inherits("QQuickComboBox");
    }

    static void collect(QQuickItem* root, QList<QQuickItem*>& found) {
        if (!root->isVisible()) return;
        if (isControl(*root) && root->width() > 0) found.append(root);
        const QList<QQuickItem*> children = root->childItems();
        for (QQuickItem* child : children) collect(child, found);
    }

    QList<QQuickItem*> controls() const {
        QList<QQuickItem*> found;
        collect(hand_->window().contentItem(), found);
        return found;
    }

    static QString describe(const QQuickItem& item) {
        return QStringLiteral("%1 \"%2\" %3 x %4")
            .arg(QLatin1String(item.metaObject()->className()), item.objectName())
            .arg(item.width())
            .arg(item.height());
    }

    static void everyPlace() {
        QTest::addColumn<int>("place");
        QTest::addColumn<QSize>("size");
        for (std::size_t i = 0; i < places().size(); ++i)
            for (const QSize size : {QSize(1280, 800), QSize(390, 844)})
                QTest::addRow("%s %d", places()[i].name, size.width()) << static_cast<int>(i) << size;
    }

    void go() {
        QFETCH(int, place);
        QFETCH(QSize, size);
        hand_->window().resize(size);
        places()[static_cast<std::size_t>(place)].go(*hand_);
        screen::rest(hand_->window());
    }

    struct Line {
        const QQuickItem* item;
        QRectF at;
    };
    static void collectLines(QQuickItem* root, const QRectF& seen, std::vector<Line>& found) {
        if (!root->isVisible() || root->opacity() == 0) return;
        const QRectF at = root->mapRectToScene(QRectF(0, 0, root->width(), root->height()));
        if (root->inherits("QQuickText") && !root->property("text").toString().isEmpty())
            found.push_back({root, at & seen});
        const QList<QQuickItem*> children = root->childItems();
        for (QQuickItem* child : children) collectLines(child, root->clip() ? at & seen : seen, found);
    }
    /// Whether one stands within a few steps of the other, and not on a sheet above it.
    static bool neighbours(const QQuickItem* one, const QQuickItem* other) {
        constexpr int kSteps = 6;
        const QQuickItem* around = one;
        for (int i = 0; i < kSteps && around; ++i) around = around->parentItem();
        return around && around->isAncestorOf(other);
    }

  private Q_SLOTS:
    void initTestCase() {
        hand_ = std::make_unique<Hand>();
        QVERIFY(hand_->start());
        QVERIFY(hand_->layWholeGame());
    }
    void init() { Hand::watch(); }

    void everyControlIsNamedForAScreenReader_data() { everyPlace(); }
    void everyControlIsNamedForAScreenReader() {
        go();
        const QList<QQuickItem*> all = controls();
        QVERIFY(!all.isEmpty());
        QStringList nameless;
        for (QQuickItem* control : all) {
            QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(control);
            if (!spoken || spoken->text(QAccessible::Name).trimmed().isEmpty())
                nameless << describe(*control);
        }
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QStringLiteral("; "))));
    }

    void everyControlIsLargeEnoughForAFinger_data() { everyPlace(); }
    void everyControlIsLargeEnoughForAFinger() {
        go();
        QStringList small;
        const QList<QQuickItem*> all = controls();
        for (const QQuickItem* control : all)
            if (control->isEnabled() && (control->height() < 47.5 || control->width() < 47.5))
                small << describe(*control);
        QVERIFY2(small.isEmpty(), qPrintable(small.join(QStringLiteral("; "))));
    }

    // Where a list or a layout is not heard, its lines lie on one another.
    void noLineLiesOnAnother_data() { everyPlace(); }
    void noLineLiesOnAnother() {
        go();
        std::vector<Line> lines;
        collectLines(hand_->window().contentItem(), QRectF({}, hand_->window().size()), lines);
        QVERIFY(!lines.empty());
        QStringList covered;
        for (std::size_t i = 0; i < lines.size(); ++i)
            for (std::size_t j = 0; j < i; ++j) {
                const QRectF both = lines[i].at & lines[j].at;
                const auto area = [](const QRectF& rect) { return rect.width() * rect.height(); };
                if (!both.isEmpty() && area(both) > 0.5 * std::min(area(lines[i].at), area(lines[j].at)) &&
                    neighbours(lines[i].item, lines[j].item))
                    covered << lines[i].item->property("text").toString() + QStringLiteral(" / ") +
                                   lines[j].item->property("text").toString();
            }
        QVERIFY2(covered.isEmpty(), qPrintable(covered.join(QStringLiteral("; "))));
    }

    /// A list is one stop for the keyboard; arrows go through it.
    static bool inAList(const QQuickItem* control) {
        for (const QQuickItem* around = control->parentItem(); around; around = around->parentItem())
            if (around->inherits("QQuickListView") && around->activeFocusOnTab()) return true;
        return false;
    }

    // Tab alone comes to each control that can be pressed and that is not hidden in a list of the like.
    void theKeyboardReachesEveryControl_data() { everyPlace(); }
    void theKeyboardReachesEveryControl() {
        go();
        QSet<QQuickItem*> reached;
        for (int i = 0; i < 400; ++i) {
            QTest::keyClick(&hand_->window(), Qt::Key_Tab);
            QQuickItem* now = hand_->window().activeFocusItem();
            if (now && isControl(*now) && reached.contains(now) && i > 150) break;
            reached.insert(now);
        }
        QStringList missed;
        const QList<QQuickItem*> all = controls();
        for (QQuickItem* control : all)
            if (control->isEnabled() && !reached.contains(control) && !inAList(control))
                missed << describe(*control);
        QVERIFY2(missed.isEmpty(), qPrintable(missed.join(QStringLiteral("; "))));
    }

    void cleanupTestCase() { hand_.reset(); }
};

QTEST_MAIN(ControlsTest)
#include "controls_test.moc"
