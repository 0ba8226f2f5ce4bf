#include "app/books/my_books.h"
#include "app/home/games.h"
#include "app/reference/bookmarks.h"
#include "app/reference/reference.h"
#include "app/reference/reference_search.h"
#include "tests/amount.h"
#include "tests/app/hand.h"
#include "tests/places.h"

#include <QPainter>
#include <QPdfWriter>
#include <QScopeGuard>

#include <ctime>

/// Looking something up in the real window, by keys and buttons.
class ReferenceScreenTest : public QObject {
    Q_OBJECT

    Hand hand_;

    /// The last of several that are called so: a sheet lies over the screen.
    static QQuickItem* shown(QQuickItem* root, const QString& name) {
        if (!root->isVisible()) return nullptr;
        if (root->objectName() == name) return root;
        const QList<QQuickItem*> children = root->childItems();
        for (auto child = children.rbegin(); child != children.rend(); ++child)
            if (QQuickItem* found = shown(*child, name)) return found;
        return nullptr;
    }

    QQuickItem* shown(const QString& name) const { return shown(hand_.window().contentItem(), name); }

    bool press(const QString& name, int hold = 0) const {
        return hand_.tap(name, [&] { return shown(name); }, {.hold = hold});
    }
    void type(const char* text) const { hand_.type(QLatin1StringView(text)); }

    /// Takes a file in the open file dialog.
    /// From Qt 6.8 on a dialog is a window, and no desktop is here to give the keys back when it goes.
    bool hasKeysAgain() const {
        return QTest::qWaitFor([this] {
            if (QGuiApplication::focusWindow() != &hand_.window()) hand_.window().requestActivate();
            return QGuiApplication::focusWindow() == &hand_.window();
        });
    }
    bool choose(const char* dialog, const QString& path) const {
        for (QObject* one : hand_.window().findChildren<QObject*>(QLatin1StringView(dialog)))
            if (one->property("visible").toBool()) {
                const QUrl file = QUrl::fromLocalFile(path);
                return one->setProperty("selectedFile", file) && one->property("selectedFile") == file &&
                       QMetaObject::invokeMethod(one, "accepted") &&
                       QMetaObject::invokeMethod(one, "close") && hasKeysAgain();
            }
        qInfo("%s is not open", dialog);
        return false;
    }

    QString told(const char* what) const {
        const QQuickItem* page = shown(QStringLiteral("referencePage"));
        if (!page) return {};
        const auto told = page->property("page").value<reach::view::PageView>();
        return QLatin1StringView(what) == QLatin1StringView("id") ? told.id : told.title;
    }
    QString titleShown() const { return told("title"); }

    bool openTable() const {
        QFile file(places::source("tests/records/games/three-players-core-conflict.record"));
        return file.open(QIODevice::ReadOnly) &&
               hand_.singleton<reach::Games>("Games").importRecord(QString::fromUtf8(file.readAll()));
    }

  private Q_SLOTS:
    void init() {
        Hand::watch();
        QVERIFY(hand_.start());
    }
    void cleanup() { hand_.leave(); }

    void typingFindsTheCardAndEnterOpensIt() {
        QVERIFY(press(QStringLiteral("openReference")));
        QTRY_VERIFY(shown(QStringLiteral("referenceSearch"))->hasActiveFocus());
        type("sworn guard");
        QTRY_COMPARE(titleShown(), QStringLiteral("Sworn Guardians"));  // beside the hits
        QTest::keyClick(&hand_.window(), Qt::Key_Down);
        QTRY_VERIFY(told("id") != QStringLiteral("BC22"));
        QTest::keyClick(&hand_.window(), Qt::Key_Up);
        QTest::keyClick(&hand_.window(), Qt::Key_Return);
        QTRY_COMPARE(told("id"), QStringLiteral("BC22"));
        QCOMPARE(hand_.singleton<reach::Bookmarks>("Bookmarks").recent().value(0),
                 QStringLiteral("sworn guard"));
        QVERIFY(press(QStringLiteral("closeReference")));
        QTRY_VERIFY(shown(QStringLiteral("welcome")));
    }

    void onAPhoneThePageLiesOverTheHits() {
        hand_.window().resize(390, 844);
        QVERIFY(press(QStringLiteral("openReference")));
        type("tax");
        QVERIFY(press(QStringLiteral("hit-base.tax")));
        QTRY_COMPARE(titleShown(), QStringLiteral("Tax"));
        QVERIFY(!shown(QStringLiteral("hits")));
        QTest::keyClick(&hand_.window(), Qt::Key_Escape);  // clears the words first
        QVERIFY(press(QStringLiteral("referenceBack")));
        QTRY_VERIFY(shown(QStringLiteral("hit-base.tax")));
    }

    /// Pages in English were opened from a list that did not say so.
    void whatIsInEnglishOnlySaysSoBeforehand() {
        hand_.window().resize(390, 844);
        hand_.preferences().setLanguage(QStringLiteral("de"));
        const auto english = qScopeGuard([this] { hand_.preferences().setLanguage(QStringLiteral("en")); });
        const auto text = [this](const char* name) {
            const QQuickItem* item = shown(QLatin1StringView(name));
            return item ? item->property("text").toString() : QString();
        };
        QVERIFY(press(QStringLiteral("openReference")));
        QTRY_VERIFY(text("foreignNote").contains(QStringLiteral("Englisch")));
        type("wie bekomme ich die Initiative");
        QTRY_VERIFY(shown(QStringLiteral("hit-base.check-initiative")));
        QVERIFY2(text("found").contains(QStringLiteral("Englisch")), qPrintable(text("found")));
        QVERIFY2(text("hitPlace").startsWith(QStringLiteral("Auf Englisch")), qPrintable(text("hitPlace")));
        hand_.preferences().setLanguage(QStringLiteral("en"));
        QTRY_VERIFY(!text("found").contains(QStringLiteral("English")));
        QVERIFY(!text("hitPlace").startsWith(QStringLiteral("In English")));
    }

    /// The page stayed over the hits of the next words, and Enter opened the first of them unseen.
    void onAPhoneNewWordsShowTheirHitsOverAPage() {
        hand_.window().resize(390, 844);
        QVERIFY(press(QStringLiteral("openReference")));
        type("tax");
        QVERIFY(press(QStringLiteral("hit-base.tax")));
        QTRY_COMPARE(titleShown(), QStringLiteral("Tax"));
        QVERIFY(press(QStringLiteral("wipeSearch")));
        QVERIFY(shown(QStringLiteral("referencePage")));
        type("raiding");
        QTRY_VERIFY(shown(QStringLiteral("hit-base.raiding")));
        QVERIFY(!shown(QStringLiteral("referencePage")));
        QVERIFY(press(QStringLiteral("referenceBack")));
        QTRY_COMPARE(titleShown(), QStringLiteral("Tax"));
    }

    /// The words of the last search stood in the field without what they find.
    void theRulesOpenWithoutTheLastSearch() {
        QVERIFY(openTable());
        hand_.window().setProperty("screen", QStringLiteral("Table"));
        QVERIFY(press(QStringLiteral("lookUp")));
        type("tax");
        QTRY_VERIFY(shown(QStringLiteral("hits")));
        QVERIFY(press(QStringLiteral("closeReference")));
        QVERIFY(press(QStringLiteral("lookUp")));
        QTRY_VERIFY(shown(QStringLiteral("referenceHome")));
        QCOMPARE(shown(QStringLiteral("referenceSearch"))->property("text").toString(), QString());
    }

    void linksAreFollowedAndGoneBackOver() {
        QVERIFY(press(QStringLiteral("openReference")));
        QVERIFY(press(QStringLiteral("tile-book:base")));
        QVERIFY(press(QStringLiteral("row-base.goal")));
        QTRY_VERIFY(titleShown() != QString());
        const QString first = titleShown();
        QVERIFY(press(QStringLiteral("nextPage")));
        QTRY_VERIFY(titleShown() != first);
        QTest::keyClick(&hand_.window(), Qt::Key_Left, Qt::AltModifier);
        QTRY_COMPARE(titleShown(), first);
        QVERIFY(press(QStringLiteral("referenceBack")));
        QTRY_VERIFY(!shown(QStringLiteral("referencePage")));
        QTest::keyClick(&hand_.window(), '/');
        QTRY_VERIFY(shown(QStringLiteral("referenceSearch"))->hasActiveFocus());
    }

    // What is offered to be tried is in the language of the program, and finds something.
    void examplesSpeakTheLanguage() {
        const auto examples = [this] {
            QStringList texts;
            for (const QString& text :
                 shown(QStringLiteral("referenceHome"))->property("examples").toStringList())
                texts.append(text);
            return texts;
        };
        QVERIFY(press(QStringLiteral("openReference")));
        QTRY_VERIFY(shown(QStringLiteral("referenceHome")));
        const QStringList english = examples();
        hand_.preferences().setLanguage(QStringLiteral("de"));
        const auto back = qScopeGuard([this] { hand_.preferences().setLanguage(QStringLiteral("en")); });
        QTRY_VERIFY(examples() != english);
        const QStringList german = examples();
        QCOMPARE(german.size(), 4);
        auto* search = hand_.singleton<reach::ReferenceLibrary>("Reference").search();
        for (const QString& example : german) {
            QVERIFY2(!english.contains(example), qPrintable(example));
            search->setText(example);
            QTRY_VERIFY2(search->text() == example && search->found() > 0 && !search->nearest(),
                         qPrintable(example));
        }
        search->setText({});
    }

    void aBadQueryIsMendedByATap() {
        QVERIFY(press(QStringLiteral("openReference")));
        type("siut:relic");
        QTRY_VERIFY(shown(QStringLiteral("queryError")));
        QVERIFY(press(QStringLiteral("instead-suit")));
        QCOMPARE(hand_.singleton<reach::ReferenceLibrary>("Reference").search()->text(),
                 QStringLiteral("suit:relic"));
        QTRY_VERIFY(!shown(QStringLiteral("queryError")));
    }

    void onesOwnBookIsAddedFoundAndRead() {
        const QString path = hand_.file(QStringLiteral("my rulebook.pdf"));
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
        QTRY_COMPARE_WITH_TIMEOUT(hand_.singleton<reach::MyBooks>("MyBooks").list().size(), 1, 30000);
        QVERIFY(press(QStringLiteral("closeMyBooks")));
        QTRY_VERIFY(!shown(QStringLiteral("closeMyBooks")));
        QTest::keyClick(&hand_.window(), '/');
        type("zeppelin tax");
        QTRY_VERIFY(shown(QStringLiteral("hits")));
        QTRY_VERIFY(shown(QStringLiteral("hits"))->property("count").toInt() > 3);  // ours first
        QTRY_VERIFY(shown(QStringLiteral("referencePage")));  // the best one's page, once nothing is typed
        QVERIFY(press(QStringLiteral("only-mine")));
        QVERIFY(press(QStringLiteral("hit-mine:1/2")));
        QTRY_VERIFY(shown(QStringLiteral("ownPage")));
        QTRY_VERIFY(shown(QStringLiteral("pagePicture")) &&
                    shown(QStringLiteral("pagePicture"))->height() > 400);
        const auto place = [&] {
            return shown(QStringLiteral("ownPage"))->property("place").toStringList().value(1);
        };
        QTRY_COMPARE(place(), QStringLiteral("2"));
        // A page turned while the hits change stays turned: the best hit's page does not come over it.
        hand_.singleton<reach::ReferenceLibrary>("Reference").search()->setText(QStringLiteral("zeppelin"));
        QTest::mouseClick(&hand_.window(), Qt::LeftButton, {},
                          screen::centreOf(*shown(QStringLiteral("previousPage"))));
        QCOMPARE(place(), QStringLiteral("1"));
        QTest::qWait(300);
        QCOMPARE(place(), QStringLiteral("1"));
        QVERIFY(press(QStringLiteral("referenceBack")));
        QTRY_VERIFY(!shown(QStringLiteral("ownPage")));
    }

    void aidsGoOnPaper() {
        QVERIFY(press(QStringLiteral("openReference")));
        QVERIFY(press(QStringLiteral("exportAids")));
        const QString all = hand_.file(QStringLiteral("all.pdf"));
        QVERIFY(choose("aidsFile", all));
        QTRY_VERIFY(shown(QStringLiteral("aidsWritten")));
        QVERIFY(press(QStringLiteral("tile-aid.round")));
        QTRY_COMPARE(told("id"), QStringLiteral("aid.round"));
        QVERIFY(press(QStringLiteral("exportAids")));
        const QString one = hand_.file(QStringLiteral("one.pdf"));
        QVERIFY(choose("aidsFile", one));
        QTRY_VERIFY(shown(QStringLiteral("aidsWritten")));
        QVERIFY(QFile(one).size() > 2000);
        QVERIFY(QFile(all).size() > 3 * QFile(one).size());
    }

    void aChecklistIsTickedOff() {
        QVERIFY(press(QStringLiteral("openReference")));
        QVERIFY(press(QStringLiteral("tile-aid.setup-3")));
        QVERIFY(press(QStringLiteral("tick-1")));
        QCOMPARE(hand_.singleton<reach::Bookmarks>("Bookmarks").ticksOf(QStringLiteral("aid.setup-3")), 1);
        QVERIFY(press(QStringLiteral("clearTicks")));
        QCOMPARE(hand_.singleton<reach::Bookmarks>("Bookmarks").ticksOf(QStringLiteral("aid.setup-3")), 0);
    }

    void filtersAreTapped() {
        QVERIFY(press(QStringLiteral("openReference")));
        QVERIFY(press(QStringLiteral("tile-cards")));
        QVERIFY(press(QStringLiteral("filter-suit")));
        QVERIFY(press(QStringLiteral("value-relic")));
        const auto& cards = *hand_.singleton<reach::ReferenceLibrary>("Reference").cards();
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
        auto& table = hand_.table();
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
        auto& table = hand_.table();
        QVERIFY(table.jumpTo(20));
        QVERIFY(press(QStringLiteral("ambition-warlord")));
        QTRY_COMPARE(titleShown(), QStringLiteral("Warlord"));
        QVERIFY(press(QStringLiteral("closeReference")));
        const QString card = table.court().constFirst().card.name;
        QVERIFY(press(QStringLiteral("court-1"), 1000));
        QTRY_COMPARE(titleShown(), card);
        QTest::keyClick(&hand_.window(), Qt::Key_Escape);
        QTRY_VERIFY(!shown(QStringLiteral("referenceSheet")));
        table.close();
    }

    void whateverIsHeldOnTheTableOpensItsPage_data() {
        QTest::addColumn<QString>("held");
        QTest::addColumn<QString>("page");
        int row = 0;
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
            if (row++ % amount::step() == 0)
                QTest::addRow("%s", held) << QString::fromLatin1(held) << QString::fromLatin1(page);
    }

    void whateverIsHeldOnTheTableOpensItsPage() {
        QFETCH(const QString, held);
        QFETCH(const QString, page);
        QVERIFY(openTable());
        auto& table = hand_.table();
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
        hand_.window().resize(390, 844);
        QVERIFY(openTable());
        QVERIFY(press(QStringLiteral("menu")));
        QVERIFY(press(QStringLiteral("openReference")));
        QTRY_VERIFY(shown(QStringLiteral("referenceSearch"))->hasActiveFocus());
        QTRY_COMPARE(shown(QStringLiteral("referenceSheet"))->width(),
                     390 / hand_.window().property("zoom").toReal());
        type("tax");
        QVERIFY(press(QStringLiteral("hit-base.tax")));
        QTRY_COMPARE(titleShown(), QStringLiteral("Tax"));
        QVERIFY(press(QStringLiteral("closeReference")));
        QTRY_VERIFY(!shown(QStringLiteral("referenceSheet")));
        hand_.table().close();
    }

    void aKeyOpensTheSearchBesideTheTable() {
        QVERIFY(openTable());
        QTRY_VERIFY(shown(QStringLiteral("map")));
        QTest::keyClick(&hand_.window(), Qt::Key_F, Qt::ControlModifier);
        QTRY_VERIFY(shown(QStringLiteral("referenceSheet")));
        QTRY_VERIFY(shown(QStringLiteral("referenceSearch"))->hasActiveFocus());
        type("tax");
        QVERIFY(press(QStringLiteral("hit-base.tax")));
        QTRY_COMPARE(titleShown(), QStringLiteral("Tax"));
        hand_.table().close();
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
            hand_.window().grabWindow();
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
