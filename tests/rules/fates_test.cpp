#include <QTest>

#include <set>
#include <sstream>

#include "engine/cards/catalogue.h"
#include "engine/fates/fate.h"
#include "engine/map/setup_cards.h"
#include "engine/rules/turn.h"
#include "suites.h"
#include "table.h"

namespace reach::tests {
namespace {

// ---- what the Setup and Resolution cards name

/// Numbers printed on the cards of a Fate in one Act, once each.
struct Printed {
    int fate;
    int act;
    const char* setup;
    const char* completed;
    const char* failed;
};
constexpr Printed kPrinted[]{
    {1, 1, "2 3", "5 6 7 8 9 10 11", "3 5 6 7 8 9 10 11"},
    {1, 2, "13", "15 16 17 18 19 20 21", "15 16 17 18 19 20 21"},
    {1, 3, "23 24 25 26", "", ""},
    {2, 1, "2", "4 5 6 7 8 9 10 11", "4 5 6 7 8 9 10 11"},
    {2, 2, "13 14 15 16 17 18 19 20 21 22", "8 9 10 11 24", "8 9 10 11 13 24"},
    {2, 3, "15 26 27", "", ""},
    {3, 1, "2", "4 5 6 7 8 9 10 11", "4 5 6 7 8 9 10 11"},
    {3, 2, "13 14 15 16 17 18 19 20", "7 8 9 10 11 22 23 24", "7 8 9 10 11 13 14 15 16 17 22 23 24"},
    {3, 3, "26 27", "", ""},
    {4, 1, "2 3", "3 5 6 7 8 9 10 11", "3 5 6 7 8 9 10 11"},
    {4, 2, "13 14", "16 17 18 19 20 21 22", "13 16 17 18 19 20 21 22"},
    {4, 3, "24 25 26", "", ""},
    {5, 1, "2 3 4 5 6", "2 3 8 9 10 11", "2 4 8 9 10 11"},
    {5, 2, "13 14 15", "17 18 19", "8 9 10 11 17 18 19"},
    {5, 3, "21", "", ""},
    {6, 1, "2 3", "5 6 7 8 9 10 11 12 13 14", "3 5 6 7 8 9 10 11 12 13 14"},
    {6, 2, "3 16 17", "19 20 21 22 23", "19 20 21 22 23"},
    {6, 3, "25", "", ""},
    {7, 1, "2 3", "5 6 7 8 9 10 11", "3 5 6 7 8 9 10 11"},
    {7, 2, "13", "15 16 17 18", "15 16 17 18"},
    {7, 3, "20 21", "", ""},
    {8, 1, "2 3 4 5 6 7 8 9 10 11 12 13 14", "3 16 17 18 19", "3 16 17 18 19"},
    {8, 2, "14 21 22 23", "16 25 26 27 28", "21 23 25 26 27 28"},
    {8, 3, "22 23 30 31", "", ""},
    {9, 2, "2 3", "5 6", "2 3 5 6"},
    {9, 3, "8 9 10 11", "", ""},
    {10, 2, "2 3 4", "6 7 8 9 10", "6 7 8 9 10"},
    {10, 3, "12", "", ""},
    {11, 2, "2 3 4 5 6 7 8 9", "3 11", "3 4 11"},
    {11, 3, "3", "", ""},
    {12, 2, "2 3", "5 6 7", "3 5 6 7"},
    {12, 3, "9 10 11 12", "", ""},
    {13, 2, "2", "4 5 6 7 8 9 10 11", "4 5 6 7 8 9 10 11"},
    {13, 3, "13", "", ""},
    {14, 2, "2 3", "2 5 6 7", "2 5 6 7"},
    {14, 3, "9 10 11 12", "", ""},
    {15, 2, "2 3", "5 6", "2 3"},
    {15, 3, "8 9 10 11", "", ""},
    {16, 2, "2 3 4 5 6 7 8 9 10", "12 13 14 15 16", "2 3 4 5 6 7 8 12 13 14 15 16"},
    {16, 3, "18 19", "", ""},
    {17, 3, "2 3", "", ""},
    {18, 3, "2 3 4 5", "", ""},
    {19, 3, "2 3 4", "", ""},
    {20, 3, "2 3 4", "", ""},
    {21, 3, "2 3 4", "", ""},
    {22, 3, "2 3 4 5 6", "", ""},
    {23, 3, "2 3 4 5", "", ""},
    {24, 3, "2 3 4 5", "", ""},
};

std::string numbersOf(std::span<const FateStep> steps) {
    std::set<int> numbers;
    for (const FateStep& step : steps) numbers.insert(step.cards.begin(), step.cards.end());
    std::ostringstream text;
    for (const int number : numbers) text << (text.tellp() > 0 ? " " : "") << number;
    return text.str();
}

// ---- running them on a table

/// The answer to what is asked: done, any dice, or the first that is offered.
std::optional<Command> answer(const Game& game) {
    const Pending& asked = game.state.pending.back();
    if (asked.ask == Ask::EventDice)
        return command::RollEvent{static_cast<std::int8_t>(asked.stage == 2 ? -1 : 2),
                                  asked.stage == 1 ? Spot::Gate : Spot::Hex, false};
    const auto offered = options(game);
    return offered.empty() ? std::nullopt : std::optional(offered.front().command);
}

/// Until nothing is asked; what went wrong, or nothing.
std::string answerAll(Game& game) {
    for (int left = 500; left > 0 && !game.state.pending.empty(); --left) {
        const auto command = answer(game);
        if (!command) return "nothing is offered";
        const Decision decision = decide(game, *command);
        if (!decision.accepted() || !decision.verdict.violations.empty())
            return "an answer that breaks a rule";
        for (const Event& event : decision.events) evolve(game.state, event);
        if (const auto problem = findInconsistency(game); !problem.empty()) return problem;
    }
    return game.state.pending.empty() ? "" : "it never ends";
}

/// A campaign in its first round.
Game begun(int players) {
    constexpr std::array kColors{Player::Red, Player::Blue, Player::White, Player::Yellow};
    Setup setup;
    setup.campaign = true;
    for (int i = 0; i < players; ++i) {
        setup.seats.push(kColors[static_cast<std::size_t>(i)]);
        setup.fates.push(static_cast<std::uint8_t>(i + 1));
    }
    return newGame(setup);
}

/// The card of this Fate, in this Act, played by the second player.
std::string runOn(Game game, int number, int act, FateCard card) {
    const Player player = game.setup.seats[1];
    game.state.campaign.act = static_cast<std::int8_t>(act);
    game.state.seat(player).fate = static_cast<std::uint8_t>(number);
    Draft d(game);
    runCard(d, player, card);
    settle(d);
    game = d.game();
    return answerAll(game);
}

}  // namespace

/// The rooms of the Fates (F101 to F2405).
class FatesTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void cardsName_data() {
        QTest::addColumn<int>("row");
        for (int row = 0; row < static_cast<int>(std::size(kPrinted)); ++row)
            QTest::addRow("%d in Act %d", kPrinted[row].fate, kPrinted[row].act) << row;
    }
    void cardsName() {
        QFETCH(int, row);
        const Printed& printed = kPrinted[row];
        const FateAct& act = fate(printed.fate).acts[static_cast<std::size_t>(printed.act - 1)];
        QCOMPARE(toText(numbersOf(act.setup)), QString(printed.setup));
        QCOMPARE(toText(numbersOf(act.completed)), QString(printed.completed));
        QCOMPARE(toText(numbersOf(act.failed)), QString(printed.failed));
    }

    void everyStepCanBeDone_data() {
        QTest::addColumn<int>("players");
        for (const int players : {2, 3, 4}) QTest::addRow("%d players", players) << players;
    }
    void everyStepCanBeDone() {
        QFETCH(int, players);
        Game game = begun(players);
        QCOMPARE(toText(answerAll(game)), QString());
        for (const Printed& printed : kPrinted)
            for (const FateCard card : {FateCard::Setup, FateCard::Completed, FateCard::Failed}) {
                const std::string problem = runOn(game, printed.fate, printed.act, card);
                QVERIFY2(problem.empty(), (std::to_string(printed.fate) + " in Act " +
                                           std::to_string(printed.act) + ": " + problem)
                                              .c_str());
            }
    }
};

QObject* fatesTests() {
    return new FatesTest;
}

}  // namespace reach::tests

#include "fates_test.moc"
