#include "bot_watch.h"
#include "count.h"
#include "golden.h"
#include "odds_rows.h"
#include "rows.h"

#include "app/simulation/arcades_run.h"
#include "engine/arcades/bots/bots.h"
#include "engine/arcades/names.h"
#include "tests/places.h"

#include <QDirIterator>
#include <QFile>

#include <set>

namespace reach::arcades::tests {

/// The rules of ARCADEs, heading by heading, and the actions of the bots.
class ArcadesTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void setup_data() { addRows(setupRows()); }
    void setup() { playRow(); }
    void tricks_data() { addRows(trickRows()); }
    void tricks() { playRow(); }
    void actions_data() { addRows(actionRows()); }
    void actions() { playRow(); }
    void battles_data() { addRows(battleRows()); }
    void battles() { playRow(); }
    void chapters_data() { addRows(chapterRows()); }
    void chapters() { playRow(); }
    void scores_data() { addRows(scoreRows()); }
    void scores() { playRow(); }
    void phantom_data() { addRows(phantomRows()); }
    void phantom() { playRow(); }
    void bots_data() { addRows(botRows()); }
    void bots() { playRow(); }
    void botBattles_data() { addRows(botBattleRows()); }
    void botBattles() { playRow(); }
    void othersChapters_data() { addRows(othersChapterRows()); }
    void othersChapters() { playRow(); }

    void oddsAreThoseOfEveryRoll_data() { addOddsRows(); }
    void oddsAreThoseOfEveryRoll() { checkOddsRow(); }

    /// Special Concepts in Solo Mode: Blue has two ships, Yellow five, so two of Yellow's are superfluous.
    void theExampleOfSuperfluousShips() {
        Setup setup{.seats = {Player::Red, Player::Blue, Player::Yellow}, .mode = Mode::Solo};
        Game game = newGame(setup);
        game.state.ships(2, Player::Blue) = {2, 0};
        game.state.ships(2, Player::Yellow) = {5, 0};
        QCOMPARE(superfluous(game, 2, Player::Yellow), 2);
        QCOMPARE(superfluous(game, 2, Player::Blue), 0);
        game.state.ships(2, Player::Blue) = {5, 0};
        QCOMPARE(superfluous(game, 2, Player::Yellow), 0);
    }

    void hitsOnABotsOwnShips_data() {
        QTest::addColumn<int>("fresh");
        QTest::addColumn<int>("damaged");
        QTest::addColumn<int>("hits");
        QTest::addColumn<int>("others");
        QTest::addColumn<bool>("wasFirst");
        QTest::addColumn<int>("freshLeft");
        QTest::addColumn<int>("damagedLeft");
        QTest::newRow("damaged before destroyed") << 3 << 1 << 2 << 4 << false << 1 << 3;
        QTest::newRow("one stays fresh, then a damaged one goes") << 3 << 1 << 3 << 4 << false << 1 << 2;
        QTest::newRow("the last fresh one at last") << 1 << 1 << 2 << 4 << false << 0 << 1;
        QTest::newRow("superfluous ones first") << 5 << 0 << 2 << 2 << true << 3 << 2;
        QTest::newRow("those damaged go before the first place") << 5 << 0 << 4 << 2 << true << 3 << 0;
        QTest::newRow("then the first place, and one stays fresh") << 5 << 0 << 5 << 2 << true << 2 << 1;
        QTest::newRow("all there are") << 1 << 0 << 5 << 0 << true << 0 << 0;
    }
    void hitsOnABotsOwnShips() {
        QFETCH(int, fresh);
        QFETCH(int, damaged);
        QFETCH(int, hits);
        QFETCH(int, others);
        QFETCH(bool, wasFirst);
        QFETCH(int, freshLeft);
        QFETCH(int, damagedLeft);
        const Ships there{static_cast<std::int8_t>(fresh), static_cast<std::int8_t>(damaged)};
        const Ships fall = keepingFresh(there, hits, others, wasFirst);
        QCOMPARE(fresh - fall.fresh, freshLeft);
        QCOMPARE(damaged + fall.fresh - fall.damaged, damagedLeft);
    }

    void everyRuleHasANameAndAHeading() {
        std::set<std::string_view> names;
        for (int rule = 0; rule < kRules; ++rule) {
            QVERIFY(!nameOf(static_cast<Rule>(rule)).empty());
            QVERIFY2(names.insert(nameOf(static_cast<Rule>(rule))).second,
                     nameOf(static_cast<Rule>(rule)).data());
        }
    }
    /// Every rule is broken by some row.
    void everyRuleHasARow() {
        std::set<Rule> met;
        for (const auto rows : {setupRows(), trickRows(), actionRows(), battleRows(), chapterRows(),
                                phantomRows(), botRows(), botBattleRows()})
            for (const Row& row : rows) met.insert(row.expected.rule);
        for (int rule = 1; rule < kRules; ++rule)
            QVERIFY2(met.count(static_cast<Rule>(rule)) == 1, nameOf(static_cast<Rule>(rule)).data());
    }

    /// Each entry of the notation's manual is one, in its canonical form, and each kind of entry is in it.
    void theManualIsTrue() {
        QFile file(places::source("engine/arcades/record/README.md"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        std::set<std::size_t> kinds;
        bool entries = false;
        for (const QString& line : QString::fromUtf8(file.readAll()).split('\n')) {
            if (line.startsWith("```")) {
                entries = line == "```entries";
            } else if (entries) {
                const auto parsed = parseCommand(line.toStdString());
                QVERIFY2(parsed.command, qPrintable(line));
                QCOMPARE(QString::fromStdString(printCommand(*parsed.command)), line);
                kinds.insert(parsed.command->index());
            }
        }
        QCOMPARE(kinds.size(), std::variant_size_v<Command>);
    }

    /// Whole games from setup to winner (records/).
    void golden_data() {
        QTest::addColumn<QString>("path");
        QDirIterator all(places::source("tests/arcades/records"), {QStringLiteral("*.record")}, QDir::Files);
        while (all.hasNext()) {
            const QString path = all.next();
            QTest::newRow(qPrintable(all.fileName())) << path;
        }
    }
    void golden() {
        QFETCH(QString, path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto text = file.readAll().toStdString();
        const auto parsed = parseRecord(text);
        QVERIFY2(parsed.record, parsed.errors.empty() ? "" : std::to_string(parsed.errors[0].line).c_str());
        QCOMPARE(QString::fromStdString(replayGolden(text, *parsed.record)), QString());
        const auto again = parseRecord(printRecord(*parsed.record));
        QVERIFY(again.record);
        QCOMPARE(again.record->entries.size(), parsed.record->entries.size());
        QVERIFY(again.record->setup == parsed.record->setup);
    }
    void everyKindOfTableHasAGoldenGame() {
        std::set<std::pair<std::size_t, Mode>> kinds;
        QDirIterator all(places::source("tests/arcades/records"), {QStringLiteral("*.record")}, QDir::Files);
        while (all.hasNext()) {
            QFile file(all.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const auto parsed = parseRecord(file.readAll().toStdString());
            QVERIFY(parsed.record);
            kinds.insert({parsed.record->setup.seats.size(), parsed.record->setup.mode});
        }
        QCOMPARE(kinds.size(), std::size_t{5});
    }

    /// The same count over games nobody has looked at.
    void randomGamesAreScoredAsCounted_data() { everyRandomGameIsSound_data(); }
    void randomGamesAreScoredAsCounted() {
        QFETCH(int, players);
        QFETCH(bool, hard);
        for (std::uint64_t seed = 1000; seed < 1100; ++seed) {
            const RandomRun run = playRandom(seed, {players, hard}, simulation::Watch::Nothing);
            Game game = newGame(run.record.setup);
            Count count(run.record.setup);
            for (const Entry& entry : run.record.entries) {
                const Decision decision = decide(game, entry.command);
                const auto fault = count.take(game, decision.events);
                QVERIFY2(fault.empty(), (fault + " after " + printCommand(entry.command)).c_str());
                for (const Event& event : decision.events) evolve(game.state, event);
            }
            QVERIFY(game.state.phase == Phase::Finished);
        }
    }

    /// Every step of the bots and the phantom over games nobody has looked at, read again from the text.
    void botsDoWhatTheTextSays_data() {
        QTest::addColumn<int>("players");
        QTest::addColumn<bool>("hard");
        QTest::newRow("solo") << 1 << false;
        QTest::newRow("hard bots") << 1 << true;
        QTest::newRow("the phantom") << 2 << false;
    }
    void botsDoWhatTheTextSays() {
        QFETCH(int, players);
        QFETCH(bool, hard);
        int steps = 0;
        int turns = 0;
        int battles = 0;
        for (std::uint64_t seed = 5000; seed < 5200; ++seed) {
            const RandomRun run = playRandom(seed, {players, hard}, simulation::Watch::Nothing);
            Game game = newGame(run.record.setup);
            BotWatch watch(run.record.setup);
            for (const Entry& entry : run.record.entries) {
                const Decision decision = decide(game, entry.command);
                const auto fault = watch.take(game, entry.command, decision.events);
                QVERIFY2(fault.empty(),
                         (fault + " after " + printCommand(entry.command) + "\n" + printRecord(run.record))
                             .c_str());
                for (const Event& event : decision.events) evolve(game.state, event);
            }
            steps += watch.steps();
            turns += watch.turns();
            battles += watch.battles();
        }
        qInfo("%d turns in %d steps with %d battles", turns, steps, battles);
        QVERIFY2(steps > 2000, std::to_string(steps).c_str());
    }

    void everyRandomGameIsSound_data() {
        QTest::addColumn<int>("players");
        QTest::addColumn<bool>("hard");
        for (int players = 1; players <= 4; ++players)
            QTest::addRow("%d players", players) << players << false;
        QTest::newRow("hard bots") << 1 << true;
    }
    void everyRandomGameIsSound() {
        QFETCH(int, players);
        QFETCH(bool, hard);
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            for (const Depth depth : {Depth::Turn, Depth::Score}) {
                const RandomRun run = playRandom(seed, {players, hard, depth}, simulation::Watch::Everything);
                QVERIFY2(run.failure.empty(), (run.failure + "\n" + printRecord(run.record)).c_str());
            }
        }
    }
};

}  // namespace reach::arcades::tests

QTEST_APPLESS_MAIN(reach::arcades::tests::ArcadesTest)
#include "arcades_test.moc"
