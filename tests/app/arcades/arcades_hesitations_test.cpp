#include "app/arcades/arcades_prompt_view.h"
#include "app/game/happened.h"
#include "engine/arcades/arcades.h"
#include "engine/arcades/record/record.h"
#include "tests/app/arcades/arcades_player.h"
#include "tests/places.h"

#include <QRegularExpression>
#include <QScopeGuard>

#include <algorithm>

using reach::arcades_ask::Ask;

namespace {

/// Two players and a phantom; Mia leads, and nearly every kind of action is possible for her.
const QByteArray kManyActions =
    "game: arcades\nplayers: yellow=Mia, blue=Tom\nphantom: red\n\nyellow places agent 6-moon\n"
    "blue places agent 3-hex\nblue places 3 3-gate\nyellow places 3 6-gate\nstart card 5\nrecruit\n"
    "red offers mobilization 5, aggression 2, administration 4\n"
    "correct yellow resources fuel relic weapon\ncorrect 6-gate yellow ships 2+1\nyellow plays aggression "
    "4\n";

}  // namespace

/// Regression tests for places of ARCADEs where players hesitated or were misled, by taps alone.
class ArcadesHesitationsTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() { QVERIFY(hand_.start()); }
    void init() { Hand::watch(); }
    void theBoxIsLaidOutStepByStep();
    void whatTheAppDoesNotAskForIsAStep();
    void aChaptersScoringIsAPage();
    void aScoringThatWasReadIsGone();
    void whatTheAppRolledIsTold();
    void aWholeTurnEndsWithTheRound();
    void whatIsScoredIsNoEstimate();
    void everybodyInAClusterIsShown();
    void theGameOfATableIsReadWhole();
    void theRowsOfNamesStay();
    void everyBattleOfABotIsToldAsOne();
    void everyActionShowsItsAnswers_data();
    void everyActionShowsItsAnswers();
    void eachSuitStandsBesideItsCards();
    void allDiceAreInSight_data();
    void allDiceAreInSight();
    void threeKindsOfOwnDiceAreInSight();
    void kindsOfActionKeepTheirPlaces();
    void undoStaysInThePanel();
    void aRollIsSeenBeforeTheTurnEnds();
    void whatComesWithAMarkerIsSaid();
    void aGreyButtonSaysWhy();
    void whatTheSupplyLacksKeepsItsPlace();
    void theGoalOfAnAgentIsSaid();
    void oneWayOnTheMapIsTaken();
    void moreThanTwoShipsMoveAtOnce();
    void nothingMovesWhenPiecesWait();
    void allPlayersAreAboveTheNews();
    void aClusterSaysWhatItPays();
    void correctionsHaveAWayBack();
    void shipsGoFromGateToGateOnTheMap();
    void aTurnIsToldFromItsBeginning();
    void aSecondRollIsNotTheFirst();
    void oneButtonIsTheMainOne();
    void suggestionsHaveTheWholeWidth();
    void whatIsDoneOnTheTableIsDone();
    void wordsThatMisled();
    void cleanupTestCase() { hand_.leave(); }

  private:
    reach::ArcadesTable& table() const { return player_.table(); }
    Ask asked() const { return player_.asked(); }
    bool lay(const QByteArray& entries, bool solo = false) const { return player_.lay(entries, solo); }
    /// Opens the table with many actions as a new one: the screen remembers nothing of the table before.
    bool open(const QByteArray& entries = {}) const {
        if (table().isOpen()) table().close();
        return hand_.games().importRecord(QString::fromLatin1(kManyActions + entries));
    }
    bool resize(QSize size) {
        hand_.window().resize(size);
        return QTest::qWaitFor([&] { return hand_.window().size() == size; });
    }
    bool showAs(QSize size, const QString& language, int print) {
        hand_.preferences().setLanguage(language);
        hand_.preferences().setSize(print);
        return resize(size);
    }
    bool showAsTheRowSays() {
        QFETCH(QSize, size);
        QFETCH(QString, language);
        QFETCH(int, print);
        return showAs(size, language, print);
    }
    /// Taps a button that takes no taps.
    void tapGrey(const QString& name) {
        screen::rest(hand_.window());
        const QQuickItem* button = hand_.shown(name);
        if (button && !button->isEnabled())
            QTest::mouseClick(&hand_.window(), Qt::LeftButton, {},
                              button->mapToScene({button->width() / 2, button->height() / 2}).toPoint());
        screen::rest(hand_.window());
    }
    /// The lines of a step of the guide.
    QString step(const QString& id) const {
        for (const auto& step : table().laidSteps())
            if (step.id == id) return step.lines.join(QLatin1Char('|'));
        return {};
    }

    Hand hand_;
    ArcadesPlayer player_{hand_};
};

/// Before the first question, the guide says where the pieces of this table lie.
void ArcadesHesitationsTest::theBoxIsLaidOutStepByStep() {
    for (const QSize size : {QSize(1280, 800), QSize(390, 844)}) {
        QVERIFY(resize(size));
        if (table().isOpen()) table().close();
        for (const char* name : {"newTable", "game-arcades", "players-1", "mode-hard", "startTable"})
            QVERIFY(hand_.tap(name));
        const QQuickItem* map = hand_.shown("layOutMap");
        QVERIFY(map);
        QVERIFY(!hand_.shown("prompt"));
        // The resources are on the map from the first step on: one on each planet.
        QCOMPARE(map->property("highlighted").toStringList().size(), 18);
        for (const char* name : {"layOut-map-tick", "layOut-cards-tick", "layOut-markers-tick"})
            QVERIFY(hand_.tap(name));
        QVERIFY(map->property("highlighted").toStringList().isEmpty());
        const QString person = table().players()[0].color;
        const QString bot = table().players()[1].color;
        QVERIFY2(step(person).contains("10 ships") && step(person).contains("Fleet expansion: 2 ships"),
                 qPrintable(step(person)));
        QVERIFY2(step(bot).contains("12 ships") && step(bot).contains("2 cities"), qPrintable(step(bot)));
        QVERIFY(step("markers").contains("5 (blue side), 3 (blue side), 4 (orange side)"));
        for (const auto& player : table().players())
            QVERIFY(hand_.tap(QStringLiteral("layOut-%1-tick").arg(player.color)));
        QVERIFY(step("places").isEmpty());
        QVERIFY(hand_.tap("layOutDone"));
        QCOMPARE(asked(), Ask::PlaceAgent);
        QVERIFY(hand_.shown("prompt"));
        QCOMPARE(table().cursor(), 0);
        // A table that was begun goes on where it was.
        QVERIFY(hand_.tap("answer-0"));
        QVERIFY(hand_.tap("menu"));
        QVERIFY(hand_.tap("leaveTable"));
        QVERIFY(hand_.tap("continueTable"));
        QVERIFY(hand_.shown("prompt"));
    }
    QVERIFY(resize({1280, 800}));
}

/// Where only scores are entered, nothing asks for the agents and the first ships. The phantom has pieces.
void ArcadesHesitationsTest::whatTheAppDoesNotAskForIsAStep() {
    table().close();
    for (const char* name : {"newTable", "game-arcades", "players-2", "told-score", "startTable"})
        QVERIFY(hand_.tap(name));
    QVERIFY(hand_.shown("layOutMap"));
    QVERIFY2(
        step("places").contains("3 ships into any gate") && step("places").contains("2 ships into each gate"),
        qPrintable(step("places")));
    const QString phantom = table().players()[2].color;
    QVERIFY(step(phantom).contains("12 ships"));
    QVERIFY2(!step("markers").contains(table().players()[2].name), qPrintable(step("markers")));
    QVERIFY(hand_.tap("layOutDone"));
    QVERIFY(hand_.shown("prompt"));
}

namespace {

/// The rest of the first chapter: five rounds in which nobody does anything.
QByteArray restOfTheChapter() {
    QByteArray entries;
    const auto round = [&entries](const char* one, const char* two, const char* three, const char* suit,
                                  const char* a, const char* b, const char* c) {
        for (const auto& [player, number] : {std::pair{one, a}, std::pair{two, b}, std::pair{three, c}})
            entries += QByteArray(player) + " plays " + suit + " " + number + "\n" + player + " ends turn\n";
    };
    round("red", "blue", "white", "aggression", "6", "2", "3");
    round("red", "blue", "white", "mobilization", "6", "2", "3");
    round("red", "blue", "white", "administration", "6", "2", "3");
    round("red", "blue", "white", "aggression", "5", "1", "4");
    round("red", "blue", "white", "mobilization", "5", "1", "4");
    return entries;
}

}  // namespace

/// The end of a chapter is shown cluster by cluster and player by player, until somebody has read it.
void ArcadesHesitationsTest::aChaptersScoringIsAPage() {
    const QByteArray before = "correct red resources fuel relic\n" + restOfTheChapter();
    const QByteArray last = "white ends turn\n";
    for (const QSize size : {QSize(1280, 800), QSize(820, 1180), QSize(390, 844)}) {
        QVERIFY(resize(size));
        QVERIFY(lay(before.chopped(last.size())));
        QVERIFY(!hand_.shown("scoredPage"));
        QVERIFY(hand_.tap("endTurn"));
        QCOMPARE(asked(), Ask::Compensation);
        QVERIFY(hand_.shown("scoredPage"));
        QCOMPARE(hand_.text("sheetTitle"), QStringLiteral("Chapter 1 was scored"));
        for (int cluster = 1; cluster <= 6; ++cluster)
            QVERIFY(hand_.shown(QStringLiteral("scoredCluster-%1").arg(cluster)));
        QVERIFY(hand_.shown("scoredPlayer-red"));
        // An upright tablet has room for most of it.
        screen::rest(hand_.window());
        QVERIFY(size.width() != 820 || hand_.shown("scoredPage")->height() >= 400);
        const QString all = screen::looks(*hand_.shown("scoredPage")).join(u'\n');
        QVERIFY2(all.contains("clusters +2 · resources +2"), qPrintable(all));
        // It comes back from the menu.
        QVERIFY(hand_.tap("menu"));
        QVERIFY(!hand_.shown("scoredPage"));
        QVERIFY(hand_.tap("menu"));
        QVERIFY(hand_.shown("scoredPage"));
        QVERIFY(hand_.tap("scoreRead"));
        QVERIFY(!hand_.shown("scoredPage"));
        QVERIFY(hand_.tap("answer-0"));
        QVERIFY(!hand_.shown("scoredPage"));
    }
    QVERIFY(resize({1280, 800}));
}

/// What bots get is told as well. Undo takes the page away.
void ArcadesHesitationsTest::aScoringThatWasReadIsGone() {
    QVERIFY(player_.begin(1, false));
    for (int answers = 0; table().chapterScoredAt() == 0 && answers < 900; ++answers)
        QVERIFY(player_.answer());
    QVERIFY(hand_.shown("scoredPage"));
    const auto score = table().chapterScore();
    QCOMPARE(score.clusters.size(), 6);
    QCOMPARE(score.players.size(), 3);
    for (const auto& player : score.players) {
        int clusters = 0;
        for (const auto& cluster : score.clusters)
            for (const auto& place : cluster.places)
                if (place.color == player.color) clusters += place.power;
        QVERIFY(clusters == 0 || player.gains.contains(QStringLiteral("clusters +%1").arg(clusters)));
        QVERIFY(player.before + clusters <= player.now);
        for (const auto& now : table().players())
            if (now.color == player.color) QCOMPARE(player.now, now.power);
    }
    QVERIFY(hand_.tap("undo"));
    QVERIFY(!hand_.shown("scoredPage"));
    QCOMPARE(table().chapterScoredAt(), 0);
    QVERIFY(hand_.tap("redo"));
    QVERIFY(hand_.tap("scoreRead"));
    QVERIFY(!hand_.shown("scoredPage"));
}

/// The faces that came are told with the next question, and with the choice of a reroll.
void ArcadesHesitationsTest::whatTheAppRolledIsTold() {
    const QByteArray battle =
        "correct 1-gate blue ships 3\ncorrect 1-gate red ships 4\nred plays aggression 4\n"
        "red battles blue 1-gate with 2 assault\n";
    for (const QSize size : {QSize(1280, 800), QSize(390, 844)}) {
        QVERIFY(resize(size));
        QVERIFY(lay(battle));
        QVERIFY(hand_.tap("rollHere"));
        const QString rolled = table().log().constLast().text;
        QVERIFY2(rolled.startsWith(QStringLiteral("Rolled: ")), qPrintable(rolled));
        QVERIFY2(table().news().contains(rolled), qPrintable(table().news().join('|')));
        QVERIFY(hand_.shown("message"));
        QVERIFY(screen::looks(*hand_.shown("message")).join(u'\n').contains(rolled));
        QVERIFY(
            lay("correct red advance advance-tactics on\ncorrect 1-gate blue ships 2\n"
                "correct 1-gate red ships 2\nred plays aggression 4\n"
                "red battles blue 1-gate with 2 skirmish\nrolls skirmish hit blank\n"));
        QCOMPARE(asked(), Ask::Reroll);
        QCOMPARE(hand_.text("rolled"), QStringLiteral("Rolled: blank · hit"));
    }
    QVERIFY(resize({1280, 800}));
}

/// A bot that wins a round as its last player leads the next one, which is another turn.
void ArcadesHesitationsTest::aWholeTurnEndsWithTheRound() {
    int wins = 0;
    for (int game = 0; wins == 0 && game < 12; ++game) {
        QVERIFY(lay("", true));
        for (int answers = 0; wins == 0 && table().chapter() == 1 && answers < 400; ++answers) {
            const int round = table().round();
            const bool bot = asked() == Ask::Bot;
            QVERIFY(bot ? hand_.tap("botAll") : player_.answer());
            if (table().round() == round || asked() == Ask::Recruit ||
                table().initiative() == QStringLiteral("red"))
                continue;
            // A bot leads the new round, and nothing of it is done yet.
            ++wins;
            QVERIFY2(table().played().isEmpty(), qPrintable(table().record()));
        }
    }
    QVERIFY(wins > 0);
}

/// "chapter +n" is what the chapter would pay. It is not told once the chapter has paid.
void ArcadesHesitationsTest::whatIsScoredIsNoEstimate() {
    QVERIFY(lay(restOfTheChapter().chopped(16)));
    QVERIFY(hand_.shown("estimate-red"));
    QVERIFY2(hand_.text("estimate-red").contains("chapter +2"), qPrintable(hand_.text("estimate-red")));
    QVERIFY(hand_.tap("endTurn"));
    QVERIFY(hand_.tap("scoreRead"));
    QVERIFY(hand_.shown("power-red"));
    QCOMPARE(hand_.text("estimate-red"), QString());
    while (asked() == Ask::Compensation) QVERIFY(player_.answer());
    QCOMPARE(asked(), Ask::Recruit);
    QCOMPARE(hand_.text("estimate-red"), QString());
}

/// The third and the fourth in a cluster score nothing, but they are there.
void ArcadesHesitationsTest::everybodyInAClusterIsShown() {
    const QString four = QStringLiteral(
        "game: arcades\nplayers: red=Ana, blue=Ben, white=Cy, yellow=Dee\n\nred places agent 1-arrow\n"
        "blue places agent 2-arrow\nwhite places agent 3-arrow\nyellow places agent 4-arrow\n"
        "yellow places 3 4-gate\nwhite places 3 3-gate\nblue places 3 2-gate\nred places 3 1-gate\n"
        "recruit\n");
    QString entries;
    for (const char* color : {"red", "blue", "white", "yellow"})
        for (int cluster = 1; cluster <= 6; ++cluster)
            entries +=
                QStringLiteral("correct %2-gate %1 ships 1\n").arg(QLatin1StringView(color)).arg(cluster);
    // What happened before is told below the clusters, and takes their height.
    for (const QString& then :
         {QStringLiteral("red plays aggression 4\n"),
          QStringLiteral("red plays aggression 4\nred ends turn\nblue plays aggression 1\nblue ends turn\n"
                         "white plays aggression 5\nwhite ends turn\nyellow plays aggression 2\n"
                         "yellow ends turn\n")})
        for (const QSize size : {QSize(1280, 800), QSize(820, 1180), QSize(390, 844)}) {
            QVERIFY(resize(size));
            QVERIFY(hand_.games().importRecord(four + entries + then));
            if (size.width() == 390) QVERIFY(hand_.tap("page-clusters"));
            screen::rest(hand_.window());
            for (int cluster = 1; cluster <= 6; ++cluster) {
                const QQuickItem* box = hand_.shown(QStringLiteral("cluster-%1").arg(cluster));
                QVERIFY(box);
                for (const char* color : {"red", "blue", "white", "yellow"}) {
                    const QString name =
                        QStringLiteral("share-%1-%2").arg(QString::number(cluster), QLatin1StringView(color));
                    const QQuickItem* row = hand_.shown(name);
                    QVERIFY2(row, qPrintable(name));
                    const QRectF place = row->mapRectToItem(box, {0, 0, row->width(), row->height()});
                    const QQuickItem* list = row;
                    while (!list->inherits("QQuickFlickable")) list = list->parentItem();
                    QVERIFY2(place.height() >= 20, qPrintable(name));
                    // What has no room is scrolled to, with a sign that there is more.
                    QVERIFY2(place.bottom() <= box->height() || list->property("interactive").toBool(),
                             qPrintable(name));
                }
            }
        }
    QVERIFY(resize({1280, 800}));
}

/// On a phone, in German, the list of tables says whole against whom a table is played.
void ArcadesHesitationsTest::theGameOfATableIsReadWhole() {
    QVERIFY(player_.begin(1, true));
    const qlonglong id = hand_.games().list().constFirst().id;
    hand_.preferences().setLanguage(QStringLiteral("de"));
    const auto english = qScopeGuard([this] { hand_.preferences().setLanguage(QStringLiteral("en")); });
    QVERIFY(resize({390, 844}));
    table().close();
    const QString name = QStringLiteral("playedAt-%1").arg(id);
    QTRY_VERIFY(hand_.shown(name));
    QCOMPARE(hand_.text(name), QStringLiteral("ARCADEs, allein gegen harte Bots"));
    QVERIFY(!hand_.shown(name)->property("truncated").toBool());
    QVERIFY(resize({1280, 800}));
}

/// On the way to a new table, the row of a name stays under the finger, whatever is typed or chosen.
void ArcadesHesitationsTest::theRowsOfNamesStay() {
    QVERIFY(lay(""));  // its people are offered again
    table().close();
    for (const QSize size : {QSize(1280, 800), QSize(390, 844)}) {
        QVERIFY(resize(size));
        for (const char* name : {"newTable", "game-arcades", "players-3"}) QVERIFY(hand_.tap(name));
        QVERIFY(hand_.shown("seatLast"));
        QVERIFY(hand_.shown("person-Ana"));
        const auto place = [this] {
            screen::rest(hand_.window());
            const QQuickItem* field = hand_.shown("seatName-0");
            const QQuickItem* list = field;
            while (list && !list->inherits("QQuickFlickable")) list = list->parentItem();
            return list ? field->mapToItem(list, {0, 0}).y() + list->property("contentY").toDouble() : -1;
        };
        const double here = place();
        QVERIFY(here > 0);
        for (const char* name : {"players-2", "players-1", "players-4", "players-3"}) {
            QVERIFY(hand_.tap(name));
            QVERIFY2(qAbs(place() - here) < 1, name);
        }
        QVERIFY(hand_.tap("seatName-0"));
        hand_.type(QStringLiteral("X"));
        QVERIFY(qAbs(place() - here) < 1);
        for (const char* name : {"person-Ana", "person-Ben"}) {
            QVERIFY(hand_.tap(name));
            QVERIFY2(qAbs(place() - here) < 1, name);
        }
        QVERIFY(hand_.tap("backHome"));
    }
    QVERIFY(resize({1280, 800}));
}

/// A bot that battles twice in one turn seemed to battle once: who battles whom where is told with each roll,
/// and another battle is said to be one.
void ArcadesHesitationsTest::everyBattleOfABotIsToldAsOne() {
    namespace arcades = reach::arcades;
    const reach::words::PlayerNames names{
        {QStringLiteral("Ana"), QStringLiteral("Ben"), QStringLiteral("Cy"), QStringLiteral("Dee")}};
    int rolls = 0;
    int others = 0;
    for (const char* name : {"solo", "solo-hard"}) {
        QFile file(places::source("tests/arcades/records/") + QLatin1String(name) +
                   QStringLiteral(".record"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto read = arcades::parseRecord(file.readAll().toStdString());
        QVERIFY(read.record);
        arcades::Game game = arcades::newGame(read.record->setup);
        for (const auto& entry : read.record->entries) {
            const arcades::Decision decision = arcades::decide(game, entry.command);
            const auto began = [](const arcades::Event& event) {
                return std::holds_alternative<arcades::event::BattleBegan>(event);
            };
            const auto asked = reach::view::prompt(game, names);
            if (std::holds_alternative<arcades::command::Act>(entry.command) && game.state.turn.attacked &&
                std::ranges::any_of(decision.events, began)) {
                ++others;
                QCOMPARE(asked.steps.first(), QStringLiteral("Another battle in this turn:"));
            }
            if (asked.ask == Ask::Roll) {
                ++rolls;
                const auto& battle = game.state.battle;
                QCOMPARE(asked.question, QStringLiteral("Roll the dice: %1 against %2 in cluster %3")
                                             .arg(names.of(battle.attacker), names.of(battle.defender))
                                             .arg(battle.cluster + 1));
            }
            for (const arcades::Event& event : decision.events) arcades::evolve(game.state, event);
        }
    }
    QVERIFY(rolls > 0);
    QVERIFY2(others > 0, qPrintable(QString::number(rolls)));
}

namespace {

/// All items in this one, at any depth.
QList<QQuickItem*> insides(const QQuickItem& item) {
    QList<QQuickItem*> all = item.childItems();
    for (qsizetype at = 0; at < all.size(); ++at) all += all[at]->childItems();
    return all;
}

}  // namespace

void ArcadesHesitationsTest::everyActionShowsItsAnswers_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("print");
    for (const QSize size :
         {QSize(820, 1180), QSize(560, 800), QSize(390, 844), QSize(1280, 800), QSize(1024, 768)}) {
        QTest::addRow("%d x %d", size.width(), size.height()) << size << QStringLiteral("en") << 100;
        QTest::addRow("%d x %d, German, larger", size.width(), size.height())
            << size << QStringLiteral("de") << 150;
    }
}

/// With eight kinds of action no room was left for their answers. At least two rows of them are in sight.
void ArcadesHesitationsTest::everyActionShowsItsAnswers() {
    const auto back = qScopeGuard([this] { (void)showAs({1280, 800}, QStringLiteral("en"), 100); });
    QVERIFY(showAsTheRowSays());
    QVERIFY(open());
    int kinds = 0;
    for (const char* kind :
         {"place", "agent", "ships", "repair", "battle", "research", "colonize", "declare", "phantom"}) {
        const QString chip = QStringLiteral("group-") + QLatin1String(kind);
        QTRY_VERIFY2(hand_.shown(chip), kind);
        if (!hand_.shown(chip)->isEnabled()) continue;
        ++kinds;
        QVERIFY2(hand_.tap(chip), kind);
        screen::rest(hand_.window());
        QQuickItem* list = hand_.shown("answersScroll");
        QVERIFY(list);
        QVERIFY2(qFuzzyIsNull(list->property("contentY").toDouble()), kind);
        std::vector<double> rows;
        std::vector<double> seen;
        for (const QQuickItem* item : insides(*list)) {
            static const QRegularExpression answer(QStringLiteral("^(answer|goal|battle)-"));
            if (!item->isVisible() || !answer.match(item->objectName()).hasMatch()) continue;
            const QRectF place = item->mapRectToItem(list, {0, 0, item->width(), item->height()});
            if (std::ranges::find(rows, place.y()) == rows.end()) rows.push_back(place.y());
            const bool whole = place.top() >= 0 && place.bottom() <= list->height() + 0.5;
            if (whole && std::ranges::find(seen, place.y()) == seen.end()) seen.push_back(place.y());
        }
        QVERIFY2(!rows.empty(), kind);
        QVERIFY2(seen.size() >= std::min<std::size_t>(2, rows.size()),
                 qPrintable(QStringLiteral("%1: %2 of %3 rows in %4")
                                .arg(QLatin1String(kind))
                                .arg(seen.size())
                                .arg(rows.size())
                                .arg(list->height())));
        // The way back lies where the answers are.
        QVERIFY2(hand_.tap(hand_.shown("pickedGroup") ? QStringLiteral("pickedGroup") : chip), kind);
    }
    QVERIFY2(kinds >= 7, qPrintable(QString::number(kinds)));
}

/// In a high panel the signs of the suits stood further apart than the rows of their cards.
void ArcadesHesitationsTest::eachSuitStandsBesideItsCards() {
    const auto back = qScopeGuard([this] { resize({1280, 800}); });
    if (table().isOpen()) table().close();
    QVERIFY(lay(""));
    for (const QSize size : {QSize(820, 1180), QSize(1280, 800), QSize(390, 844)}) {
        QVERIFY(resize(size));
        screen::rest(hand_.window());
        for (const char* suit : {"administration", "aggression", "mobilization"}) {
            const QQuickItem* sign = hand_.shown(QStringLiteral("suit-") + QLatin1String(suit));
            const QQuickItem* card = hand_.shown(QStringLiteral("card-%1-1").arg(QLatin1String(suit)));
            QVERIFY2(sign && card, suit);
            const double middle = sign->mapToItem(card, {0, sign->height() / 2}).y();
            QVERIFY2(middle > 0 && middle < card->height(), suit);
            // On a phone it stands in the corner of the first card.
            QVERIFY2(size.width() < 700 || qAbs(middle - card->height() / 2) < 1, suit);
        }
    }
}

void ArcadesHesitationsTest::allDiceAreInSight_data() {
    everyActionShowsItsAnswers_data();
}

/// The dice, the odds and the button of a battle are seen at once.
void ArcadesHesitationsTest::allDiceAreInSight() {
    const auto back = qScopeGuard([this] { (void)showAs({1280, 800}, QStringLiteral("en"), 100); });
    QVERIFY(showAsTheRowSays());
    // The agent of the defender is there, so that raid dice may be rolled.
    QVERIFY(open("correct 6-gate blue ships 2\ncorrect blue agent 6-hex\n"));
    QVERIFY(hand_.tap("group-battle"));
    int raid = -1;
    for (const auto& battle : table().battles())
        if (battle.raid && raid < 0) raid = static_cast<int>(&battle - table().battles().data());
    QVERIFY(raid >= 0);
    QVERIFY(hand_.tap(QStringLiteral("battle-%1").arg(raid)));
    screen::rest(hand_.window());
    for (const char* name : {"battleOdds", "dice-assault", "dice-skirmish", "dice-raid", "battle"}) {
        QVERIFY2(hand_.shown(name), name);
        QVERIFY2(hand_.isInSight(name), name);
    }
    // A longer text about the odds pushed the dice down.
    QFETCH(QSize, size);
    const double before = hand_.shown("dice-raid")->mapToScene({}).y();
    QVERIFY(hand_.tap("dice-skirmish-down"));
    QVERIFY(hand_.tap("dice-raid-up"));
    screen::rest(hand_.window());
    QVERIFY(size.width() != 820 || qAbs(hand_.shown("dice-raid")->mapToScene({}).y() - before) < 1);
}

/// Of three kinds of dice the last one was to be scrolled to.
void ArcadesHesitationsTest::threeKindsOfOwnDiceAreInSight() {
    QVERIFY(resize({820, 1180}));
    const auto back = qScopeGuard([this] { resize({1280, 800}); });
    QVERIFY(
        open("correct 6-gate yellow ships 4\ncorrect 6-gate blue ships 2\ncorrect blue agent 6-hex\n"
             "yellow battles blue 6-gate with 1 assault 1 skirmish 2 raid\n"));
    QCOMPARE(asked(), Ask::Roll);
    screen::rest(hand_.window());
    const QQuickItem* faces = hand_.shown("facesScroll");
    QVERIFY(faces);
    QVERIFY2(faces->property("contentHeight").toDouble() <= faces->height(),
             qPrintable(QStringLiteral("%1 of %2")
                            .arg(faces->height())
                            .arg(faces->property("contentHeight").toDouble())));
}

/// The kinds of action changed their places after each action, under the finger.
void ArcadesHesitationsTest::kindsOfActionKeepTheirPlaces() {
    QVERIFY(resize({820, 1180}));
    QVERIFY(open());
    const auto places = [this] {
        screen::rest(hand_.window());
        QStringList found;
        for (const char* kind : {"place", "agent", "ships", "repair", "battle", "research", "colonize", "buy",
                                 "declare", "phantom"})
            if (const QQuickItem* chip = hand_.shown(QStringLiteral("group-") + QLatin1String(kind)))
                found += QStringLiteral("%1 %2 %3")
                             .arg(QLatin1String(kind))
                             .arg(chip->mapToScene({}).x())
                             .arg(chip->mapToScene({}).y());
        return found;
    };
    const QStringList before = places();
    QCOMPARE(before.size(), 10);
    // An upright tablet has room for two rows, above the end of the turn.
    const QQuickItem* last = hand_.shown("group-phantom");
    QVERIFY(last->mapToScene({}).y() - hand_.shown("group-place")->mapToScene({}).y() < 2 * last->height());
    // The chosen one is in bolder print.
    for (const char* kind : {"group-agent", "group-ships", "group-battle"}) {
        QVERIFY(hand_.tap(kind));
        QCOMPARE(places(), before);
        QVERIFY(hand_.tap(kind));
    }
    QVERIFY(table().enter(QStringLiteral("yellow repairs 1 6-gate")));
    QCOMPARE(places(), before);
    QVERIFY(table().enter(QStringLiteral("yellow moves phantom 6-arrow")));
    QCOMPARE(places(), before);
    QVERIFY(!hand_.shown("group-repair")->isEnabled());
    QVERIFY(resize({1280, 800}));
}

/// While the table is put right, the panel is low, and Undo hung out of it.
void ArcadesHesitationsTest::undoStaysInThePanel() {
    for (const QSize size : {QSize(820, 1180), QSize(1280, 800), QSize(390, 844)}) {
        QVERIFY(resize(size));
        QVERIFY(open());
        QVERIFY(hand_.tap("menu"));
        QVERIFY(hand_.tap("openCorrections"));
        screen::rest(hand_.window());
        const QQuickItem* undo = hand_.shown("undo");
        QVERIFY(undo);
        const QQuickItem* panel = undo;
        while (panel && !panel->inherits("QQuickRectangle") &&
               QLatin1StringView(panel->metaObject()->className()).left(10) !=
                   QLatin1StringView("ArcadesBar"))
            panel = panel->parentItem();
        QVERIFY(panel);
        const double bottom = undo->mapToItem(panel, {0, undo->height()}).y();
        QVERIFY2(bottom <= panel->height() - 4,
                 qPrintable(QStringLiteral("%1 of %2").arg(bottom).arg(panel->height())));
    }
    QVERIFY(resize({1280, 800}));
}

/// The last battle of a turn ended the turn and the round at the tap that rolled its dice.
void ArcadesHesitationsTest::aRollIsSeenBeforeTheTurnEnds() {
    if (table().isOpen()) table().close();
    QVERIFY(
        lay("correct 1-gate blue ships 3\nred plays aggression 1\n"
            "red battles blue 1-gate with 1 skirmish\n"));
    QVERIFY(hand_.tap("rollHere"));
    if (asked() == Ask::Strike) QVERIFY(hand_.tap("answer-0"));
    QCOMPARE(asked(), Ask::Act);
    QCOMPARE(table().promptView().player, QStringLiteral("red"));
    QVERIFY(table().enter(QStringLiteral("red declares 5")));
    QCOMPARE(hand_.text("prompt"), QStringLiteral("Only the end of the turn is left"));
    QVERIFY(hand_.tap("endTurn"));
    QCOMPARE(table().promptView().player, QStringLiteral("blue"));
}

/// A marker ended the turn at the first tap. That it does is told before, and what it costs.
void ArcadesHesitationsTest::whatComesWithAMarkerIsSaid() {
    QVERIFY(resize({820, 1180}));
    const auto back = qScopeGuard([this] { resize({1280, 800}); });
    QVERIFY(open());
    QVERIFY(hand_.tap("group-declare"));
    QVERIFY2(hand_.text("prompt").contains(QStringLiteral("your card counts as 0")),
             qPrintable(hand_.text("prompt")));
    screen::rest(hand_.window());
    QVERIFY(!hand_.shown("prompt")->property("truncated").toBool());
    QVERIFY(hand_.tap("group-agent"));
    QVERIFY(!hand_.text("prompt").contains(QStringLiteral("one resource")));
    QVERIFY(table().enter(QStringLiteral("yellow moves agent clockwise 1-moon collects 1-moon")));
    QVERIFY(hand_.tap("group-agent"));
    QVERIFY2(hand_.text("prompt").contains(QStringLiteral("one resource of this turn")),
             qPrintable(hand_.text("prompt")));
}

/// "When a rule says no" was promised to be told, and every grey button was mute.
void ArcadesHesitationsTest::aGreyButtonSaysWhy() {
    QVERIFY(open());
    QVERIFY(table().enter(QStringLiteral("yellow repairs 1 6-gate")));
    const auto said = [this](const char* name) {
        const int before = table().cursor();
        tapGrey(QLatin1String(name));
        return table().cursor() == before ? table().message() : QString();
    };
    QVERIFY2(said("group-place").contains(QStringLiteral("places ships or pays for actions")),
             qPrintable(table().message()));
    QVERIFY2(said("group-repair").contains(QStringLiteral("Only damaged ships")),
             qPrintable(table().message()));
    QVERIFY2(said("group-buy").contains(QStringLiteral("Trophies")), qPrintable(table().message()));
    QVERIFY(hand_.shown("message"));
    QVERIFY(lay("red plays aggression 4\nred ends turn\n"));
    QVERIFY2(said("card-aggression-4").contains(QStringLiteral("has been seen")),
             qPrintable(table().message()));
}

/// The resources after the one that was gone slid under the finger.
void ArcadesHesitationsTest::whatTheSupplyLacksKeepsItsPlace() {
    const QByteArray before = restOfTheChapter();
    QVERIFY(lay(before));
    QCOMPARE(asked(), Ask::Compensation);
    const QString player = table().promptView().player;
    const auto left = [this] {
        const auto& all = table().optionList();
        return std::ranges::count_if(all, [](const auto& option) { return option.legal; });
    };
    QString held;
    for (int more = 0; more < 6 && left() == 5; ++more) {
        held += QStringLiteral(" material");
        QVERIFY(table().enter(QStringLiteral("correct %1 resources%2").arg(player, held)));
    }
    QCOMPARE(left(), 4);
    QVERIFY(hand_.tap("scoreRead"));
    QVERIFY(hand_.shown("answer-4"));
    QVERIFY(!hand_.shown("answer-0")->isEnabled());
    const int entries = table().cursor();
    tapGrey(QStringLiteral("answer-0"));
    QCOMPARE(table().cursor(), entries);
    QVERIFY2(table().message().contains(QStringLiteral("The supply has none")),
             qPrintable(table().message()));
}

/// After a tap on a planet the answers name only the way to it.
void ArcadesHesitationsTest::theGoalOfAnAgentIsSaid() {
    QVERIFY(open());
    QVERIFY(hand_.tap("group-agent"));
    QVERIFY(hand_.tapSystem("2-moon"));
    QVERIFY2(hand_.text("prompt").contains(QStringLiteral("2 Moon")), qPrintable(hand_.text("prompt")));
    QCOMPARE(hand_.shown("map")->property("highlighted").toStringList(),
             QStringList{QStringLiteral("2-moon")});
}

/// An agent's only way was taken at the first tap on the map, the phantom's at the second.
void ArcadesHesitationsTest::oneWayOnTheMapIsTaken() {
    QVERIFY(open());
    QVERIFY(hand_.tap("group-phantom"));
    const int before = table().cursor();
    QVERIFY(hand_.tapSystem("6-arrow"));
    QCOMPARE(table().cursor(), before + 1);
}

/// Three ships could be moved only one and two at a time.
void ArcadesHesitationsTest::moreThanTwoShipsMoveAtOnce() {
    const auto offers = [this](const char* entry) {
        return std::ranges::any_of(table().optionList(),
                                   [&](const auto& option) { return option.entry == QLatin1String(entry); });
    };
    QVERIFY(lay("correct 1-gate red ships 5\nred plays aggression 4\n"));
    QVERIFY(offers("red moves 3 1-gate > 2-gate"));
    QVERIFY(offers("red moves 4 1-gate > 2-gate"));
    QVERIFY(!offers("red moves 5 1-gate > 2-gate"));
}

/// The button of pieces to move pushed the pages down, so that a tap on them hit it.
void ArcadesHesitationsTest::nothingMovesWhenPiecesWait() {
    QVERIFY(resize({820, 1180}));
    const auto back = qScopeGuard([this] { resize({1280, 800}); });
    QVERIFY(lay("", true));
    QVERIFY(table().enter(QStringLiteral("red plays aggression 4")));
    QVERIFY(table().enter(QStringLiteral("red ends turn")));
    table().happened()->waveAway();
    screen::rest(hand_.window());
    QVERIFY(!hand_.shown("happened"));
    const double before = hand_.shown("page-players")->mapToScene({}).y();
    QVERIFY(hand_.tap("botAll"));
    while (asked() == Ask::Draw || asked() == Ask::Roll) QVERIFY(player_.answer());
    QTRY_VERIFY(hand_.shown("happened"));
    screen::rest(hand_.window());
    QCOMPARE(hand_.shown("page-players")->mapToScene({}).y(), before);
}

/// A long text pushed the last player's card out of sight.
void ArcadesHesitationsTest::allPlayersAreAboveTheNews() {
    QVERIFY(resize({820, 1180}));
    const auto back = qScopeGuard([this] { resize({1280, 800}); });
    QVERIFY(lay("", true));
    QVERIFY(table().enter(QStringLiteral("red plays aggression 4")));
    QVERIFY(table().enter(QStringLiteral("red ends turn")));
    for (int turn = 0; turn < 2; ++turn) {
        QVERIFY(hand_.tap("botAll"));
        while (asked() == Ask::Draw || asked() == Ask::Roll) QVERIFY(player_.answer());
        screen::rest(hand_.window());
        QVERIFY(hand_.shown("message"));
        const QQuickItem* list = hand_.shown("arcadesPlayers");
        QVERIFY(list);
        QVERIFY2(list->property("contentHeight").toDouble() <= list->height() + 1,
                 qPrintable(QStringLiteral("%1 of %2")
                                .arg(list->height())
                                .arg(list->property("contentHeight").toDouble())));
    }
}

/// "end 5/3" stands on clusters without a marker, too; a tap says why.
void ArcadesHesitationsTest::aClusterSaysWhatItPays() {
    QVERIFY(lay("", true));
    const auto& clusters = table().clusters();
    const auto paid = std::ranges::find_if(
        clusters, [](const auto& cluster) { return !cluster.marked && cluster.paysAtEnd != cluster.pays; });
    QVERIFY(paid != clusters.end());
    QVERIFY(hand_.tap(QStringLiteral("cluster-%1").arg(paid->number)));
    QVERIFY(hand_.tap("closeReference"));
}

/// Both buttons below the corrections were grey while nothing was changed.
void ArcadesHesitationsTest::correctionsHaveAWayBack() {
    QVERIFY(open());
    QVERIFY(hand_.tap("menu"));
    QVERIFY(hand_.tap("openCorrections"));
    QVERIFY(hand_.shown("arcadesCorrections"));
    QVERIFY(hand_.tap("forgetCorrections"));
    QVERIFY(!hand_.shown("arcadesCorrections"));
}

/// On the map ships go from gate to gate: the gates where they can go are lit, and a tap there moves them.
void ArcadesHesitationsTest::shipsGoFromGateToGateOnTheMap() {
    if (table().isOpen()) table().close();
    QVERIFY(lay("red plays aggression 4\n"));
    QVERIFY(hand_.tap("group-ships"));
    QVERIFY(hand_.tapSystem("1-gate"));
    const auto lit = [this] { return hand_.shown("map")->property("highlighted").toStringList(); };
    QVERIFY2(lit().contains("2-gate") && lit().contains("6-gate"), qPrintable(lit().join(u' ')));
    QVERIFY(hand_.tapSystem("2-gate"));
    const QQuickItem* first = hand_.shown("answer-0");
    QVERIFY(first);
    QVERIFY(hand_.tap("answer-0"));
    QVERIFY2(table().log().constLast().entry.startsWith(QStringLiteral("red moves")) &&
                 table().log().constLast().entry.endsWith(QStringLiteral("1-gate > 2-gate")),
             qPrintable(table().log().constLast().entry));
}

/// A bot's turn was told backwards, in one paragraph.
void ArcadesHesitationsTest::aTurnIsToldFromItsBeginning() {
    QVERIFY(resize({820, 1180}));
    const auto back = qScopeGuard([this] { resize({1280, 800}); });
    if (table().isOpen()) table().close();
    QVERIFY(lay("", true));
    QVERIFY(table().enter(QStringLiteral("red plays aggression 4")));
    QVERIFY(table().enter(QStringLiteral("red ends turn")));
    QVERIFY(hand_.tap("botAll"));
    while (asked() == Ask::Draw || asked() == Ask::Roll) QVERIFY(player_.answer());
    const QStringList news = table().news();
    const auto where = [&](const char* text) {
        for (qsizetype at = 0; at < news.size(); ++at)
            if (news[at].contains(QLatin1String(text))) return at;
        return qsizetype(-1);
    };
    QVERIFY2(where("plays") >= 0 && where("agent") > where("plays"), qPrintable(news.join(u'|')));
    // What the end of a round brings is told in the same order, and line by line where it is read whole.
    QVERIFY(
        lay("red plays aggression 4\nred ends turn\nblue plays aggression 1\nblue ends turn\n"
            "white plays aggression 5\nwhite ends turn\n"));
    const QStringList round = table().news();
    QVERIFY2(round.size() > 2 && round.constFirst().contains(QStringLiteral("wins the round")),
             qPrintable(round.join(u'|')));
    QVERIFY(lay("", true));
    QVERIFY(table().enter(QStringLiteral("red plays aggression 4")));
    QVERIFY(table().enter(QStringLiteral("red ends turn")));
    QVERIFY(hand_.tap("botAll"));
    if (asked() == Ask::Draw) QVERIFY(player_.answer());
    QVERIFY(hand_.tap("allNews"));
    const QString read = screen::looks(*hand_.shown("message")).join(u' ');
    QVERIFY2(read.contains(table().news().join(u'\n')), qPrintable(read));
}

/// Where a bot battled twice, the same question stood there again after the dice were rolled, and the news
/// began as before.
void ArcadesHesitationsTest::aSecondRollIsNotTheFirst() {
    namespace arcades = reach::arcades;
    int seconds = 0;
    for (const char* name : {"solo", "solo-hard"}) {
        QFile file(places::source("tests/arcades/records/") + QLatin1String(name) +
                   QStringLiteral(".record"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto whole = arcades::parseRecord(file.readAll().toStdString()).record;
        QVERIFY(whole);
        arcades::Game game = arcades::newGame(whole->setup);
        int battles = 0;
        for (std::size_t at = 0; at < whole->entries.size(); ++at) {
            const int before = battles;
            for (const arcades::Event& event : arcades::decide(game, whole->entries[at].command).events) {
                if (std::holds_alternative<arcades::event::TurnBegan>(event)) battles = 0;
                if (std::holds_alternative<arcades::event::BattleBegan>(event)) ++battles;
                arcades::evolve(game.state, event);
            }
            if (battles != 2 || before != 1 ||
                !std::holds_alternative<arcades::command::Act>(whole->entries[at].command))
                continue;
            ++seconds;
            auto record = *whole;
            record.entries.resize(at + 1);
            if (table().isOpen()) table().close();
            QVERIFY(hand_.games().importRecord(QString::fromStdString(arcades::printRecord(record))));
            QCOMPARE(asked(), Ask::Roll);
            QVERIFY2(hand_.text("prompt").startsWith(QStringLiteral("Roll for another battle: ")),
                     qPrintable(hand_.text("prompt")));
            const QStringList news = table().news();
            QVERIFY2(!news.isEmpty() && news.constFirst().startsWith(QStringLiteral("Rolled: ")),
                     qPrintable(table().record().right(300) + news.join(u'|')));
        }
    }
    QVERIFY(seconds > 0);
}

/// While a change of the past waits to be taken, the step that comes long after it was gold as well, and
/// larger.
void ArcadesHesitationsTest::oneButtonIsTheMainOne() {
    QVERIFY(resize({820, 1180}));
    const auto back = qScopeGuard([this] { resize({1280, 800}); });
    if (table().isOpen()) table().close();
    QVERIFY(lay("red plays aggression 4\nred ends turn\nblue acts\nblue draws mobilization 3\nblue acts\n",
                true));
    const auto fill = [this](const char* name) {
        return hand_.shown(QLatin1StringView(name))->property("fillColor").value<QColor>();
    };
    QVERIFY(hand_.shown("botStep"));
    const QColor gold = fill("botStep");
    QVERIFY(hand_.tap("page-log"));
    QVERIFY(hand_.tap(QStringLiteral("logLine-%1").arg(table().cursor() - 2)));
    QVERIFY(hand_.tap("replaceEntry"));
    QVERIFY(hand_.tap("card-mobilization-1"));
    QTRY_VERIFY(hand_.shown("rewriteTake")->isEnabled());
    QVERIFY(hand_.shown("botStep"));
    QCOMPARE(fill("rewriteTake"), gold);
    QVERIFY(fill("botStep") != gold);
    QVERIFY(hand_.tap("rewriteTake"));
    QTRY_COMPARE(fill("botStep"), gold);
}

/// The suggestions of a correction lay in a narrow column, and the first of them under a button.
void ArcadesHesitationsTest::suggestionsHaveTheWholeWidth() {
    QVERIFY(resize({820, 1180}));
    const auto back = qScopeGuard([this] { resize({1280, 800}); });
    if (table().isOpen()) table().close();
    QVERIFY(lay("red plays aggression 4\nred ends turn\nblue acts\nblue draws mobilization 3\n", true));
    QVERIFY(hand_.tap("page-log"));
    QVERIFY(hand_.tap(QStringLiteral("logLine-%1").arg(table().cursor() - 1)));
    QVERIFY(hand_.tap("replaceEntry"));
    QTRY_VERIFY(hand_.shown("rewriteNear-1"));
    screen::rest(hand_.window());
    const auto place = [this](const QString& name) {
        const QQuickItem* item = hand_.shown(name);
        return item ? item->mapRectToScene({0, 0, item->width(), item->height()}) : QRectF();
    };
    QStringList buttons{QStringLiteral("rewriteLook"), QStringLiteral("rewriteGiveUp"),
                        QStringLiteral("rewriteTake")};
    for (int near = 0; hand_.shown(QStringLiteral("rewriteNear-%1").arg(near)); ++near)
        buttons += QStringLiteral("rewriteNear-%1").arg(near);
    for (const QString& one : buttons)
        for (const QString& other : buttons)
            QVERIFY2(one == other || !place(one).intersects(place(other)), qPrintable(one + ' ' + other));
    // Two stand side by side, so that the map keeps its height.
    QCOMPARE(place(QStringLiteral("rewriteNear-0")).y(), place(QStringLiteral("rewriteNear-1")).y());
}

/// "Done on the table" was a promise: those steps do not wait to be moved once more.
void ArcadesHesitationsTest::whatIsDoneOnTheTableIsDone() {
    for (const bool done : {true, false}) {
        QVERIFY(lay("", true));
        QVERIFY(table().enter(QStringLiteral("red plays aggression 4")));
        QVERIFY(table().enter(QStringLiteral("red ends turn")));
        table().happened()->waveAway();
        const QString bot = table().promptView().player;
        while (table().promptView().player == bot && table().round() == 1) {
            if (asked() == Ask::Bot)
                QVERIFY(hand_.tap(done ? "botStep" : "botAll"));
            else
                QVERIFY(player_.answer());
        }
        QStringList waiting;
        for (const auto& piece : table().happened()->pieces()) waiting += piece.text;
        QVERIFY2(waiting.isEmpty() == done, qPrintable(waiting.join(u'|')));
        // The log still has all of the turn.
        table().happened()->show(table().cursor() - 1);
        QVERIFY(!table().happened()->pieces().isEmpty());
    }
}

void ArcadesHesitationsTest::wordsThatMisled() {
    // Three damaged ships and enough points: all of them at once.
    table().close();
    QVERIFY(lay("correct 1-gate red ships 0+3\nred plays aggression 5\n"));
    const auto offers = [this](const char* entry) {
        return std::ranges::any_of(table().optionList(), [&](const auto& option) {
            return option.entry == QLatin1String(entry) && option.legal;
        });
    };
    QVERIFY(offers("red repairs 3 1-gate"));
    // The phantom's ships do not come back into the cluster of the battle.
    QVERIFY(
        open("correct 1-gate red ships 1\ncorrect yellow trophies red 1\ncorrect 6-gate red ships 0+2\n"
             "yellow battles red 6-gate with 3 skirmish\nrolls skirmish hit hit hit\n"));
    if (asked() == Ask::Strike) QVERIFY(hand_.tap("answer-0"));
    QCOMPARE(asked(), Ask::StartCard);
    const auto& cards = table().optionList();
    QVERIFY(std::ranges::any_of(cards, [](const auto& option) {
        return option.label.contains(QStringLiteral("6, that of the battle: draw again"));
    }));
    // Nobody is in the cluster that is scored.
    QVERIFY(
        lay("red plays aggression 4\nred ends turn\nblue plays aggression 1\nblue ends turn\n"
            "white plays aggression 5\ncorrect 3-gate white ships 0\nwhite ends turn\n"));
    QVERIFY2(table().news().contains(QStringLiteral("Nobody gains Power in cluster 3")),
             qPrintable(table().news().join(u'|')));
}

QTEST_MAIN(ArcadesHesitationsTest)
#include "arcades_hesitations_test.moc"
