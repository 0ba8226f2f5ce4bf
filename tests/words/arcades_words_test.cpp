#include "app/words/arcades/arcades_words.h"
#include "app/simulation/arcades_run.h"
#include "engine/arcades/names.h"
#include "engine/arcades/record/record.h"
#include "engine/map/board.h"

#include <QTest>

#include <set>

using namespace reach;

/// Every event of ARCADEs has a text.
class ArcadesWordsTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void everyRuleHasASentence();
    void botsAndThePhantomAreCalledSo();
    void everyReasonOfABotIsTold();
    void aTieIsToldAsOne();
    void wholeGamesAreTold_data();
    void wholeGamesAreTold();
    void aWayIsToldWithItsCost();
    void whereThingsGo();
    void piecesToMove_data();
    void piecesToMove();
    void theEndOfAChapterIsOneList();
    void theScoreOfAChapterIsAllThatIsGained();
    void hitsAndRollsAreToldInTheTermsOfTheGame();
};

namespace {

/// Complete: something, and no place left open.
bool isWhole(const QString& text) {
    return !text.isEmpty() && !text.contains(u'%') && !text.endsWith(u'.');
}

constexpr const char* kThree =
    "game: arcades\nplayers: red, blue, white\n\nred places agent 1-arrow\nblue places agent 2-arrow\n"
    "white places agent 3-arrow\nwhite places 3 3-gate\nblue places 3 2-gate\nred places 3 1-gate\nrecruit\n";
constexpr const char* kSolo =
    "game: arcades\nplayers: red\nbots: blue, white\n\nred places agent 1-arrow\nstart card 2\n"
    "start card 3\nred places 3 1-gate\nstart card 2\nstart card 3\nrecruit\n"
    "blue offers aggression 2, mobilization 4, administration 6\n"
    "white offers aggression 3, mobilization 5, administration 2\n";

/// A game with these entries; all of them make sense.
arcades::Game played(const char* head, const char* entries) {
    const auto parsed = arcades::parseRecord(std::string(head) + entries);
    if (!parsed.record) return {};
    arcades::Game game = arcades::newGame(parsed.record->setup);
    for (const auto& entry : parsed.record->entries)
        for (const auto& event : arcades::decide(game, entry.command).events)
            arcades::evolve(game.state, event);
    return game;
}

}  // namespace

void ArcadesWordsTest::botsAndThePhantomAreCalledSo() {
    arcades::Setup setup;
    for (const Player color : {Player::Red, Player::Blue, Player::White}) setup.seats.push(color);
    words::PlayerNames names;
    names.names[0] = QStringLiteral("Ana");
    setup.mode = arcades::Mode::Solo;
    words::tellWhoPlays(setup, names);
    QCOMPARE(names.of(Player::Red), QStringLiteral("Ana"));
    QCOMPARE(names.of(Player::Blue), QStringLiteral("Bot Blue"));
    setup.mode = arcades::Mode::Phantom;
    words::PlayerNames two;
    words::tellWhoPlays(setup, two);
    QCOMPARE(two.of(Player::Blue), QStringLiteral("Blue"));
    QCOMPARE(two.of(Player::White), QStringLiteral("Phantom White"));
}

void ArcadesWordsTest::everyRuleHasASentence() {
    for (int rule = 1; rule < arcades::kRules; ++rule) {
        const arcades::Violation violation{static_cast<arcades::Rule>(rule), 2};
        QVERIFY2(isWhole(words::ruleText(violation)), arcades::nameOf(violation.rule).data());
    }
    QVERIFY(words::ruleText(arcades::Violation{}).isEmpty());
    QCOMPARE(words::citation(arcades::Violation{arcades::Rule::AtMostFiveDice}),
             QStringLiteral("ARCADEs, Battle B"));
}

void ArcadesWordsTest::everyReasonOfABotIsTold() {
    for (int reason = 1; reason < arcades::kBotReasons; ++reason) {
        arcades::BotStep step;
        step.bot = Player::Red;
        step.rival = Player::Blue;
        step.reason = static_cast<arcades::BotReason>(reason);
        step.cluster = 3;
        step.planet = SystemId{};
        QVERIFY2(isWhole(words::stepText(step, {})), arcades::nameOf(step.reason).data());
    }
}

/// Solo Mode A2 4: nobody leads by no ship.
void ArcadesWordsTest::aTieIsToldAsOne() {
    arcades::BotStep step;
    step.bot = Player::Red;
    step.rival = Player::Blue;
    step.reason = arcades::BotReason::BattlesForFirst;
    step.cluster = 3;
    step.advantage = 2;
    QCOMPARE(words::stepText(step, {}),
             QStringLiteral(
                 "Red battles Blue in cluster 4: Blue leads there by 2 fresh ship(s), and Red has as many"));
    step.advantage = 0;
    QCOMPARE(words::stepText(step, {}), QStringLiteral("Red battles Blue in cluster 4: they are tied there"));
}

void ArcadesWordsTest::wholeGamesAreTold_data() {
    QTest::addColumn<int>("players");
    for (const int players : {1, 2, 3, 4}) QTest::addRow("%d players", players) << players;
}

void ArcadesWordsTest::wholeGamesAreTold() {
    QFETCH(int, players);
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const auto run = arcades::playRandom(seed, {.players = players, .hard = seed % 2 == 0},
                                             simulation::Watch::Nothing);
        auto game = arcades::newGame(run.record.setup);
        for (const auto& entry : run.record.entries) {
            const auto line = arcades::printCommand(entry.command);
            QVERIFY2(isWhole(words::promptText(game, arcades::prompt(game), {})), line.c_str());
            QVERIFY2(isWhole(words::entryText(entry.command, {})), line.c_str());
            QVERIFY2(isWhole(words::choiceText(entry.command, {})), line.c_str());
            const auto decision = arcades::decide(game, entry.command);
            for (const QString& change : words::changes(decision.events, {}))
                QVERIFY2(isWhole(change), qPrintable(change));
            for (const QString& piece : words::told(words::piecesToMove(game, decision.events, {})))
                QVERIFY2(isWhole(piece), qPrintable(piece));
            const QString stretch = words::stretchText(game, decision.events, {});
            QVERIFY2(stretch.isEmpty() || isWhole(stretch), qPrintable(stretch));
            for (const auto& event : decision.events) arcades::evolve(game.state, event);
        }
        QVERIFY(isWhole(words::promptText(game, arcades::prompt(game), {})));
    }
}

/// Action points: one for each cluster the agent enters.
void ArcadesWordsTest::aWayIsToldWithItsCost() {
    const arcades::Game game = played(kThree, "red plays aggression 4\n");
    const auto told = [&](const char* line) {
        return words::choiceText(*arcades::parseCommand(line).command, game, {});
    };
    QCOMPARE(told("red moves agent clockwise 2-moon"), QStringLiteral("1 point(s): clockwise"));
    QCOMPARE(told("red moves agent counter-clockwise 4-moon"),
             QStringLiteral("3 point(s): counter-clockwise"));
    QCOMPARE(told("red moves agent clockwise 2-moon spending psionic"),
             QStringLiteral("clockwise (free, for Psionic)"));
    // What it collects is the reason to go.
    QCOMPARE(told("red moves agent clockwise 2-moon collects 2-moon"),
             QStringLiteral("1 point(s): clockwise, Weapon from 2 Moon"));
}

/// Ships and agents are placed in a cluster and on a planet; moved ones go to it.
void ArcadesWordsTest::whereThingsGo() {
    const auto told = [](const char* line) {
        return words::entryText(*arcades::parseCommand(line).command, {});
    };
    QCOMPARE(told("red places agent 1-arrow"), QStringLiteral("Red places: agent on 1 Arrow"));
    QCOMPARE(told("red moves agent clockwise 3-hex collects 2-moon"),
             QStringLiteral("Red moves the agent clockwise to 3 Hex, collects Weapon at 2 Moon"));
    QCOMPARE(told("red places 3 4-gate"), QStringLiteral("Red places 3 ship(s) in cluster 4"));
    QCOMPARE(told("red moves 2+1 4-gate > 5-gate"),
             QStringLiteral("Red moves 2 fresh and 1 damaged ship from cluster 4 to cluster 5"));
    QCOMPARE(told("red declares 5"), QStringLiteral("Red places the ambition marker 5"));
    QCOMPARE(told("correct marker 9 cluster 4"),
             QStringLiteral("Put right: Ambition marker 9 lies in cluster 4"));
}

/// What hands do on the table for the last of these entries.
void ArcadesWordsTest::piecesToMove_data() {
    QTest::addColumn<QString>("head");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("entry");
    QTest::addColumn<QString>("stretch");
    QTest::addColumn<QString>("pieces");
    const auto row = [](const char* name, const char* head, const char* before, const char* entry,
                        const char* stretch, const char* pieces) {
        QTest::newRow(name) << QString::fromLatin1(head) << QString::fromLatin1(before)
                            << QString::fromLatin1(entry) << QString::fromLatin1(stretch)
                            << QString::fromLatin1(pieces);
    };
    row("an agent with its resource", kThree, "red plays aggression 4\n",
        "red moves agent clockwise 2-moon collects 2-moon", "",
        "Red: the agent to 2 Moon|Weapon: from 2 Moon to the slots of Red");
    row("three ships", kThree, "red plays aggression 4\n", "red places 3 4-gate", "",
        "Red: 3 ships from the supply to 4 Gate");
    row("a turn", kThree, "red plays aggression 4\n", "red ends turn", "The turn of Red", "");
    row("the last turn of a trick", kThree,
        "red plays aggression 4\nred ends turn\nblue plays aggression 1\nblue ends turn\n"
        "white plays aggression 5\n",
        "white ends turn", "The turn of White",
        "The initiative marker to White|The played cards to the discard pile|"
        "White: 2 forward on the Power track");
    row("hits", kThree,
        "correct 1-gate blue ships 2\nred plays aggression 4\nred battles blue 1-gate with 1 assault\n"
        "rolls assault hit+hit\n",
        "red strikes 1+1", "", "Blue: a fresh ship in 1 Gate to the Trophies of Red");
    row("an advance", kThree, "correct red resources fuel\nred plays aggression 4\n",
        "red researches fleet-expansion", "",
        "Fuel: from the slots of Red to the supply|Red: a starport onto Fleet expansion|"
        "Red: 2 ships from Fleet expansion to the supply");
    row("a city", kThree, "correct red resources fuel\nred plays aggression 4\n",
        "red colonizes 1-moon with fuel", "",
        "Fuel: from the slots of Red to the supply|Red: a ship in 1 Gate to the box|"
        "Red: city to 1 Moon, damaged");
    row("a marker", kThree, "red plays aggression 4\n", "red declares 5", "",
        "The ambition marker 5 to cluster 1|The zero marker onto the lead card");
    row("ships for a resource", kThree,
        "correct red resources fuel\ncorrect blue trophies red 2\nred plays aggression 4\n",
        "red buys ships from blue for fuel", "",
        "Fuel: from the slots of Red to the slots of Blue|"
        "Red: 2 ships from the Trophies of Blue to the supply");
    row("a bot's card", kSolo, "red plays aggression 1\nred ends turn\n", "blue acts", "",
        "Blue: play Aggression 2");
    row("a bot's ships", kSolo,
        "red plays aggression 1\nred ends turn\nblue acts\nblue draws mobilization 3\n", "blue acts", "",
        "Blue: 3 ships from the supply to 4 Gate");
}
void ArcadesWordsTest::piecesToMove() {
    QFETCH(QString, head);
    QFETCH(QString, before);
    QFETCH(QString, entry);
    QFETCH(QString, stretch);
    QFETCH(QString, pieces);
    const arcades::Game game = played(qPrintable(head), qPrintable(before));
    const auto parsed = arcades::parseCommand(entry.toStdString());
    QVERIFY(parsed.command);
    const auto decision = arcades::decide(game, *parsed.command);
    QVERIFY(decision.accepted());
    QCOMPARE(words::told(words::piecesToMove(game, decision.events, {})).join('|'), pieces);
    QCOMPARE(words::stretchText(game, decision.events, {}), stretch);
}

/// Ambition phase, A to D: Power of all clusters is one line for everybody.
void ArcadesWordsTest::theEndOfAChapterIsOneList() {
    arcades::Game game = played(kThree,
                                "correct red resources fuel\nred plays aggression 4\nred ends turn\n"
                                "blue plays aggression 1\nblue ends turn\nwhite plays aggression 5\n");
    game.state.round = 5;
    game.state.planet(systemAt(1, Spot::Moon)).token = false;
    const auto entered = [&](const char* line) {
        const arcades::Game before = game;
        const auto decision = arcades::decide(game, *arcades::parseCommand(line).command);
        for (const auto& event : decision.events) arcades::evolve(game.state, event);
        return words::stretchText(before, decision.events, {}) + QStringLiteral(": ") +
               words::told(words::piecesToMove(before, decision.events, {})).join('|');
    };
    QCOMPARE(entered("white ends turn"),
             QStringLiteral("The turn of White: The initiative marker to White|"
                            "The played cards to the discard pile|"
                            "Fuel: from the slots of Red to the supply|Weapon: from the supply to 2 Moon|"
                            "Red: 3 forward on the Power track|Blue: 2 forward on the Power track|"
                            "White: 4 forward on the Power track"));
    QCOMPARE(entered("blue gains fuel"), QStringLiteral(": Fuel: from the supply to the slots of Blue"));
    QCOMPARE(entered("blue gains relic"), QStringLiteral(": Relic: from the supply to the slots of Blue"));
    QCOMPARE(entered("red gains psionic"),
             QStringLiteral("The end of the chapter: Psionic: from the supply to the slots of Red|"
                            "The ambition markers back above the boxes|"
                            "Turn the ambition marker 3 to its orange side|The chapter marker to 2"));
}

/// ARCADEs, Chapter Phase: clusters, then resources. The list of pieces says how far each marker goes.
void ArcadesWordsTest::theScoreOfAChapterIsAllThatIsGained() {
    arcades::Game game = played(kThree,
                                "correct red resources fuel\nred plays aggression 4\nred ends turn\n"
                                "blue plays aggression 1\nblue ends turn\nwhite plays aggression 5\n");
    game.state.round = 5;
    const auto decision = arcades::decide(game, *arcades::parseCommand("white ends turn").command);
    QCOMPARE(words::scoredText(decision.events, {}),
             QStringLiteral("Round won by White, scored: cluster 3 · White +2 · "
                            "The chapter was scored · Red +3 · Blue +2 · White +2"));
}

/// ARCADEs, Battle B: two hits may fall on one ship, and a pyramid of the raid die moves an agent.
void ArcadesWordsTest::hitsAndRollsAreToldInTheTermsOfTheGame() {
    arcades::event::ShipsHit hit;
    hit.player = Player::Blue;
    hit.hits.fresh = 1;
    hit.hits.damaged = 1;
    QCOMPARE(words::logLines(arcades::command::Strike{}, {hit}, {}).front(),
             QStringLiteral("Ships of Blue: 2 hit(s), 1 destroyed"));
    // A bot told the one ship that both hits destroyed as damaged, too.
    arcades::BotStep step;
    step.bot = Player::White;
    step.rival = Player::Blue;
    step.hits = hit.hits;
    step.reason = arcades::BotReason::DealsHits;
    QCOMPARE(words::stepText(step, {}), QStringLiteral("Ships of Blue: 2 hit(s), 1 destroyed"));
    step.reason = arcades::BotReason::TakesHits;
    QCOMPARE(words::stepText(step, {}), QStringLiteral("Ships of White: 2 hit(s), 1 destroyed"));
    // Keys that pay for nothing were passed over.
    arcades::RolledFaces keys{};
    keys[static_cast<std::size_t>(Die::Raid)][5] = 1;
    QCOMPARE(words::changes({arcades::event::DiceRolled{keys, false},
                             arcades::event::BattleStepped{arcades::BattleStep::DriveAway}},
                            {}),
             QStringList{QStringLiteral("1 key(s): too few, or nothing to steal")});
    // Only the first bot's ships come after the start cards were shuffled.
    arcades::Pending ships;
    ships.ask = arcades::Ask::StartCard;
    ships.start = arcades::StartFor::Ships;
    arcades::Game solo;
    const arcades::Prompt start{arcades::Prompt::Kind::Pending, Player::Blue, ships};
    QVERIFY(words::questionText(solo, start, {}).contains(QStringLiteral("huffle all start cards back")));
    solo.state.startDrawn = 1;
    QVERIFY(!words::questionText(solo, start, {}).contains(QStringLiteral("huffle all start cards back")));
    arcades::RolledFaces faces{};
    for (const std::size_t face : {1U, 3U, 5U}) faces[static_cast<std::size_t>(Die::Raid)][face] = 1;
    QCOMPARE(words::entryText(arcades::command::Roll{faces}, {}),
             QStringLiteral("Rolled: two keys, intercept · hit on self, pyramid · key, pyramid"));
}

QTEST_GUILESS_MAIN(ArcadesWordsTest)
#include "arcades_words_test.moc"
