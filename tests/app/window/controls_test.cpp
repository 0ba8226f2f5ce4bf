#include "app/table/sheets.h"
#include "app/tour/pictures.h"
#include "app/tour/stage.h"
#include "tests/amount.h"
#include "tests/app/hand.h"

#include <QAccessible>
#include <QFontMetricsF>
#include <QPointer>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QSet>

#include <array>

using reach::tour::Picture;
using reach::tour::Stage;

/// Every screen and sheet, as used by a finger, a keyboard and a screen reader.
class ControlsTest : public QObject {
    Q_OBJECT

    std::unique_ptr<Hand> hand_;
    std::unique_ptr<Stage> stage_;
    std::vector<Picture> places_;
    bool named_ = false;  // the players have the longest names

    /// Every picture of the tour is a place. Pictures in large print are tried with every print here.
    void setStage(const QStringList& names = {}) {
        stage_ = std::make_unique<Stage>(hand_->window(), names);
        places_ = reach::tour::allPictures(*stage_);
        std::erase_if(places_, [](const Picture& place) {
            return QLatin1String(place.name).endsWith(QLatin1String("-large"));
        });
    }
    static bool isOnPhonesOnly(const Picture& place) {
        return QLatin1String(place.name).startsWith(QLatin1String("phone-"));
    }
    static bool hasPlace(const Picture& place, QSize size) {
        return !isOnPhonesOnly(place) || std::min(size.width(), size.height()) < 560;
    }
    const Picture& placeOf(const QString& name) const {
        const auto place = std::ranges::find_if(
            places_, [&](const Picture& one) { return QLatin1String(one.name) == name; });
        Q_ASSERT(place != places_.end());
        return *place;
    }
    void show(const Picture& place) const {
        stage_->reset();
        place.show();
        Stage::rest();
        screen::rest(hand_->window());
    }
    void table(reach::sheets::Sheet sheet) const {
        stage_->reset();
        stage_->open(QStringLiteral(" taxes "));
        stage_->sheet(sheet);
        screen::rest(hand_->window());
    }

    /// Of the places, every `of`th one, beginning with number `turn`. All of them in the long run.
    std::vector<Picture> sampled(QSize size, int turn, int of) const {
        std::vector<Picture> some;
        for (std::size_t i = 0; i < places_.size(); ++i)
            if (hasPlace(places_[i], size) && (of == 1 || static_cast<int>(i) % of == turn % of))
                some.push_back(places_[i]);
        return some;
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

    /// The tour for newcomers and a sheet over the whole window cover everything else.
    bool isBelowASheet(const QQuickItem& item) const {
        const auto isIn = [&](const std::function<bool(const QQuickItem&)>& is) {
            const QQuickItem* around = &item;
            while (around && !is(*around)) around = around->parentItem();
            return around != nullptr;
        };
        if (hand_->shown(QStringLiteral("tour")))
            return !isIn([](const QQuickItem& at) { return at.objectName() == QStringLiteral("tour"); });
        for (const QQuickItem* child : hand_->window().contentItem()->childItems())
            if (child->inherits("QQuickOverlay") && child->isVisible())
                return !isIn([](const QQuickItem& at) { return at.inherits("QQuickOverlay"); });
        return false;
    }

    /// A page of the reference beside the table can be closed. On a narrow window it covers the table.
    static bool isOfThePageBeside(const QQuickItem& item) {
        const QQuickItem* around = &item;
        while (around && around->objectName() != QStringLiteral("referenceSheet"))
            around = around->parentItem();
        return around != nullptr;
    }

    static QString describe(const QQuickItem& item) {
        return QStringLiteral("%1 \"%2\" %3 x %4")
            .arg(QLatin1String(item.metaObject()->className()), item.objectName())
            .arg(item.width())
            .arg(item.height());
    }

    /// In a check each place once, by turns: in one of the functions, at one of two sizes.
    void everyPlace(std::size_t turn) const {
        QTest::addColumn<int>("place");
        QTest::addColumn<QSize>("size");
        constexpr std::size_t kFunctions = 4;
        const std::array sizes{QSize(1280, 800), QSize(390, 844)};
        for (std::size_t i = 0; i < places_.size(); ++i)
            for (std::size_t at = 0; at < sizes.size(); ++at)
                if (hasPlace(places_[i], sizes[at]) &&
                    (amount::isLong() || (i % kFunctions == turn && (isOnPhonesOnly(places_[i]) ||
                                                                     i / kFunctions % sizes.size() == at))))
                    QTest::addRow("%s %d", places_[i].name, sizes[at].width())
                        << static_cast<int>(i) << sizes[at];
    }

    void go() const {
        QFETCH(int, place);
        QFETCH(QSize, size);
        hand_->window().resize(size);
        show(places_[static_cast<std::size_t>(place)]);
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

    /// How large the type of each text is in the window, the smallest of those that say the same in the same
    /// place.
    using Sizes = QHash<QString, double>;
    static void collectSizes(const QQuickItem& root, const QString& around, Sizes& found) {
        if (!root.isVisible() || root.opacity() == 0) return;
        const QString name = root.objectName().isEmpty() ? around : root.objectName();
        const QString text = root.property("text").toString();
        if (root.inherits("QQuickText") && !text.isEmpty()) {
            // What shrinks to fit is as large as its lines are.
            const double own = root.property("fontSizeMode").toInt() == 0
                                   ? root.property("font").value<QFont>().pixelSize()
                                   : root.property("contentHeight").toDouble() /
                                         std::max(1, root.property("lineCount").toInt()) / 1.21;
            const double high = own * root.mapRectToScene(QRectF(0, 0, 1, 1)).height();
            const QString key = name + QStringLiteral(": ") + text;
            found[key] = std::min(found.value(key, high), high);
        }
        const QList<QQuickItem*> children = root.childItems();
        for (const QQuickItem* child : children) collectSizes(*child, name, found);
    }
    Sizes sizes() const {
        Sizes found;
        collectSizes(*hand_->window().contentItem(), {}, found);
        // Of what is tapped, the width or the height, but no more than a finger needs.
        for (const QQuickItem* control : controls()) {
            const QRectF at = control->mapRectToScene(QRectF(0, 0, control->width(), control->height()));
            const QString key = QStringLiteral("control ") + control->objectName();
            const double least = std::min({at.width(), at.height(), 48.0});
            found[key] = std::min(found.value(key, least), least);
        }
        return found;
    }

    /// Texts that are cut without dots, or that go beyond what they stand in.
    static void collectSpilled(const QQuickItem& root, QStringList& found) {
        if (!root.isVisible() || root.opacity() == 0) return;
        if (root.inherits("QQuickText") && !root.property("text").toString().isEmpty() && root.width() > 0) {
            constexpr int kElideNone = 3;
            const QString text = root.property("text").toString();
            if (root.property("truncated").toBool() && root.property("elide").toInt() == kElideNone)
                found << QStringLiteral("\"%1\" is cut without dots").arg(text);
            if (root.property("truncated").toBool() && root.width() < 32)
                found << QStringLiteral("\"%1\" has a width of %2").arg(text).arg(root.width());
            const double wide = root.property("contentWidth").toDouble();
            const double spare = root.width() - wide - root.property("leftPadding").toDouble() -
                                 root.property("rightPadding").toDouble();
            const int alignment = root.property("effectiveHorizontalAlignment").toInt();
            const double left =
                root.property("leftPadding").toDouble() + (alignment == Qt::AlignHCenter ? spare / 2
                                                           : alignment == Qt::AlignRight ? spare
                                                                                         : 0);
            const QRectF drawn(left, root.height() / 2, wide, 1);
            for (const QQuickItem* around = root.parentItem(); around; around = around->parentItem()) {
                const QQuickItem* list = around->parentItem();
                // What is flicked to and fro goes beyond the list.
                if (list && list->inherits("QQuickFlickable") &&
                    list->property("contentWidth").toDouble() > list->width() + 1)
                    break;
                // What is scrolled out of the list is not seen.
                if (list && list->inherits("QQuickFlickable") && list->clip()) {
                    const QRectF there = root.mapRectToItem(list, drawn);
                    if (there.bottom() < 0 || there.top() > list->height()) break;
                }
                const QRectF at = root.mapRectToItem(around, drawn);
                if ((isControl(*around) || around->clip() || !around->parentItem()) && around->width() > 0 &&
                    (at.left() < -1.5 || at.right() > around->width() + 1.5)) {
                    found << QStringLiteral("\"%1\" goes from %2 to %3 in %4")
                                 .arg(text)
                                 .arg(at.left())
                                 .arg(at.right())
                                 .arg(describe(*around));
                    break;
                }
            }
        }
        const QList<QQuickItem*> children = root.childItems();
        for (const QQuickItem* child : children) collectSpilled(*child, found);
    }
    QStringList spilled() const {
        QStringList found;
        collectSpilled(*hand_->window().contentItem(), found);
        return found;
    }

    /// What is cut on purpose and shown whole by a tap: excerpts of hits, of a player's cards, and of
    /// ARCADEs' news.
    static bool isExcerpt(const QString& name) {
        return name.startsWith(QStringLiteral("hit-")) || name.startsWith(QStringLiteral("gist-")) ||
               name == QStringLiteral("message");
    }
    /// Texts that end in dots, and what they stand in.
    static void collectCut(const QQuickItem& root, const QString& around, QStringList& found) {
        if (!root.isVisible() || root.opacity() == 0) return;
        const QString name = root.objectName().isEmpty() ? around : root.objectName();
        if (root.property("truncated").toBool() && root.width() > 0 && !isExcerpt(name) &&
            !root.property("text").toString().isEmpty())
            found << QStringLiteral("\"%1\" in %2, %3 wide")
                         .arg(root.property("text").toString(), name)
                         .arg(root.width());
        // A word that is broken in its middle.
        constexpr int kWrap = 4;
        const QString text = root.property("text").toString();
        if (root.inherits("QQuickText") && root.property("wrapMode").toInt() == kWrap &&
            root.property("lineCount").toInt() > 1 && root.property("textFormat").toInt() == Qt::PlainText) {
            const QFontMetricsF metrics(root.property("font").value<QFont>());
            static const QRegularExpression ends(QStringLiteral("[\\s\u00ad-]+"));
            const double room = root.width() - root.property("leftPadding").toDouble() -
                                root.property("rightPadding").toDouble();
            for (const QString& word : text.split(ends, Qt::SkipEmptyParts))
                if (metrics.horizontalAdvance(word) > room + 1)
                    found << QStringLiteral("\"%1\" breaks a word in %2, %3 wide").arg(text, name).arg(room);
        }
        const QList<QQuickItem*> children = root.childItems();
        for (const QQuickItem* child : children) collectCut(*child, name, found);
    }

    /// What a finger does not reach of what can be tapped.
    QStringList outOfReach() const {
        QStringList missed;
        QList<QPointer<QQuickItem>> all;
        for (QQuickItem* control : controls()) all.append(control);
        for (const QPointer<QQuickItem>& control : all) {
            if (!control || !control->window() || !control->isEnabled() || isBelowASheet(*control)) continue;
            const double in = 3 / control->mapRectToScene(QRectF(0, 0, 1, 1)).width();
            const double right = control->width() - in;
            const double low = control->height() - in;
            for (const QPointF corner :
                 {QPointF(in, in), QPointF(right, in), QPointF(right, low), QPointF(in, low)}) {
                // A list makes and lays out what comes into it only when the window is drawn.
                bool seen = screen::bringIntoView(*control, corner);
                if (!seen || screen::coverOf(*control, corner)) {
                    screen::rest(hand_->window());
                    if (!control || !control->window()) break;
                    seen = screen::bringIntoView(*control, corner);
                }
                const QQuickItem* cover = seen ? screen::coverOf(*control, corner) : nullptr;
                if (seen && (!cover || isOfThePageBeside(*cover))) continue;
                missed << QStringLiteral("%1 at %2,%3 %4")
                              .arg(describe(*control))
                              .arg(corner.x())
                              .arg(corner.y())
                              .arg(seen ? QStringLiteral("lies below ") + describe(*cover)
                                        : QStringLiteral("does not come into view"));
                break;
            }
        }
        return missed;
    }

  private Q_SLOTS:
    void initTestCase() {
        hand_ = std::make_unique<Hand>();
        QVERIFY(hand_->start());
        setStage();
    }
    void init() { Hand::watch(); }

    void everyControlIsNamedForAScreenReader_data() { everyPlace(0); }
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

    void everyControlIsLargeEnoughForAFinger_data() { everyPlace(1); }
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
    void noLineLiesOnAnother_data() { everyPlace(2); }
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
                // A sheet, or the foot of a list, hides what is below it.
                const auto hidden = [](const QQuickItem& item) {
                    return screen::coverOf(item, {item.width() / 2, item.height() / 2}) != nullptr;
                };
                if (!both.isEmpty() && area(both) > 0.5 * std::min(area(lines[i].at), area(lines[j].at)) &&
                    neighbours(lines[i].item, lines[j].item) && !hidden(*lines[i].item) &&
                    !hidden(*lines[j].item))
                    covered << lines[i].item->property("text").toString() + QStringLiteral(" / ") +
                                   lines[j].item->property("text").toString();
            }
        QVERIFY2(covered.isEmpty(), qPrintable(covered.join(QStringLiteral("; "))));
    }

    /// A list is one stop for the keyboard; arrows go through it. Arrows in the search field go through its
    /// hits.
    static bool inAList(const QQuickItem* control) {
        const QString name = control->objectName();
        if (name.startsWith(QStringLiteral("hit-")) || name == QStringLiteral("wipeSearch")) return true;
        for (const QQuickItem* around = control->parentItem(); around; around = around->parentItem())
            if (around->inherits("QQuickListView") && around->activeFocusOnTab()) return true;
        return false;
    }

    // Tab alone comes to each control that can be pressed and that is not hidden in a list of the like.
    void theKeyboardReachesEveryControl_data() { everyPlace(3); }
    void theKeyboardReachesEveryControl() {
        go();
        // A list makes its items anew when it has scrolled: they are known by their names there.
        const auto known = [](const QQuickItem& item) {
            return item.objectName().isEmpty()
                       ? std::pair<const QQuickItem*, QString>{&item, {}}
                       : std::pair<const QQuickItem*, QString>{item.parentItem(), item.objectName()};
        };
        QSet<std::pair<const QQuickItem*, QString>> reached;
        for (int i = 0; i < 400; ++i) {
            QTest::keyClick(&hand_->window(), Qt::Key_Tab);
            const QQuickItem* now = hand_->window().activeFocusItem();
            if (!now) continue;
            if (isControl(*now) && reached.contains(known(*now)) && i > 150) break;
            reached.insert(known(*now));
        }
        QStringList missed;
        const QList<QQuickItem*> all = controls();
        for (QQuickItem* control : all)
            if (control->isEnabled() && !reached.contains(known(*control)) && !inAList(control) &&
                !isBelowASheet(*control))
                missed << describe(*control);
        QVERIFY2(missed.isEmpty(), qPrintable(missed.join(QStringLiteral("; "))));
    }

    void everySizeAndPrintReachesEverything_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("print");
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("turn");
        const QSize phone(390, 844);
        int turn = 0;
        for (const QSize size : {QSize(1280, 800), QSize(1920, 1200), QSize(820, 1180), QSize(560, 800),
                                 phone, QSize(600, 960), QSize(800, 1280)})
            for (const int print : {200, 175, 150, 130, 115, 100})
                for (const char* language : {"en", "de"}) {
                    // German has the longer words.
                    const bool usual = *language == 'e' ? print == 200 || (print == 100 && size.width() < 700)
                                                        : print == 200 && size == phone;
                    if (usual || amount::isLong())
                        QTest::addRow("%d x %d at %d, %s", size.width(), size.height(), print, language)
                            << size << print << QString::fromLatin1(language) << turn++;
                }
    }
    void everySizeAndPrintReachesEverything() {
        QFETCH(QSize, size);
        QFETCH(int, print);
        QFETCH(QString, language);
        QFETCH(int, turn);
        hand_->preferences().setLanguage(language);
        const auto english = qScopeGuard([this] { hand_->preferences().setLanguage(QStringLiteral("en")); });
        QStringList wrong;
        hand_->window().resize(size);
        // In a check each place is tried in one of the rows. In the long run all are tried at the largest
        // print and at the usual one.
        constexpr int kRows = 11;
        const int of = !amount::isLong() ? kRows : print == 200 || print == 100 ? 1 : 6;
        for (const Picture& place : sampled(size, turn, of)) {
            show(place);
            const Sizes usual = sizes();
            hand_->preferences().setSize(print);
            screen::rest(hand_->window());
            const QString at = QLatin1String(place.name) + QStringLiteral(": ");
            const Sizes large = sizes();
            for (auto text = usual.begin(); text != usual.end(); ++text)
                if (large.contains(text.key()) && large[text.key()] < *text - 0.6)
                    wrong << at + QStringLiteral("\"%1\" is %2 instead of %3")
                                      .arg(text.key())
                                      .arg(large[text.key()])
                                      .arg(*text);
            for (const QString& text : spilled()) wrong << at + text;
            for (const QString& missed : outOfReach()) wrong << at + missed;
            hand_->preferences().setSize(100);
        }
        for (const QString& one : wrong) qInfo("%s", qPrintable(one));
        QVERIFY(wrong.isEmpty());
    }

    // At the usual print, what the program itself says and names of a usual length are shown whole.
    void usualTextsAreShownWhole_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("turn");
        int turn = 0;
        for (const char* language : {"en", "de"})
            for (const QSize size : {QSize(1280, 800), QSize(820, 1180), QSize(390, 844)})
                QTest::addRow("%d x %d, %s", size.width(), size.height(), language)
                    << size << QString::fromLatin1(language) << turn++;
    }
    void usualTextsAreShownWhole() {
        QFETCH(QSize, size);
        QFETCH(QString, language);
        QFETCH(int, turn);
        hand_->preferences().setLanguage(language);
        const auto english = qScopeGuard([this] { hand_->preferences().setLanguage(QStringLiteral("en")); });
        hand_->window().resize(size);
        QStringList wrong;
        for (const Picture& place : sampled(size, turn, amount::of(6, 1))) {
            show(place);
            QStringList cut;
            collectCut(*hand_->window().contentItem(), {}, cut);
            for (const QString& one : cut) wrong << QLatin1String(place.name) + QStringLiteral(": ") + one;
        }
        for (const QString& one : wrong) qInfo("%s", qPrintable(one));
        QVERIFY(wrong.isEmpty());
    }

    // What is hidden while the window becomes narrower may keep its room.
    void usualTextsAreShownWholeInANarrowedWindow_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("390 x 844") << QSize(390, 844);
    }
    void usualTextsAreShownWholeInANarrowedWindow() {
        QFETCH(QSize, size);
        QStringList wrong;
        for (const Picture& place : sampled(size, 0, amount::of(6, 1))) {
            hand_->window().resize(1280, 800);
            show(place);
            hand_->window().resize(size);
            screen::rest(hand_->window());
            QStringList cut;
            collectCut(*hand_->window().contentItem(), {}, cut);
            for (const QString& one : cut) wrong << QLatin1String(place.name) + QStringLiteral(": ") + one;
        }
        for (const QString& one : wrong) qInfo("%s", qPrintable(one));
        QVERIFY(wrong.isEmpty());
    }

    // Rows that all appear at once lay on the first one.
    void everyRowOfCardsHasItsPlace_data() {
        QTest::addColumn<QString>("place");
        QTest::addColumn<QSize>("size");
        for (const char* place : {"campaign-faithful-four", "arcades-play"})
            for (const QSize size :
                 {QSize(1280, 800), QSize(820, 1180), QSize(600, 960), QSize(560, 800), QSize(390, 844)})
                QTest::addRow("%s, %d x %d", place, size.width(), size.height())
                    << QString::fromLatin1(place) << size;
    }
    void everyRowOfCardsHasItsPlace() {
        QFETCH(QString, place);
        QFETCH(QSize, size);
        hand_->window().resize(size);
        show(placeOf(place));
        const bool arcs = !place.startsWith(QStringLiteral("arcades"));
        std::vector<QRectF> cells;
        for (const char* suit :
             {"administration", "aggression", "mobilization", "construction", "zeal", "wisdom"}) {
            if (!arcs && cells.size() == 21) break;
            for (int number = 1; number <= (*suit == 'z' || *suit == 'w' ? 9 : 7); ++number) {
                const QString name =
                    QStringLiteral("card-%1-%2").arg(QLatin1String(suit), QString::number(number));
                const QQuickItem* cell = hand_->shown(name);
                QVERIFY2(cell, qPrintable(name));
                cells.push_back(cell->mapRectToScene(QRectF(0, 0, cell->width(), cell->height())));
                QVERIFY2(cells.back().width() > 20 && cells.back().height() > 30,
                         qPrintable(describe(*cell)));
                for (std::size_t i = 0; i + 1 < cells.size(); ++i)
                    QVERIFY2(!cells[i].intersects(cells.back()), qPrintable(name));
            }
        }
    }

    void theTextsOfAClusterStandApart_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("language");
        for (const QSize size : {QSize(1280, 800), QSize(820, 1180), QSize(600, 960), QSize(560, 800),
                                 QSize(800, 560), QSize(390, 844)})
            for (const char* language : {"en", "de"})
                QTest::addRow("%d x %d, %s", size.width(), size.height(), language)
                    << size << QString::fromLatin1(language);
    }
    void theTextsOfAClusterStandApart() {
        QFETCH(QSize, size);
        QFETCH(QString, language);
        hand_->preferences().setLanguage(language);
        const auto english = qScopeGuard([this] { hand_->preferences().setLanguage(QStringLiteral("en")); });
        hand_->window().resize(size);
        QStringList wrong;
        std::size_t told = 0;
        for (const char* place : {"arcades-play", "arcades-end", "arcades-bot"}) {
            show(placeOf(QLatin1String(place)));
            stage_->focus()->setProperty("page", "clusters");
            screen::rest(hand_->window());
            for (int number = 1; number <= 6; ++number) {
                QQuickItem* cluster = hand_->shown(QStringLiteral("cluster-%1").arg(number));
                QVERIFY2(cluster, place);
                const QRectF box = cluster->mapRectToScene(QRectF(0, 0, cluster->width(), cluster->height()));
                std::vector<Line> lines;
                collectLines(cluster, QRectF({}, hand_->window().size()), lines);
                told += lines.size();
                for (std::size_t i = 0; i < lines.size(); ++i) {
                    const QString said = QLatin1String(place) + QStringLiteral(": ") +
                                         lines[i].item->property("text").toString();
                    if (!box.contains(lines[i].at)) wrong << said + QStringLiteral(" leaves its cluster");
                    if (lines[i].item->property("truncated").toBool())
                        wrong << said + QStringLiteral(" is cut");
                    for (std::size_t j = 0; j < i; ++j)
                        if (lines[i].at.intersects(lines[j].at))
                            wrong << said + QStringLiteral(" lies on ") +
                                         lines[j].item->property("text").toString();
                }
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QStringLiteral("; "))));
        QVERIFY(told > 3 * 6 * 3);
    }

    /// The map of ARCADEs changed its size with the question, below a finger that was on its way.
    void theMapOfArcadesStays_data() {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(1280, 800), QSize(820, 1180), QSize(390, 844)})
            QTest::addRow("%d x %d", size.width(), size.height()) << size;
    }
    void theMapOfArcadesStays() {
        QFETCH(QSize, size);
        hand_->window().resize(size);
        QRectF usual;
        for (const char* place : {"arcades-act", "arcades-play", "arcades-offer", "arcades-bot",
                                  "arcades-roll", "arcades-dice"}) {
            show(placeOf(QLatin1String(place)));
            if (size.width() < 560) stage_->focus()->setProperty("page", "map");
            screen::rest(hand_->window());
            const QQuickItem* map = hand_->shown(QStringLiteral("map"));
            QVERIFY2(map, place);
            const QRectF at = map->mapRectToScene(QRectF(0, 0, map->width(), map->height()));
            if (usual.isEmpty()) usual = at;
            QVERIFY2(at.height() > (size.width() == 1280 ? 330 : 180), place);
            QVERIFY2(qAbs(at.height() - usual.height()) < 1.5 && qAbs(at.y() - usual.y()) < 1.5,
                     qPrintable(QStringLiteral("%1: %2 at %3 instead of %4 at %5")
                                    .arg(QLatin1String(place))
                                    .arg(at.height())
                                    .arg(at.y())
                                    .arg(usual.height())
                                    .arg(usual.y())));
        }
    }

    /// German has the longer words, and larger print leaves them less room.
    void theStripOfArcadesStaysInTheWindow() {
        hand_->preferences().setLanguage(QStringLiteral("de"));
        const auto english = qScopeGuard([this] {
            hand_->preferences().setLanguage(QStringLiteral("en"));
            hand_->preferences().setSize(100);
        });
        hand_->window().resize(1280, 800);
        for (const char* place : {"arcades-act", "arcades-play", "arcades-bot"}) {
            hand_->preferences().setSize(100);
            show(placeOf(QLatin1String(place)));
            for (const int print : {115, 130, 150, 175}) {
                hand_->preferences().setSize(print);
                screen::rest(hand_->window());
                const QQuickItem* strip = hand_->shown(QStringLiteral("chapter"))->parentItem();
                for (const QQuickItem* part : strip->childItems()) {
                    if (!part->isVisible() || part->width() <= 0) continue;
                    // A text without an end is painted beyond its own width.
                    const qreal painted = std::max(part->width(), part->property("contentWidth").toReal());
                    const QRectF at = part->mapRectToScene(QRectF(0, 0, painted, part->height()));
                    QVERIFY2(at.left() >= 0 && at.right() <= 1280.5, qPrintable(QStringLiteral("%1 at %2: %3")
                                                                                    .arg(QLatin1String(place))
                                                                                    .arg(print)
                                                                                    .arg(at.right())));
                }
            }
        }
    }

    void correctionsHaveRoomForACounterEverywhere_data() {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(1280, 800), QSize(820, 1180), QSize(560, 800), QSize(600, 960),
                                 QSize(800, 1280), QSize(390, 844), QSize(390, 667)})
            QTest::addRow("%d x %d", size.width(), size.height()) << size;
    }
    void correctionsHaveRoomForACounterEverywhere() {
        QFETCH(QSize, size);
        hand_->window().resize(size);
        table(reach::sheets::Sheet::Corrections);
        for (const int print : {100, 200}) {
            hand_->preferences().setSize(print);
            screen::rest(hand_->window());
            const QQuickItem* page = hand_->shown(QStringLiteral("correctionsPage"));
            QVERIFY(page);
            QVERIFY2(page->height() >= 150, qPrintable(describe(*page)));
        }
        hand_->preferences().setSize(100);
    }

    // What was laid out for a wide window stayed so in a narrow one, and its actions lay below other buttons.
    void aWindowMadeNarrowIsLaidOutAnew() {
        const Picture& battle = placeOf(QStringLiteral("table-battle"));
        hand_->window().resize(820, 1180);
        show(battle);
        QVERIFY(hand_->shown(QStringLiteral("group-tax")));
        hand_->window().resize(560, 800);
        screen::rest(hand_->window());
        QVERIFY(!hand_->shown(QStringLiteral("group-tax")));
        hand_->window().resize(820, 1180);
        screen::rest(hand_->window());
        QVERIFY(hand_->shown(QStringLiteral("group-tax")));
        show(placeOf(QStringLiteral("arcades-play")));
        for (const QSize size : {QSize(1280, 800), QSize(560, 800), QSize(820, 1180), QSize(390, 844)}) {
            hand_->window().resize(size);
            screen::rest(hand_->window());
            const QQuickItem* chapter = hand_->shown(QStringLiteral("chapter"));
            QVERIFY(chapter && chapter->width() > 80 && !chapter->property("truncated").toBool());
        }
    }

    void actionsOfSpentResourcesMoveNothing() {
        hand_->window().resize(1280, 800);
        stage_->reset();
        stage_->openEnd();
        const auto log = hand_->table().log();
        const auto top = [&](const char* name) {
            const QQuickItem* item = hand_->shown(QLatin1String(name));
            return item ? item->mapToScene(QPointF()).y() : -1;
        };
        int told = 0;
        for (int i = 0; i < log.size() && told < 3; ++i) {
            if (!log[i].entry.contains(QStringLiteral(" spends "))) continue;
            hand_->table().jumpTo(i);
            screen::rest(hand_->window());
            const double before = top("group-tax");
            hand_->table().jumpTo(i + 1);
            screen::rest(hand_->window());
            const QQuickItem* words = hand_->shown(QStringLiteral("freeActions"));
            const QQuickItem* played = hand_->shown(QStringLiteral("played"));
            if (!words || !played || before < 0) continue;
            ++told;
            QCOMPARE(top("group-tax"), before);
            QVERIFY(words->mapToScene(QPointF(words->width(), 0)).x() + 12 <=
                    played->mapToScene(QPointF()).x());
        }
        QVERIFY(told > 0);
    }

    // Names are as long as they may be, in one word and in several. No test after this one has the usual
    // names.
    void theLongestNamesStayInTheirPlaces_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("turn");
        int turn = 0;
        for (const QSize size : {QSize(1280, 800), QSize(560, 800), QSize(390, 844)})
            QTest::addRow("%d x %d", size.width(), size.height()) << size << turn++;
    }
    void theLongestNamesStayInTheirPlaces() {
        QFETCH(QSize, size);
        QFETCH(int, turn);
        if (!std::exchange(named_, true)) {
            const int longest = reach::Games::longestName();
            setStage({QString(longest, QLatin1Char('W')),
                      QStringLiteral("Maximiliana Bartholomaea von Hohenlohe-L"),
                      QString(longest, QLatin1Char('m')), QString(longest, QLatin1Char('Q'))});
            for (const auto& saved : hand_->games().list())
                hand_->games().renameGame(saved.id, QString(reach::Games::longestTitle(), QLatin1Char('W')));
        }
        QStringList wrong;
        hand_->window().resize(size);
        for (const Picture& place : sampled(size, turn, amount::of(9, 1))) {
            show(place);
            const QString at = QLatin1String(place.name) + QStringLiteral(": ");
            for (const QString& text : spilled()) wrong << at + text;
            for (const QString& missed : outOfReach()) wrong << at + missed;
        }
        for (const QString& one : wrong) qInfo("%s", qPrintable(one));
        QVERIFY(wrong.isEmpty());
    }

    void cleanupTestCase() {
        places_.clear();
        stage_.reset();
        hand_.reset();
    }
};

QTEST_MAIN(ControlsTest)
#include "controls_test.moc"
