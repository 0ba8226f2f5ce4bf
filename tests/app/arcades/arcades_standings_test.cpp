#include "app/arcades/arcades_cluster_view.h"
#include "app/arcades/arcades_player_view.h"
#include "app/arcades/arcades_prompt_view.h"
#include "app/simulation/arcades_run.h"

#include <QTest>

#include <algorithm>
#include <map>

using namespace reach;
using arcades::event::Why;

/// The forecasts of the ARCADEs table (standings, battle odds) match the later events.
class ArcadesStandingsTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void standingsComeTrue_data() { plans(); }
    void standingsComeTrue();
    void everyBattleHasItsOdds_data() { plans(); }
    void everyBattleHasItsOdds();
    void nothingOldLiesOnTheTable_data() { plans(); }
    void nothingOldLiesOnTheTable();

  private:
    static void plans() {
        QTest::addColumn<int>("players");
        QTest::addColumn<bool>("hard");
        for (const int players : {1, 2, 3, 4}) QTest::addRow("%d players", players) << players << false;
        QTest::newRow("hard bots") << 1 << true;
    }
};

namespace {

/// Of each, by its name: Power for this.
std::map<QString, int> gained(const std::vector<arcades::Event>& events, Why why) {
    std::map<QString, int> power;
    for (const arcades::Event& event : events)
        if (const auto* changed = std::get_if<arcades::event::PowerChanged>(&event);
            changed && changed->why == why)
            power[words::PlayerNames{}.of(changed->player)] += changed->by;
    return power;
}

template <typename Kind>
bool has(const std::vector<arcades::Event>& events) {
    return std::ranges::any_of(events, [](const auto& event) { return std::holds_alternative<Kind>(event); });
}

template <typename Look>
void everyEntry(int players, bool hard, Look look) {
    for (std::uint64_t seed = 300; seed < 330; ++seed) {
        const auto run =
            arcades::playRandom(seed, {.players = players, .hard = hard}, simulation::Watch::Nothing);
        arcades::Game game = arcades::newGame(run.record.setup);
        for (const auto& entry : run.record.entries) {
            const auto decision = arcades::decide(game, entry.command);
            look(game, entry.command, decision.events);
            for (const auto& event : decision.events) arcades::evolve(game.state, event);
        }
    }
}

}  // namespace

/// Action Phase C, Ambition Phase A; Solo Mode, Ambition phase: a player who only ends the turn changes
/// nothing before.
void ArcadesStandingsTest::standingsComeTrue() {
    QFETCH(int, players);
    QFETCH(bool, hard);
    int tricks = 0;
    int chapters = 0;
    everyEntry(players, hard, [&](const arcades::Game& game, const auto& command, const auto& events) {
        const auto scored = std::ranges::count_if(events, [](const auto& event) {
            return std::holds_alternative<arcades::event::ClusterScored>(event);
        });
        if (!std::holds_alternative<arcades::command::EndTurn>(command) || scored == 0) return;
        const bool last = scored > 1;
        auto trick = gained(events, Why::RoundScored);
        auto chapter = gained(events, Why::ClusterScored);
        for (const auto& told : view::players(game, {})) {
            QCOMPARE(told.ifTrick, trick[told.name]);
            if (last) QCOMPARE(told.ifChapter, chapter[told.name]);
        }
        ++tricks;
        chapters += last ? 1 : 0;
    });
    QVERIFY2(tricks > 50, qPrintable(QString::number(tricks)));
    QVERIFY2(chapters > 5, qPrintable(QString::number(chapters)));
}

/// Battle; Bot Battle: before the dice are rolled, and before a bot is told to battle.
void ArcadesStandingsTest::everyBattleHasItsOdds() {
    QFETCH(int, players);
    QFETCH(bool, hard);
    int rolls = 0;
    int bots = 0;
    everyEntry(players, hard, [&](const arcades::Game& game, const auto& command, const auto& events) {
        const auto told = view::prompt(game, {});
        const bool rolled =
            std::holds_alternative<arcades::command::Roll>(command) && told.ask == arcades_ask::Ask::Roll;
        const bool bot = std::holds_alternative<arcades::command::Act>(command) &&
                         has<arcades::event::BattleBegan>(events);
        if (rolled || bot) QVERIFY(!told.odds.isEmpty());
        rolls += rolled ? 1 : 0;
        bots += bot ? 1 : 0;
    });
    QVERIFY(rolls > 10);
    QVERIFY(players != 1 || bots > 10);
}

/// The cards of a round are gone when it was scored, and offers when new ones are to be turned up.
void ArcadesStandingsTest::nothingOldLiesOnTheTable() {
    QFETCH(const int, players);
    QFETCH(const bool, hard);
    int ends = 0;
    everyEntry(players, hard, [&](const arcades::Game& game, const auto&, const auto&) {
        if (game.state.chapter == 1 || game.state.phase == arcades::Phase::Action) return;
        ++ends;
        QVERIFY(game.state.played.empty());
        QVERIFY(!game.state.zeroed);
        if (game.state.phase != arcades::Phase::Recruit) return;
        for (const auto& player : view::players(game, {})) QCOMPARE(player.offer, QString());
    });
    QVERIFY(ends > 10);
}

QTEST_GUILESS_MAIN(ArcadesStandingsTest)
#include "arcades_standings_test.moc"
