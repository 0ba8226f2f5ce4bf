#include "app/past/story.h"

#include "app/arcades/arcades_table.h"
#include "app/past/story_teller.h"
#include "tests/app/hand.h"

#include <QTest>

using namespace reach;

/// The story of a game, and the screen that shows it.
class StoryTest : public QObject {
    Q_OBJECT

    Hand hand_;

    QList<int> powers() const {
        const Game& game = hand_.table().game();
        QList<int> all;
        for (const Player player : game.setup.seats) all.append(game.state.of(player).power);
        return all;
    }

  private Q_SLOTS:
    void init() {
        Hand::watch();
        QVERIFY(hand_.start());
    }
    void cleanup() { hand_.leave(); }

    void aWholeGameIsTold() {
        QVERIFY(hand_.layWholeGame());
        Story story;
        story.setTable(&hand_.table());
        const auto& chapters = story.chapters();
        QCOMPARE(static_cast<int>(chapters.size()), hand_.table().chapter() + 1);
        QCOMPARE(chapters.first().powers, QList<int>({0, 0, 0}));
        QCOMPARE(chapters.last().powers, powers());
        const auto& moments = story.moments();
        QCOMPARE(moments.last().player, hand_.table().winner());
        int battles = 0;
        int entry = 0;
        for (const view::MomentView& moment : moments) {
            battles += moment.text.contains(QStringLiteral(" attacks ")) ? 1 : 0;
            QVERIFY(moment.entry >= entry);
            entry = moment.entry;
        }
        QVERIFY(battles > 0);
        QVERIFY(battles <= 5);
    }

    void blightIsNoShip() {
        QVERIFY(hand_.games().importRecord(QStringLiteral(
            "game: campaign\nplayers: red=Ana, blue=Ben, white=Cy\nfates: FATE01 FATE02 FATE06\n\n"
            "court CC01\ncourt CC05\ncourt CC11\ncourt L07\nred chooses AID04\nevent 2 edict moon\n"
            "red chooses 2-hex cities\nblue chooses 3-hex cities\nwhite chooses 2-arrow cities\n"
            "white chooses 3-moon starports\nblue chooses 2-moon starports\nred chooses 3-arrow starports\n"
            "correct 4-hex red ships 4\ncorrect 4-hex blight ships 0+1\nred leads aggression 2\n"
            "red battles blight 4-hex with 2 skirmish\nrolls skirmish hit hit\nred strikes ship\n")));
        QVERIFY2(hand_.table().message().isEmpty(), qPrintable(hand_.table().message()));
        Story story;
        story.setTable(&hand_.table());
        QStringList told;
        for (const view::MomentView& moment : story.moments()) told += moment.detail;
        QVERIFY2(told.contains(QStringLiteral("Ana destroys 1 Blight")), qPrintable(told.join(u'|')));
    }

    void aBattleIsToldWithWhatItDestroyed() {
        QVERIFY(
            hand_.lay("red leads aggression 2\ncorrect 4-hex red ships 4\ncorrect 4-hex blue ships 0+2\n"
                      "red battles blue 4-hex with 4 assault\n"
                      "rolls assault hit+hit hit+hit blank blank\nred strikes damaged-ship damaged-ship\n"));
        Story story;
        story.setTable(&hand_.table());
        const auto& moments = story.moments();
        QCOMPARE(moments.size(), 1);
        QCOMPARE(moments[0].text, QStringLiteral("Ana attacks Ben in 4 Hex"));
        QVERIFY(moments[0].detail.contains(QStringLiteral("Ana destroys 2 ships")));
    }

    void aBuildingIsNoShip() {
        QVERIFY(
            hand_.lay("red leads aggression 2\ncorrect 4-hex red ships 4\ncorrect 4-hex buildings blue "
                      "damaged starport\n"
                      "red battles blue 4-hex with 4 assault\n"
                      "rolls assault hit+hit blank blank blank\nred strikes starport\n"));
        Story story;
        story.setTable(&hand_.table());
        const auto& moments = story.moments();
        QCOMPARE(moments.size(), 1);
        QCOMPARE(moments[0].detail, QStringLiteral("Ana destroys 1 building"));
    }

    /// A raid that destroys nothing was left out.
    void aRaidIsToldWithWhatItTook() {
        QVERIFY(
            hand_.lay("red leads aggression 2\ncorrect 4-hex red ships 4\ncorrect 4-hex buildings blue city\n"
                      "correct blue slots relic psionic none none none none\n"
                      "red battles blue 4-hex with 2 raid\n"
                      "rolls raid self+key intercept\nred suffers fresh\nred raids psionic\n"));
        Story story;
        story.setTable(&hand_.table());
        const auto& moments = story.moments();
        QCOMPARE(moments.size(), 1);
        QCOMPARE(moments[0].text, QStringLiteral("Ana attacks Ben in 4 Hex"));
        QCOMPARE(moments[0].detail, QStringLiteral("Ana steals Psionic"));
    }

    /// The first five as great as the least of the greatest were told, and no greater one after them.
    void theGreatestOfManyBattlesAreTold() {
        StoryTeller teller({Player::Red, Player::Blue}, {});
        teller.start(0, std::vector<int>{0, 0});
        for (const int weight : {1, 2, 1, 1, 1, 1, 3}) {
            teller.addBattle(Player::Red, Player::Blue, QString::number(weight), {}, weight);
            if (weight == 2) teller.add(Player::Red, QStringLiteral("no battle"));
        }
        QString told;
        for (const view::MomentView& moment : teller.told().moments) told += moment.text.last(1);
        QCOMPARE(told, QStringLiteral("12e113"));
    }

    void aGameOfArcadesIsToldToo() {
        QVERIFY(hand_.games().importRecord(
            QStringLiteral("game: arcades\nplayers: red=Ana, blue=Ben, white=Cy\n\n"
                           "red places agent 1-arrow\nblue places agent 2-arrow\n"
                           "white places agent 3-arrow\nwhite places 3 3-gate\n"
                           "blue places 3 2-gate\nred places 3 1-gate\nrecruit\n"
                           "correct red resources relic\ncorrect red power 5\n"
                           "correct 1-gate blue ships 0+2\nred plays aggression 4\n"
                           "red researches repair-bots\n"
                           "red battles blue 1-gate with 2 assault\n"
                           "rolls assault hit+hit blank\n")));
        auto& table = *hand_.games().findChild<ArcadesTable*>();
        QVERIFY2(table.message().isEmpty(), qPrintable(table.message()));
        Story story;
        story.setTable(&table);
        QCOMPARE(story.chapters().first().powers, QList<int>({0, 0, 0}));
        QCOMPARE(story.chapters().last().powers, QList<int>({5, 0, 0}));
        QCOMPARE(story.players().first().name, QStringLiteral("Ana"));
        const auto& moments = story.moments();
        QCOMPARE(moments.size(), 2);
        QCOMPARE(moments[0].text, QStringLiteral("Ana researches Repair-bots"));
        QCOMPARE(moments[1].text, QStringLiteral("Ana attacks Ben in cluster 1"));
        QVERIFY2(moments[1].detail.contains(QStringLiteral("Ben loses 2 ships")),
                 qPrintable(moments[1].detail));
        QCOMPARE(moments[1].player, QStringLiteral("red"));
    }

    void theWinnersPanelLeadsToIt() {
        QVERIFY(hand_.layWholeGame());
        QVERIFY(hand_.tap(QStringLiteral("openStory")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("powerChart")));
        if (const QString file = qEnvironmentVariable("REACHKEEPER_PICTURE"); !file.isEmpty())
            hand_.window().grabWindow().save(file);
        QVERIFY(hand_.tap(QStringLiteral("back")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("winner")));
    }
};

QTEST_MAIN(StoryTest)
#include "story_test.moc"
