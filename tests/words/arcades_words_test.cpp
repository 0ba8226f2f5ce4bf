#include "app/words/arcades_words.h"
#include "app/simulation/arcades_run.h"
#include "engine/arcades/names.h"

#include <QTest>

#include <set>

using namespace reach;

/// Whatever happens at a table of ARCADEs has words.
class ArcadesWordsTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void everyRuleHasASentence();
    void everyReasonOfABotIsTold();
    void wholeGamesAreTold_data();
    void wholeGamesAreTold();
};

namespace {

/// Complete: something, and no place left open.
bool isWhole(const QString& text) {
    return !text.isEmpty() && !text.contains(u'%') && !text.endsWith(u'.');
}

}  // namespace

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
            for (const auto& event : decision.events) arcades::evolve(game.state, event);
        }
        QVERIFY(isWhole(words::promptText(game, arcades::prompt(game), {})));
    }
}

QTEST_GUILESS_MAIN(ArcadesWordsTest)
#include "arcades_words_test.moc"
