#include "app/home/people.h"
#include "tests/app/hand.h"

/// Names of players, the last players, substitutes and the results of games.
class PeopleTest : public QObject {
    Q_OBJECT

    Hand hand_;

    bool press(const QString& name) { return hand_.tap(name); }
    QString name(int seat) const { return hand_.text(QStringLiteral("seatName-%1").arg(seat)); }
    QString player(int at) const { return hand_.table().players()[at].name; }

  private Q_SLOTS:
    void initTestCase() { QVERIFY(hand_.start()); }
    void init() {
        Hand::watch();
        hand_.window().resize(1280, 800);
        hand_.table().close();
    }

    void enterGoesToTheNextName() {
        QVERIFY(press(QStringLiteral("newTable")));
        QVERIFY(press(QStringLiteral("seatName-0")));
        hand_.type(QStringLiteral("Mikah\r"));
        hand_.type(QStringLiteral("Dane\r"));
        QCOMPARE(name(0), QStringLiteral("Mikah"));
        QCOMPARE(name(1), QStringLiteral("Dane"));
        QVERIFY(hand_.shown(QStringLiteral("seatName-2"))->hasActiveFocus());
        hand_.type(QStringLiteral("Lotus\r"));
        QCOMPARE(name(0), QStringLiteral("Mikah"));
        QVERIFY(!hand_.shown(QStringLiteral("seatName-2"))->hasActiveFocus());
    }

    void aDrawSaysWhoWasDrawn() {
        QVERIFY(!hand_.shown(QStringLiteral("drawnInitiative")));
        QVERIFY(press(QStringLiteral("drawInitiative")));
        const QString told = hand_.text(QStringLiteral("drawnInitiative"));
        QVERIFY2(told.startsWith(name(0)), qPrintable(told));
        QVERIFY(press(QStringLiteral("backHome")));
    }

    void thePlayersOfLastTimeAreATapAway() {
        QVERIFY(hand_.lay());
        hand_.table().close();
        QVERIFY(press(QStringLiteral("newTable")));
        QVERIFY(press(QStringLiteral("seatLast")));
        QCOMPARE(name(0), QStringLiteral("Ana"));
        QCOMPARE(name(2), QStringLiteral("Cy"));
        QVERIFY(!hand_.shown(QStringLiteral("seatLast"))->isEnabled());
        QVERIFY(press(QStringLiteral("backHome")));
    }

    void aNameThatIsTappedSitsDown() {
        QVERIFY(press(QStringLiteral("newTable")));
        QVERIFY(press(QStringLiteral("person-Cy")));
        QCOMPARE(name(0), QStringLiteral("Cy"));
        QVERIFY(!hand_.shown(QStringLiteral("person-Cy")));
        QVERIFY(press(QStringLiteral("backHome")));
        auto& people = hand_.singleton<reach::People>("People");
        people.toggle(QStringLiteral("Ben"));
        QCOMPARE(people.at(hand_.games().list()).constFirst().name, QStringLiteral("Ben"));
        people.toggle(QStringLiteral("Ben"));
        QVERIFY(people.favourites().isEmpty());
    }

    void aSubstituteTakesOverAColour() {
        QVERIFY(hand_.lay("red leads construction 4\n"));
        const int cursor = hand_.table().cursor();
        QVERIFY(press(QStringLiteral("menu")));
        QVERIFY(press(QStringLiteral("openPeople")));
        QQuickItem* entry = hand_.shown(QStringLiteral("rename-blue"));
        QTRY_VERIFY(entry);
        QVERIFY(press(QStringLiteral("rename-blue")));
        entry->setProperty("text", QString());
        hand_.type(QStringLiteral("Zoe\r"));
        QTRY_COMPARE(player(1), QStringLiteral("Zoe"));
        QCOMPARE(hand_.table().cursor(), cursor);
        QVERIFY(hand_.table().canUndo());
        QVERIFY(hand_.table().record().contains(QStringLiteral("blue=Zoe")));
        hand_.table().close();
        QVERIFY(press(QStringLiteral("continueTable")));
        QCOMPARE(player(1), QStringLiteral("Zoe"));
        // What parts names in a record is no part of one.
        QVERIFY(hand_.games().renamePlayer(QStringLiteral("blue"), QStringLiteral("Zo#e,")));
        QCOMPARE(player(1), QStringLiteral("Zoe"));
        QVERIFY(!hand_.games().renamePlayer(QStringLiteral("blue"), QStringLiteral(" ,")));
    }

    void whoWonIsRemembered() {
        QVERIFY(hand_.games().results().isEmpty());
        QVERIFY(hand_.layWholeGame());
        reach::Table& table = hand_.table();
        QVERIFY(!table.winner().isEmpty());
        // As people finish it: by the last entry.
        QVERIFY(table.undo());
        while (table.canRedo()) QVERIFY(table.redo());
        if (hand_.games().results().isEmpty()) {
            QVERIFY(table.undo());
            QVERIFY(table.choose(0));
        }
        const QString winner = table.winner();
        const auto results = hand_.games().results();
        QCOMPARE(results.size(), qsizetype{1});
        QCOMPARE(results[0].seats[0].color, winner);
        QVERIFY(results[0].seats[0].won);
        QVERIFY(results[0].text.startsWith(results[0].seats[0].name));
        table.close();
        QVERIFY(press(QStringLiteral("openResults")));
        QCOMPARE(hand_.text(QStringLiteral("result-0-text")), results[0].text);
        QVERIFY(press(QStringLiteral("result-0-story")));
        QTRY_COMPARE(hand_.window().property("screen").toString(), QStringLiteral("Story"));
    }
};

QTEST_MAIN(PeopleTest)
#include "people_test.moc"
