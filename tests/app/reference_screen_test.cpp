#include "app/viewmodels/bookmarks.h"
#include "app/viewmodels/games.h"
#include "app/viewmodels/my_books.h"
#include "app/viewmodels/reference.h"
#include "app/window.h"
#include "tests/app/items.h"

#include <QFile>
#include <QPainter>
#include <QPdfWriter>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <utility>

#include <ctime>
#include <memory>

/// Somebody looks something up: the real window, by its keys and buttons.
class ReferenceScreenTest : public QObject {
    Q_OBJECT

    QTemporaryDir data_;
    std::unique_ptr<QQmlApplicationEngine> engine_;
    QQuickWindow* window_ = nullptr;

    static QQuickItem* shown(QQuickItem* root, const QString& name) {
        if (!root->isVisible()) return nullptr;
        if (root->objectName() == name) return root;
        const QList<QQuickItem*> children = root->childItems();
        for (auto child = children.rbegin(); child != children.rend(); ++child)
            if (QQuickItem* found = shown(*child, name)) return found;
        return nullptr;
    }

    QQuickItem* shown(const QString& name) const { return shown(window_->contentItem(), name); }

    /// Scrolls whatever it stands in until it can be seen.
    static void bringIntoView(QQuickItem& item) {
        for (QQuickItem* parent = item.parentItem(); parent; parent = parent->parentItem()) {
            if (!parent->property("contentY").isValid()) continue;
            const qreal top = item.mapToItem(parent, QPointF()).y();
            const qreal low = top + item.height() - parent->height();
            const qreal at = parent->property("contentY").toReal();
            if (low > 0)
                parent->setProperty("contentY", at + low + 1);
            else if (top < 0)
                parent->setProperty("contentY", at + top);
        }
    }

    bool press(const QString& name, int hold = 0) const {
        const auto there = [&] {
            QCoreApplication::processEvents();
            const QQuickItem* item = shown(name);
            return item && (item->isEnabled() || hold > 0) && item->width() > 0;
        };
        if (!QTest::qWaitFor(there, 5000)) {
            qInfo("%s cannot be pressed", qPrintable(name));
            return false;
        }
        // Positioners place what is new with the next frame.
        QPoint at;
        const auto still = [&] {
            if (!there()) return false;
            bringIntoView(*shown(name));
            return std::exchange(at, centreOf(*shown(name))) == at;
        };
        QTest::qWait(30);
        if (!QTest::qWaitFor(still, 5000)) return false;
        QTest::mousePress(window_, Qt::LeftButton, {}, at);
        if (hold > 0) QTest::qWait(hold);
        QTest::mouseRelease(window_, Qt::LeftButton, {}, at);
        QCoreApplication::processEvents();
        return true;
    }

    void type(const char* text) const {
        for (const char* c = text; *c != 0; ++c) QTest::keyClick(window_, *c);
    }

    /// Takes a file in the open file dialog.
    bool choose(const char* dialog, const QString& path) const {
        for (QObject* one : window_->findChildren<QObject*>(QLatin1StringView(dialog)))
            if (one->property("visible").toBool()) {
                const QUrl file = QUrl::fromLocalFile(path);
                return one->setProperty("selectedFile", file) && one->property("selectedFile") == file &&
                       QMetaObject::invokeMethod(one, "accepted") && QMetaObject::invokeMethod(one, "close");
            }
        qInfo("%s is not open", dialog);
        return false;
    }

    QString told(const char* what) const {
        const QQuickItem* page = shown(QStringLiteral("referencePage"));
        return page ? page->property("page").toMap()[QLatin1StringView(what)].toString() : QString();
    }
    QString titleShown() const { return told("title"); }

    template <typename Type>
    Type& singleton(const char* name) const {
        return *engine_->singletonInstance<Type*>(qmlTypeId("Reachkeeper", 1, 0, name));
    }

    bool openTable() const {
        QFile file(
            QStringLiteral(REACHKEEPER_SOURCE_DIR "/tests/records/games/three-players-core-conflict.record"));
        return file.open(QIODevice::ReadOnly) &&
               singleton<reach::Games>("Games").importRecord(QString::fromUtf8(file.readAll()));
    }

  private Q_SLOTS:
    void initTestCase() {
        qputenv("REACHKEEPER_DATA", data_.path().toLocal8Bit());
        prepareApplication();
    }

    void init() {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".*\\.qml.*")));
        engine_ = std::make_unique<QQmlApplicationEngine>();
        window_ = openMainWindow(*engine_);
        QVERIFY(window_);
        window_->setProperty("reducedMotion", true);
        window_->resize(1280, 800);
        QVERIFY(QTest::qWaitForWindowExposed(window_));
    }

    void cleanup() { engine_.reset(); }

    void typingFindsTheCardAndEnterOpensIt() {
        QVERIFY(press(QStringLiteral("openReference")));
        QTRY_VERIFY(shown(QStringLiteral("referenceSearch"))->hasActiveFocus());
        type("sworn guard");
        QTRY_COMPARE(titleShown(), QStringLiteral("Sworn Guardians"));  // beside the hits
        QTest::keyClick(window_, Qt::Key_Down);
        QTRY_VERIFY(told("id") != QStringLiteral("BC22"));
        QTest::keyClick(window_, Qt::Key_Up);
        QTest::keyClick(window_, Qt::Key_Return);
        QTRY_COMPARE(told("id"), QStringLiteral("BC22"));
        QCOMPARE(singleton<reach::Bookmarks>("Bookmarks").recent().value(0), QStringLiteral("sworn guard"));
        QVERIFY(press(QStringLiteral("closeReference")));
        QTRY_VERIFY(shown(QStringLiteral("welcome")));
    }

    void onAPhoneThePageLiesOverTheHits() {
        window_->resize(390, 844);
        QVERIFY(press(QStringLiteral("openReference")));
        type("tax");
        QVERIFY(press(QStringLiteral("hit-base.tax")));
        QTRY_COMPARE(titleShown(), QStringLiteral("Tax"));
        QVERIFY(!shown(QStringLiteral("hits")));
        QTest::keyClick(window_, Qt::Key_Escape);  // clears the words first
        QVERIFY(press(QStringLiteral("referenceBack")));
        QTRY_VERIFY(shown(QStringLiteral("hit-base.tax")));
    }

    void linksAreFollowedAndGoneBackOver() {
        QVERIFY(press(QStringLiteral("openReference")));
        QVERIFY(press(QStringLiteral("tile-book:base")));
        QVERIFY(press(QStringLiteral("row-base.goal")));
        QTRY_VERIFY(titleShown() != QString());
        const QString first = titleShown();
        QVERIFY(press(QStringLiteral("nextPage")));
        QTRY_VERIFY(titleShown() != first);
        QTest::keyClick(window_, Qt::Key_Left, Qt::AltModifier);
        QTRY_COMPARE(titleShown(), first);
        QVERIFY(press(QStringLiteral("referenceBack")));
        QTRY_VERIFY(!shown(QStringLiteral("referencePage")));
        QTest::keyClick(window_, '/');
        QTRY_VERIFY(shown(QStringLiteral("referenceSearch"))->hasActiveFocus());
    }

    void aBadQueryIsMendedByATap() {
        QVERIFY(press(QStringLiteral("openReference")));
        type("siut:relic");
        QTRY_VERIFY(shown(QStringLiteral("queryError")));
        QVERIFY(press(QStringLiteral("instead-suit")));
        QCOMPARE(singleton<reach::ReferenceLibrary>("Reference").search()->text(),
                 QStringLiteral("suit:relic"));
        QTRY_VERIFY(!shown(QStringLiteral("queryError")));
    }

    void onesOwnBookIsAddedFoundAndRead() {
        const QString path = data_.filePath(QStringLiteral("my rulebook.pdf"));
        {
            QPdfWriter writer(path);
            QPainter painter(&writer);
            painter.drawText(1000, 1000, QStringLiteral("Airships are not in the box"));
            writer.newPage();
            painter.drawText(1000, 1000, QStringLiteral("Zeppelins may tax twice"));
        }
        QVERIFY(press(QStringLiteral("openReference")));
        QVERIFY(press(QStringLiteral("tile-mine")));
        QVERIFY(press(QStringLiteral("addBook")));
        QVERIFY(choose("bookFile", path));
        QTRY_COMPARE(singleton<reach::MyBooks>("MyBooks").list().size(), 1);
        QVERIFY(press(QStringLiteral("closeMyBooks")));
        QTRY_VERIFY(!shown(QStringLiteral("closeMyBooks")));
        QTest::keyClick(window_, '/');
        type("zeppelin tax");
        QTRY_VERIFY(shown(QStringLiteral("hits"))->property("count").toInt() > 3);  // ours first
        QVERIFY(press(QStringLiteral("only-mine")));
        QVERIFY(press(QStringLiteral("hit-mine:1/2")));
        QTRY_VERIFY(shown(QStringLiteral("ownPage")));
        QTRY_VERIFY(shown(QStringLiteral("pagePicture")) &&
                    shown(QStringLiteral("pagePicture"))->height() > 400);
        const auto place = [&] {
            return shown(QStringLiteral("ownPage"))->property("place").toStringList().value(1);
        };
        QCOMPARE(place(), QStringLiteral("2"));
        QVERIFY(press(QStringLiteral("previousPage")));
        QCOMPARE(place(), QStringLiteral("1"));
        QVERIFY(press(QStringLiteral("referenceBack")));
        QTRY_VERIFY(!shown(QStringLiteral("ownPage")));
    }

    void aidsGoOnPaper() {
        QVERIFY(press(QStringLiteral("openReference")));
        QVERIFY(press(QStringLiteral("exportAids")));
        const QString all = data_.filePath(QStringLiteral("all.pdf"));
        QVERIFY(choose("aidsFile", all));
        QTRY_VERIFY(shown(QStringLiteral("exportMessage")));
        QVERIFY(press(QStringLiteral("tile-aid.round")));
        QTRY_COMPARE(told("id"), QStringLiteral("aid.round"));
        QVERIFY(press(QStringLiteral("exportAids")));
        const QString one = data_.filePath(QStringLiteral("one.pdf"));
        QVERIFY(choose("aidsFile", one));
        QTRY_VERIFY(shown(QStringLiteral("exportMessage")));
        QVERIFY(QFile(one).size() > 2000);
        QVERIFY(QFile(all).size() > 3 * QFile(one).size());
    }

    void aChecklistIsTickedOff() {
        QVERIFY(press(QStringLiteral("openReference")));
        QVERIFY(press(QStringLiteral("tile-aid.setup-3")));
        QVERIFY(press(QStringLiteral("tick-1")));
        QCOMPARE(singleton<reach::Bookmarks>("Bookmarks").ticksOf(QStringLiteral("aid.setup-3")), 1);
        QVERIFY(press(QStringLiteral("clearTicks")));
        QCOMPARE(singleton<reach::Bookmarks>("Bookmarks").ticksOf(QStringLiteral("aid.setup-3")), 0);
    }

    void filtersAreTapped() {
        QVERIFY(press(QStringLiteral("openReference")));
        QVERIFY(press(QStringLiteral("tile-cards")));
        QVERIFY(press(QStringLiteral("filter-suit")));
        QVERIFY(press(QStringLiteral("value-relic")));
        const auto& cards = *singleton<reach::ReferenceLibrary>("Reference").cards();
        QVERIFY(cards.rows().size() < cards.total());
        QVERIFY(press(QStringLiteral("card-BC22")));
        QTRY_COMPARE(titleShown(), QStringLiteral("Sworn Guardians"));
        QVERIFY(press(QStringLiteral("clearFilters")));
        QCOMPARE(cards.rows().size(), cards.total());
    }

    void aFateKeepsItsSecretsUntilAsked() {
        QVERIFY(press(QStringLiteral("openReference")));
        QVERIFY(press(QStringLiteral("tile-fates")));
        QVERIFY(press(QStringLiteral("tile-fate:1")));
        QTRY_VERIFY(shown(QStringLiteral("fateStory")));
        QCOMPARE(shown(QStringLiteral("fateStory"))->property("upToAct").toInt(), 1);
        QVERIFY(press(QStringLiteral("tell-2")));
        QTRY_COMPARE(shown(QStringLiteral("fateStory"))->property("upToAct").toInt(), 2);
    }

    void aCitationOpensBesideTheTable() {
        QVERIFY(openTable());
        auto& table = singleton<reach::Table>("Table");
        QVERIFY(table.jumpTo(10));
        const int cursor = table.cursor();
        QVERIFY(!table.enter(QStringLiteral("red passes")) || !table.messagePage().isEmpty());
        if (table.messagePage().isEmpty()) QVERIFY(table.enter(QStringLiteral("red leads construction 2")));
        QVERIFY(!table.messagePage().isEmpty());
        const int now = table.cursor();
        QVERIFY(press(QStringLiteral("readRule")));
        QTRY_VERIFY(shown(QStringLiteral("referenceSheet")));
        QTRY_VERIFY(!titleShown().isEmpty());
        QVERIFY(shown(QStringLiteral("map")));  // the game is still there
        QVERIFY(press(QStringLiteral("nextPage")));
        QVERIFY(press(QStringLiteral("referenceBack")));
        QVERIFY(press(QStringLiteral("closeReference")));
        QTRY_VERIFY(!shown(QStringLiteral("referenceSheet")));
        QCOMPARE(table.cursor(), now);
        QVERIFY(cursor <= now);
        table.close();
    }

    void aHeldCardAndATappedAmbitionOpenTheirPages() {
        QVERIFY(openTable());
        auto& table = singleton<reach::Table>("Table");
        QVERIFY(table.jumpTo(20));
        QVERIFY(press(QStringLiteral("ambition-warlord")));
        QTRY_COMPARE(titleShown(), QStringLiteral("Warlord"));
        QVERIFY(press(QStringLiteral("closeReference")));
        const QVariantMap place = table.court().constFirst().toMap();
        const QString card = place["card"].toMap()["name"].toString();
        QVERIFY(press(QStringLiteral("court-1"), 1000));
        QTRY_COMPARE(titleShown(), card);
        QTest::keyClick(window_, Qt::Key_Escape);
        QTRY_VERIFY(!shown(QStringLiteral("referenceSheet")));
        table.close();
    }

    void whateverIsHeldOnTheTableOpensItsPage_data() {
        QTest::addColumn<QString>("held");
        QTest::addColumn<QString>("page");
        for (const auto& [held, page] : std::initializer_list<std::pair<const char*, const char*>>{
                 {"system 4-gate", "term.gate"},
                 {"system 4-hex", "base.planets"},
                 {"ambition-tyrant", "base.tyrant"},
                 {"token-red-0", "base.spend-"},
                 {"token-red-5", "base.resource-slots"},
                 {"trophy-red", "base.trophies"},
                 {"captive-white", "base.captives"},
                 {"card-red", "base.private-information"},
                 {"court-2", "BC"},
                 {"reminder-0", "base."},
                 {"message", "base."}})
            QTest::addRow("%s", held) << QString::fromLatin1(held) << QString::fromLatin1(page);
    }

    void whateverIsHeldOnTheTableOpensItsPage() {
        QFETCH(const QString, held);
        QFETCH(const QString, page);
        QVERIFY(openTable());
        auto& table = singleton<reach::Table>("Table");
        QVERIFY(table.jumpTo(20));
        while (held == QStringLiteral("reminder-0") && table.property("reminders").toList().isEmpty())
            QVERIFY(table.jumpTo(table.cursor() + 1));
        if (held == QStringLiteral("message")) table.enter(QStringLiteral("red leads construction 2"));
        const int before = table.cursor();
        QVERIFY(press(held, 1000));
        QTRY_VERIFY2(told("id").startsWith(page), qPrintable(told("id")));
        QCOMPARE(table.cursor(), before);  // looking something up does nothing
        QVERIFY(shown(QStringLiteral("map")));
        table.close();
    }

    void onAPhoneTheMenuLeadsToItAndBackToTheTable() {
        window_->resize(390, 844);
        QVERIFY(openTable());
        QVERIFY(press(QStringLiteral("menu")));
        QVERIFY(press(QStringLiteral("openReference")));
        QTRY_VERIFY(shown(QStringLiteral("referenceSearch"))->hasActiveFocus());
        QTRY_COMPARE(shown(QStringLiteral("referenceSheet"))->width(),
                     390 / window_->property("zoom").toReal());
        type("tax");
        QVERIFY(press(QStringLiteral("hit-base.tax")));
        QTRY_COMPARE(titleShown(), QStringLiteral("Tax"));
        QVERIFY(press(QStringLiteral("closeReference")));
        QTRY_VERIFY(!shown(QStringLiteral("referenceSheet")));
        singleton<reach::Table>("Table").close();
    }

    void aKeyOpensTheSearchBesideTheTable() {
        QVERIFY(openTable());
        QTRY_VERIFY(shown(QStringLiteral("map")));
        QTest::keyClick(window_, Qt::Key_F, Qt::ControlModifier);
        QTRY_VERIFY(shown(QStringLiteral("referenceSheet")));
        QTRY_VERIFY(shown(QStringLiteral("referenceSearch"))->hasActiveFocus());
        type("tax");
        QVERIFY(press(QStringLiteral("hit-base.tax")));
        QTRY_COMPARE(titleShown(), QStringLiteral("Tax"));
        singleton<reach::Table>("Table").close();
        QTRY_VERIFY(!shown(QStringLiteral("referenceSheet")));
    }

    // A figure to read, in processor time, not to fail on.
    void timeToScrollAllCards() {
        QVERIFY(press(QStringLiteral("openReference")));
        QVERIFY(press(QStringLiteral("tile-cards")));
        QQuickItem* grid = shown(QStringLiteral("cardGrid"));
        QVERIFY(grid);
        QCOMPARE(grid->property("count").toInt(), 560);
        const qreal all = grid->property("contentHeight").toReal() - grid->height();
        qint64 slowest = 0;
        qint64 sum = 0;
        int frames = 0;
        for (qreal y = 0; y < all; y += 80, ++frames) {
            const std::clock_t begun = std::clock();
            grid->setProperty("contentY", y);
            QCoreApplication::processEvents();
            window_->grabWindow();
            const qint64 took = (std::clock() - begun) * 1'000'000 / CLOCKS_PER_SEC;
            slowest = std::max(slowest, took);
            sum += took;
        }
        qInfo(
            "a frame of 80 px over all cards, drawn in software: %lld us on average, %lld us at worst, %d "
            "frames",
            sum / frames, slowest, frames);
        QVERIFY(frames > 50);
    }
};

QTEST_MAIN(ReferenceScreenTest)
#include "reference_screen_test.moc"
