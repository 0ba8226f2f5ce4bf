#include <QTest>

#include "app/simulation/game_run.h"
#include "engine/core/names.h"

using namespace reach;
using namespace reach::simulation;

class SimulationTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void everyRandomGameIsSound_data() {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("depth");
        for (int players = 2; players <= 4; ++players)
            for (int depth = 0; depth < 3; ++depth)
                QTest::addRow("%d players, depth %s", players, nameOf(static_cast<Depth>(depth)).data())
                    << players << depth;
    }
    void everyRandomGameIsSound() {
        QFETCH(int, players);
        QFETCH(int, depth);
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            RandomPlayer player(seed);
            const GameRun run = playGame(player, players, Watch::Everything, static_cast<Depth>(depth));
            QVERIFY2(run.failure.empty(), (run.failure + "\n" + printRecord(run.record)).c_str());
        }
    }

    void aRecordPlaysTheSameGame() {
        RandomPlayer player(5);
        const GameRun run = playGame(player, 4, Watch::Nothing);
        const auto parsed = parseRecord(printRecord(run.record));
        QVERIFY(parsed.record);
        Game game = newGame(parsed.record->setup);
        for (const Entry& entry : parsed.record->entries)
            for (const Event& event : decide(game, entry.command).events) evolve(game.state, event);
        QVERIFY(game == run.game);
    }

    void aSeedIsAGame() {
        const auto play = [](std::uint64_t seed) {
            RandomPlayer player(seed);
            return printRecord(playGame(player, 3, Watch::Nothing).record);
        };
        QCOMPARE(play(3), play(3));
        QVERIFY(play(3) != play(4));
    }
};

QTEST_APPLESS_MAIN(SimulationTest)
#include "simulation_test.moc"
