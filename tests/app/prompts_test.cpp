#include "app/viewmodels/games.h"
#include "app/viewmodels/preferences.h"
#include "app/viewmodels/table.h"
#include "app/window.h"
#include "tests/app/items.h"

#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

/// Questions that a game seldom asks: each is reached and answered by taps on the real window.
class PromptsTest : public QObject {
    Q_OBJECT

    QTemporaryDir data_;
    std::unique_ptr<QQmlApplicationEngine> engine_;
    QQuickWindow* window_ = nullptr;

    static QQuickItem* shown(QQuickItem* root, const QString& name) {
        if (!root->isVisible()) return nullptr;
        if (root->objectName() == name) return root;
        for (QQuickItem* child : root->childItems())
            if (QQuickItem* found = shown(child, name)) return found;
        return nullptr;
    }

    QQuickItem* shown(const char* name) const {
        return shown(window_->contentItem(), QString::fromLatin1(name));
    }

    bool press(const char* name) const {
        const auto ready = [&] {
            const QQuickItem* item = shown(name);
            return item && item->isEnabled() && item->width() > 0 &&
                   QRect({}, window_->size()).contains(centreOf(*item));
        };
        if (!QTest::qWaitFor(ready, 5000)) {
            qInfo("%s cannot be pressed; asked: %s", name, qPrintable(asked()));
            return false;
        }
        QTest::qWait(50);  // what came or went above it has moved it by now
        if (!QTest::qWaitFor(ready, 5000)) return false;
        QTest::mouseClick(window_, Qt::LeftButton, {}, centreOf(*shown(name)));
        QCoreApplication::processEvents();
        return true;
    }

    /// To the end of whatever it stands in.
    void scrollDown(const char* name) const {
        for (QQuickItem* item = shown(name); item; item = item->parentItem())
            if (const QVariant height = item->property("contentHeight"); height.isValid())
                item->setProperty("contentY", std::max(0.0, height.toReal() - item->height()));
        QTest::qWait(50);
    }

    bool tapSystem(const char* id) const {
        QQuickItem* map = shown("map");
        QPointF centre;
        if (!map || !QMetaObject::invokeMethod(map, "centreOf", Q_RETURN_ARG(QPointF, centre),
                                               Q_ARG(QString, QString::fromLatin1(id))))
            return false;
        QTest::mouseClick(window_, Qt::LeftButton, {}, map->mapToScene(centre).toPoint());
        QCoreApplication::processEvents();
        return true;
    }

    template <typename Singleton>
    Singleton& only(const char* name) const {
        return *engine_->singletonInstance<Singleton*>(qmlTypeId("Reachkeeper", 1, 0, name));
    }
    reach::Table& table() const { return only<reach::Table>("Table"); }
    QString asked() const { return table().promptView()[QStringLiteral("kind")].toString(); }
    QString record() const { return table().record().trimmed().section(QLatin1Char('\n'), -1); }
    QString text(const char* name) const { return shown(name)->property("text").toString(); }

    /// Three players, red first, and what the lines tell.
    void lay(const char* lines) {
        const QString head = QStringLiteral(
            "game: base\nplayers: red, blue, white\nsetup: 3SETUP02\ncourt: BC01 BC02 BC22 BC28\n\n");
        QVERIFY(only<reach::Games>("Games").importRecord(head + QString::fromLatin1(lines)));
        QTRY_VERIFY(shown("prompt"));
        window_->grabWindow();  // lays everything out
    }

    void battle(const char* place) {
        QVERIFY(press("group-battle"));
        QVERIFY(tapSystem(place));
    }

  private Q_SLOTS:
    void initTestCase() {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".*\\.qml.*")));
        qputenv("REACHKEEPER_DATA", data_.path().toLocal8Bit());
        prepareApplication();
        engine_ = std::make_unique<QQmlApplicationEngine>();
        window_ = openMainWindow(*engine_);
        QVERIFY(window_);
        window_->setProperty("reducedMotion", true);
        QVERIFY(QTest::qWaitForWindowExposed(window_));
    }

    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*\\.qml.*"))); }

    void diceAreRolledAgain() {
        lay("red leads aggression 2\ncorrect red card BC13\n"
            "correct 6-gate red ships 3\ncorrect 6-gate blue ships 1+1\n");
        battle("6-gate");
        scrollDown("battleOwnDice");
        QVERIFY(press("battleOwnDice"));
        scrollDown("battleFaces");
        QVERIFY(press("face-skirmish-0"));
        QVERIFY(press("face-skirmish-0"));
        scrollDown("battleFaces");
        QVERIFY(press("battleFaces"));
        QTRY_COMPARE(asked(), QStringLiteral("reroll"));
        QVERIFY(press("again-skirmish-3"));  // one icon: one of the blanks is taken up already
        scrollDown("enterReroll");
        QVERIFY(press("enterReroll"));
        QTRY_COMPARE(record(), QStringLiteral("rerolls skirmish blank > hit"));
        QCOMPARE(asked(), QStringLiteral("strike"));
    }

    void hitsLandOnWhatIsThere() {
        lay("red leads aggression 2\ncorrect 6-gate red ships 3\ncorrect 6-gate blue ships 2+1\n"
            "red battles blue 6-gate with 3 skirmish\nrolls skirmish hit hit blank\n");
        QCOMPARE(asked(), QStringLiteral("strike"));
        QTRY_VERIFY(shown("target-1"));
        QVERIFY(!shown("target-2"));  // no buildings in a gate
        QCOMPARE(text("target-0"), QStringLiteral("Fresh ship"));
        QCOMPARE(text("target-1"), QStringLiteral("Damaged ship"));
        QVERIFY(press("target-1"));
        QTRY_VERIFY(!shown("target-1"));  // it was the only damaged one
        QVERIFY(press("target-0"));
        QTRY_VERIFY(!shown("target-0"));
        QVERIFY(press("enterHits"));
        QCOMPARE(record(), QStringLiteral("red strikes damaged-ship fresh-ship"));
    }

    void ofTwoCitiesAnyIsTaxedAndHit() {
        lay("correct red slots weapon none none none none none\n"
            "correct 1-hex buildings blue city, blue damaged city\nred leads administration 4\n");
        QVERIFY(press("group-tax"));
        QTRY_VERIFY(shown("option-1"));
        QCOMPARE(text("option-0"), QStringLiteral("Taxes 1 Hex, a city of Blue (undamaged)"));
        QCOMPARE(text("option-1"), QStringLiteral("Taxes 1 Hex, a city of Blue (damaged)"));
        QVERIFY(!shown("option-2"));
        QVERIFY(press("option-1"));
        QCOMPARE(record(), QStringLiteral("red taxes 1-hex blue damaged"));

        lay("correct 1-hex buildings blue city, blue outside city\nred leads aggression 2\n"
            "red battles blue 1-hex with 1 skirmish\nrolls skirmish hit\n");
        QTRY_VERIFY(shown("target-1"));
        QCOMPARE(text("target-0"), QStringLiteral("Fresh city (in a slot)"));
        QCOMPARE(text("target-1"), QStringLiteral("Fresh city (beside the slots)"));
        QVERIFY(press("target-1"));
        QVERIFY(press("enterHits"));
        QCOMPARE(record(), QStringLiteral("red strikes outside fresh-city"));

        lay("correct 1-hex buildings blue city, blue city\nred leads administration 4\n");
        QVERIFY(press("group-tax"));
        QTRY_COMPARE(text("option-0"), QStringLiteral("Taxes 1 Hex, a city of Blue"));
        QVERIFY(!shown("option-1"));  // one is like the other
    }

    void whoseDiceAreRolledIsChangedAtWill() {
        lay("red leads aggression 2\ncorrect red card BC13\n"
            "correct 6-gate red ships 3\ncorrect 6-gate blue ships 1+1\n");
        auto& preferences = only<reach::Preferences>("Preferences");
        QVERIFY(press("group-battle"));
        for (const QSize size : {QSize(1280, 800), QSize(390, 844)})
            for (const bool first : {true, false}) {
                window_->resize(size);
                preferences.setOwnDice(first);
                QVERIFY(tapSystem("6-gate"));
                for (const bool own : {first, !first, first}) {
                    preferences.setOwnDice(own);
                    QTRY_VERIFY(shown(own ? "battleFaces" : "battleRoll"));
                    QVERIFY(!shown(own ? "battleRoll" : "battleFaces"));
                    window_->grabWindow();  // lays everything out
                }
                QVERIFY(press("closePanel"));
            }
        window_->resize(1280, 800);
        preferences.setOwnDice(false);
    }

    /// The raid dice against one are not there against another, and nothing of them stays.
    void whatIsCountedIsForOneRival() {
        lay("red leads aggression 2\ncorrect 4-hex red ships 3\ncorrect 4-hex blue ships 1\n"
            "correct 4-hex white ships 1\ncorrect 4-hex buildings blue city\n");
        only<reach::Preferences>("Preferences").setOwnDice(true);
        battle("4-hex");
        QVERIFY(press("rival-blue"));
        QTRY_VERIFY(shown("face-raid-0"));
        QVERIFY(press("face-raid-0"));
        QVERIFY(press("rival-white"));
        QTRY_VERIFY(!shown("face-raid-0"));
        QVERIFY(!shown("battleFaces")->isEnabled());
        QVERIFY(press("face-skirmish-0"));
        scrollDown("battleFaces");
        QVERIFY(press("battleFaces"));
        QTRY_VERIFY(table().record().contains(QStringLiteral("\nred battles white 4-hex with 1 skirmish\n")));
        only<reach::Preferences>("Preferences").setOwnDice(false);
    }

    void aBattleAgainstTheRulesIsAskedAbout() {
        lay("red leads construction 4\ncorrect 6-gate red ships 3\ncorrect 6-gate blue ships 2\n");
        const int before = table().cursor();
        battle("6-gate");
        scrollDown("battleOwnDice");
        QVERIFY(press("battleOwnDice"));
        QTRY_VERIFY(shown("battleFaces"));
        QVERIFY(press("face-assault-0"));
        scrollDown("battleFaces");
        QVERIFY(press("battleFaces"));
        QCOMPARE(table().cursor(), before);
        QVERIFY(press("enterAnyway"));
        QCOMPARE(table().cursor(), before + 2);
        QVERIFY(record().startsWith(QStringLiteral("rolls assault ")));
    }

    void shipsTooFewForAllGatesArePlaced() {
        lay("red leads aggression 2\ncorrect red card BC08\ncorrect 6-gate red ships 7\n");
        QVERIFY(press("group-card"));
        QVERIFY(press("option-0"));
        QTRY_COMPARE(asked(), QStringLiteral("place"));
        while (asked() == QStringLiteral("place")) {
            const int before = table().cursor();
            const QVariantMap first = table().optionList()[0].toMap();
            QVERIFY(tapSystem(qPrintable(first[QStringLiteral("system")].toString())));
            QTRY_COMPARE(table().cursor(), before + 1);
        }
        QCOMPARE(asked(), QStringLiteral("act"));
        QCOMPARE(table().players()[0].toMap()[QStringLiteral("shipSupply")].toInt(), 0);
    }

    void whoeverHasNoShipsLeftStartsAnew() {
        lay("red leads construction 4\n");
        for (const QVariant& system : table().systems()) {
            const QVariantMap fleet = system.toMap()[QStringLiteral("ships")].toList()[0].toMap();
            if (fleet[QStringLiteral("fresh")].toInt() > 0)
                QVERIFY(table().enter(
                    QStringLiteral("correct %1 empty").arg(system.toMap()[QStringLiteral("id")].toString())));
        }
        QVERIFY(press("endTurn"));
        QTRY_COMPARE(asked(), QStringLiteral("homeless"));
        const QString gate = table().optionList()[0].toMap()[QStringLiteral("system")].toString();
        QVERIFY(tapSystem(qPrintable(gate)));
        QTRY_COMPARE(record(), QStringLiteral("red places %1").arg(gate));
        QCOMPARE(asked(), QStringLiteral("play"));
    }

    void cleanup() {
        if (table().isOpen()) table().close();
        QCoreApplication::processEvents();
    }

    void cleanupTestCase() { engine_.reset(); }
};

QTEST_MAIN(PromptsTest)
#include "prompts_test.moc"
