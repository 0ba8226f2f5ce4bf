#include "app/game/for_another.h"
#include "tests/app/arcades/arcades_player.h"

#include <functional>
#include <map>

using namespace reach;

/// Entries for a player who is at another screen: whatever the way, the first one is held and asked about. In
/// both games.
class ForAnotherTest : public QObject {
    Q_OBJECT

    Hand hand_;
    ArcadesPlayer arcades_{hand_};

    /// A way to enter something for red.
    struct Way {
        std::function<bool()> reach;
        std::function<void()> enter;
    };

    AnyTable& table() const { return *hand_.games().anyTable(); }
    ForAnother& other() const { return *table().forAnother(); }
    bool three(const char* lines) const {
        return hand_.games().importRecord(
            QStringLiteral(
                "game: base\nplayers: red, blue, white\nsetup: 3SETUP02\ncourt: BC01 BC02 BC22 BC28\n\n") +
            QLatin1String(lines));
    }
    std::function<bool()> arcs(const char* lines, QStringList taps = {}) const {
        return [this, lines, taps] {
            return three(lines) &&
                   std::ranges::all_of(taps, [&](const QString& one) { return hand_.tap(one); });
        };
    }
    std::function<bool()> arcades(const char* lines, QStringList taps = {}) const {
        return [this, lines, taps] {
            return arcades_.lay(lines) &&
                   std::ranges::all_of(taps, [&](const QString& one) { return hand_.tap(one); });
        };
    }
    std::function<void()> tapped(const char* name) const {
        return [this, name] { QVERIFY(hand_.tap(QLatin1String(name))); };
    }

    std::map<QString, Way> ways() const {
        constexpr const char* kFight =
            "red leads aggression 2\ncorrect 6-gate red ships 3\ncorrect 6-gate blue ships 2\n"
            "red battles blue 6-gate with 2 assault\n";
        constexpr const char* kReroll =
            "red leads aggression 2\ncorrect red card BC13\ncorrect 6-gate red ships 3\n"
            "correct 6-gate blue ships 3\nred battles blue 6-gate with 2 skirmish\nrolls skirmish blank "
            "blank\n";
        constexpr const char* kArcade =
            "correct 1-gate blue ships 2\nred plays aggression 4\nred battles blue 1-gate with 2 assault\n";
        std::map<QString, Way> all;
        all["an option"] = {arcs("red leads aggression 2\n"), tapped("endTurn")};
        all["hits"] = {arcs("red leads aggression 2\ncorrect 6-gate red ships 2+2\n"
                            "correct 6-gate blue ships 3\nred battles blue 6-gate with 3 assault\n"
                            "rolls assault self+hit+hit self+hit blank\n",
                            {"target-0", "target-0"}),
                       tapped("enterHits")};
        all["dice by the app"] = {arcs(kFight), tapped("rollHere")};
        all["dice by hand"] = {arcs(kFight, {"face-assault-5", "face-assault-5"}), tapped("enterFaces")};
        all["dice again by the app"] = {arcs(kReroll), tapped("rollAgain")};
        all["dice again by hand"] = {arcs(kReroll, {"again-skirmish-3"}), tapped("enterReroll")};
        all["typed"] = {arcs("red leads aggression 2\n"), [this] {
                            auto drafts = hand_.ask<Drafts>();
                            drafts->entry()->setText(QStringLiteral("red ends turn"));
                            drafts->entry()->enter();
                        }};
        all["ARCADEs: a card"] = {arcades(""), tapped("card-aggression-4")};
        all["ARCADEs: an option"] = {arcades("red plays aggression 4\n"), tapped("endTurn")};
        all["ARCADEs: dice by the app"] = {arcades(kArcade), tapped("rollHere")};
        all["ARCADEs: dice by hand"] = {arcades(kArcade, {"face-assault-5", "face-assault-5"}),
                                        tapped("enterFaces")};
        all["ARCADEs: dice are kept"] = {
            arcades("correct red advance advance-tactics on\ncorrect 1-gate blue ships 2\n"
                    "red plays aggression 3\nred battles blue 1-gate with 2 skirmish\n"
                    "rolls skirmish blank hit\n"),
            tapped("keepDice")};
        all["ARCADEs: a battle"] = {
            arcades("correct 1-gate blue ships 2\nred plays aggression 4\n", {"group-battle", "battle-0"}),
            tapped("battle")};
        all["ARCADEs: typed"] = {
            arcades(""), [this] {
                arcades_.table().typed()->setText(QStringLiteral("red plays aggression 4"));
                arcades_.table().typed()->enter();
            }};
        return all;
    }

  private Q_SLOTS:
    void initTestCase() { QVERIFY(hand_.start()); }
    void init() { Hand::watch(); }
    void cleanup() {
        if (table().isOpen()) table().close();
    }
    void theFirstOneIsAskedAbout_data() {
        QTest::addColumn<QString>("name");
        for (const auto& [name, way] : ways()) QTest::newRow(qPrintable(name)) << name;
    }
    void theFirstOneIsAskedAbout() {
        QFETCH(const QString, name);
        const Way way = ways()[name];
        // Nobody is asked while the player has no other screen.
        QVERIFY(way.reach());
        QCOMPARE(table().asked(), Player::Red);
        int before = table().cursor();
        way.enter();
        QTRY_VERIFY(table().cursor() > before);
        QVERIFY(other().why().isEmpty());

        QVERIFY(way.reach());
        other().setProperty("elsewhere", QStringList{"red"});
        before = table().cursor();
        way.enter();
        QTRY_VERIFY(hand_.shown("enterAnyway"));
        QVERIFY(other().why().contains(QStringLiteral("another screen")));
        QCOMPARE(table().cursor(), before);
        QVERIFY(hand_.tap("dropMessage"));
        QTRY_VERIFY(!hand_.shown("enterAnyway"));
        QCOMPARE(table().cursor(), before);
        // Once more, and yes.
        way.enter();
        QVERIFY(hand_.tap("enterAnyway"));
        QTRY_VERIFY(table().cursor() > before);
        QVERIFY(other().why().isEmpty());
        for (const EntryDraft* draft : table().findChildren<EntryDraft*>()) QVERIFY(!draft->isBegun());
        QCOMPARE(table().message(), QString());
    }

    /// Until another player is asked something.
    void laterOnesAreNot_data() {
        QTest::addColumn<bool>("isArcades");
        QTest::newRow("Arcs") << false;
        QTest::newRow("ARCADEs") << true;
    }
    void laterOnesAreNot() {
        QFETCH(const bool, isArcades);
        QVERIFY(isArcades ? arcades_.lay("") : three("correct red power 1\n"));
        other().setProperty("elsewhere", QStringList{"red", "blue"});
        auto drafts = hand_.ask<Drafts>();
        TypedText& typed = isArcades ? *arcades_.table().typed() : *drafts->entry();
        const auto enter = [&](const char* line) {
            typed.setText(QString::fromLatin1(line));
            return typed.enter();
        };
        QVERIFY(!enter(isArcades ? "red plays aggression 4" : "red leads aggression 2"));
        QVERIFY(hand_.tap("enterAnyway"));
        QCOMPARE(table().asked(), Player::Red);
        QVERIFY(typed.text().isEmpty());
        const int before = table().cursor();
        QVERIFY(hand_.tap("endTurn"));
        QTRY_VERIFY(table().cursor() > before);
        QCOMPARE(table().asked(), Player::Blue);
        QVERIFY(!enter(isArcades ? "blue plays aggression 5" : "blue surpasses aggression 3"));
        QVERIFY(!other().why().isEmpty());
        QVERIFY(other().enter());
    }
    void correctionsAreNobodys() {
        QVERIFY(three("red leads aggression 2\n"));
        other().setProperty("elsewhere", QStringList{"red", "blue"});
        auto drafts = hand_.ask<Drafts>();
        for (const char* line : {"correct red power 3", "correct blue power 4"}) {
            drafts->entry()->setText(QString::fromLatin1(line));
            QVERIFY(drafts->entry()->enter());
        }
        QVERIFY(other().why().isEmpty());
    }
    /// What another device enters is no entry of this screen.
    void otherWaysInAreNotHeld() {
        QVERIFY(three("red leads aggression 2\n"));
        other().setProperty("elsewhere", QStringList{"red"});
        QVERIFY(table().enter(QStringLiteral("red ends turn")));
        QVERIFY(table().undo());
    }
    void anotherEntryDropsIt() {
        QVERIFY(three("red leads aggression 2\n"));
        other().setProperty("elsewhere", QStringList{"red"});
        QVERIFY(hand_.tap("endTurn"));
        QVERIFY(!other().why().isEmpty());
        QVERIFY(table().enter(QStringLiteral("correct blue power 4")));
        QVERIFY(other().why().isEmpty());
        QVERIFY(!other().enter());
    }
    void cleanupTestCase() { hand_.leave(); }
};

QTEST_MAIN(ForAnotherTest)
#include "for_another_test.moc"
