#include "app/simulation/arcades_run.h"
#include "engine/arcades/wire.h"

#include <QTest>

#include <random>
#include <set>

using namespace reach;

class ArcadesWireTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void everyEventOfAGameReadsBack_data();
    void everyEventOfAGameReadsBack();
    void linesStayAsTheyAre_data();
    void linesStayAsTheyAre();
    void whatTheBoxDoesNotHaveIsNoEvent_data();
    void whatTheBoxDoesNotHaveIsNoEvent();
    void brokenLinesDoNoHarm();
};

void ArcadesWireTest::everyEventOfAGameReadsBack_data() {
    QTest::addColumn<int>("players");
    QTest::addColumn<bool>("hard");
    for (const int players : {1, 2, 3, 4}) QTest::addRow("%d players", players) << players << false;
    QTest::newRow("hard") << 1 << true;
}

void ArcadesWireTest::everyEventOfAGameReadsBack() {
    QFETCH(int, players);
    QFETCH(bool, hard);
    std::set<std::size_t> kinds;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const auto run =
            arcades::playRandom(seed, {.players = players, .hard = hard}, simulation::Watch::Nothing);
        auto told = arcades::newGame(run.record.setup);
        auto read = told;
        for (const auto& entry : run.record.entries)
            for (const auto& event : arcades::decide(told, entry.command).events) {
                arcades::evolve(told.state, event);
                const auto line = arcades::toWire(event);
                const auto back = arcades::fromWire(line);
                QVERIFY2(back, line.c_str());
                QCOMPARE(arcades::toWire(*back), line);
                arcades::evolve(read.state, *back);
                kinds.insert(event.index());
            }
        QVERIFY(read == told);
    }
    QVERIFY2(kinds.size() >= 30, qPrintable(QString::number(kinds.size())));
}

/// Journals written by any version must stay readable: these lines never change.
void ArcadesWireTest::linesStayAsTheyAre_data() {
    QTest::addColumn<QByteArray>("line");
    for (const char* line :
         {"phase-began action", "ships-placed red 3 2", "ships-hit blue 0 2 1 red", "token-taken none 4-hex",
          "arranged red 2 fuel relic", "offer-shown blue 3 aggression-4 mobilization-7 administration-1",
          "suit-renounced red aggression 2", "cluster-scored 3 2 0 4 1 6 3",
          "power-changed red -1 bought-back", "asked roll red 0 none",
          "battle-began roll red blue 3 2 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 yes",
          "bot-acted blue places-for-first none 2 2 0 0 0 none 0 second first none",
          "corrected advance red none none 0 0 1 no repair-bots -1 0", "colonized"})
        QTest::newRow(line) << QByteArray(line);
}
void ArcadesWireTest::linesStayAsTheyAre() {
    QFETCH(QByteArray, line);
    const auto event = arcades::fromWire(line.toStdString());
    QVERIFY(event);
    QCOMPARE(QByteArray::fromStdString(arcades::toWire(*event)), line);
}

void ArcadesWireTest::whatTheBoxDoesNotHaveIsNoEvent_data() {
    QTest::addColumn<QByteArray>("line");
    for (const char* line :
         {"", "ships-placed", "ships-placed red 6 2", "ships-placed red 3 99", "ships-placed none 3 2",
          "ships-placed empire 3 2", "agent-moved red 4-gate", "agent-moved red none",
          "arranged red 7 fuel fuel fuel fuel fuel fuel fuel", "arranged red 99999999999", "chapter-began 4",
          "marker-turned 3", "resource-gained red none", "researched red none", "colonized twice",
          "corrected marker none none none 0 0 5 no none -1 0"})
        QTest::newRow(line) << QByteArray(line);
}
void ArcadesWireTest::whatTheBoxDoesNotHaveIsNoEvent() {
    QFETCH(QByteArray, line);
    QVERIFY(!arcades::fromWire(line.toStdString()));
}

void ArcadesWireTest::brokenLinesDoNoHarm() {
    std::mt19937_64 random(5);
    const auto run = arcades::playRandom(3, {.players = 1}, simulation::Watch::Nothing);
    std::vector<std::string> words{"red", "none", "-1", "999", "4-hex", "yes", "fuel", "aggression-4"};
    auto game = arcades::newGame(run.record.setup);
    auto broken = game;
    for (const auto& entry : run.record.entries)
        for (const auto& event : arcades::decide(game, entry.command).events) {
            arcades::evolve(game.state, event);
            auto line = arcades::toWire(event);
            if (const auto space = line.rfind(' '); space != std::string::npos)
                line = line.substr(0, space + 1) + words[random() % words.size()];
            if (const auto read = arcades::fromWire(line)) arcades::evolve(broken.state, *read);
        }
    QVERIFY(game.state.phase == arcades::Phase::Finished);
}

QTEST_GUILESS_MAIN(ArcadesWireTest)
#include "arcades_wire_test.moc"
