#include <QTest>
#include <random>
#include <set>

#include "app/simulation/random_player.h"
#include "engine/core/names.h"
#include "engine/record/record.h"
#include "random_commands.h"
#include "reasons.h"

using namespace reach;
using namespace reach::simulation;

namespace {

constexpr std::size_t kKinds = std::variant_size_v<Command>;

std::string text(const Game& game, const Command& command, const Violation& reason) {
    return std::string(nameOf(reason.rule)) + ": " + printCommand(command) + " (" +
           (game.setup.campaign ? "campaign" : "base") + ")";
}

std::size_t kindOf(const Command& like) {
    return like.index();
}

/// Changes one fact of the table: a hand, a card's place, the leading player, the place of a piece. The same
/// table where that cannot be.
Game altered(const Game& game, std::mt19937_64& random) {
    Game other = game;
    static const std::size_t kCorrect = kindOf(command::Correct{});
    for (int tries = 0; tries < 4; ++tries)
        if (!play(other, randomCommand(kCorrect, random)).refused()) break;
    return other;
}

/// The first reason here that is none; empty when each is. `met`: the rules that were told.
std::string falseReason(const Game& game, const Command& command, const Verdict& verdict,
                        std::set<Rule>& met) {
    met.insert(verdict.refusal.rule);
    for (const Violation& reason : verdict.violations) met.insert(reason.rule);
    if (verdict.refused() && !isReal(game, command, verdict.refusal))
        return text(game, command, verdict.refusal);
    for (const Violation& reason : verdict.violations)
        if (!isReal(game, command, reason)) return text(game, command, reason);
    return {};
}

}  // namespace

/// A reason is what is really so: games at random, where at each step a fact is altered and entries that do
/// not fit are tried.
class ReasonsTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void everyReasonIsReal_data() {
        QTest::addColumn<int>("players");
        QTest::addColumn<bool>("campaign");
        for (int players = 2; players <= 4; ++players)
            for (const bool campaign : {false, true})
                QTest::addRow("%d players%s", players, campaign ? ", campaign" : "") << players << campaign;
    }
    void everyReasonIsReal() {
        QFETCH(int, players);
        QFETCH(bool, campaign);
        std::set<Rule> met;
        QMap<QString, QString> told;  // by rule, the first of each
        const auto tell = [&](const std::string& fault) {
            const QString line = QString::fromStdString(fault);
            if (!fault.empty() && !told.contains(line.section(u':', 0, 0)))
                told.insert(line.section(u':', 0, 0), line);
        };
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            RandomPlayer player(seed);
            std::mt19937_64 random(seed);
            const int lore = static_cast<int>(seed % 3);
            Game game = newGame(campaign ? player.campaign(players) : player.setup(players, lore));
            for (int step = 0; step < 400; ++step) {
                const Game table = altered(game, random);
                for (int tries = 0; tries < 20; ++tries) {
                    const Command command = randomCommand(random() % kKinds, random);
                    tell(falseReason(table, command, check(table, command), met));
                }
                for (const Option& option : options(table, Want::All)) {
                    tell(falseReason(table, option.command, option.verdict, met));
                }
                const auto next = player.next(game);
                if (!next || play(game, *next).refused()) break;
            }
        }
        QVERIFY(met.size() > 60);
        QVERIFY2(told.isEmpty(), qPrintable(QStringList(told.values()).join(u'\n')));
    }
};

QTEST_APPLESS_MAIN(ReasonsTest)
#include "reasons_test.moc"
