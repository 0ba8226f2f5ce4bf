#include <QTest>
#include <algorithm>
#include <random>
#include <ranges>

#include "app/simulation/game_run.h"
#include "engine/contract/catalogue.h"
#include "engine/core/names.h"
#include "engine/protocol/wire.h"
#include "random_commands.h"
#include "tests/amount.h"

using namespace reach;
using namespace reach::simulation;

namespace {

/// Returns the seeds of so many games. The long run draws others each time.
auto seeds(int games) {
    const std::uint64_t first = amount::seed(0);
    return std::views::iota(first, first + static_cast<std::uint64_t>(games));
}

/// Returns an offered entry in half of the calls, otherwise a random entry of any kind. Returns nullopt
/// instead of a concession.
std::optional<Command> anything(const Game& game, RandomPlayer& player, std::mt19937_64& random) {
    constexpr std::size_t kKinds = std::variant_size_v<Command>;
    if (random() % 2 == 0) return player.next(game);
    const auto command = randomCommand(random() % 3 == 0 ? kKinds - 1 : random() % kKinds, random);
    if (std::holds_alternative<command::Concede>(command)) return std::nullopt;
    return command;
}

std::string faultAfter(const Game& game) {
    if (auto fault = findInconsistency(game); !fault.empty()) return fault;
    const Prompt now = prompt(game);
    RandomPlayer player(0);
    const bool mayRest = now.kind == Prompt::Kind::Free || now.kind == Prompt::Kind::Finished;
    return mayRest || player.next(game) ? "" : "no way on is offered";
}

}  // namespace

class SimulationTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void everyRandomGameIsSound_data() {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("depth");
        QTest::addColumn<int>("lore");
        for (int players = 2; players <= 4; ++players)
            for (int depth = 0; depth < 3; ++depth)
                for (int lore = 0; lore < 3; ++lore)
                    QTest::addRow("%d players, depth %s, %d lore", players,
                                  nameOf(static_cast<Depth>(depth)).data(), lore)
                        << players << depth << lore;
    }
    void everyRandomGameIsSound() {
        QFETCH(int, players);
        QFETCH(int, depth);
        QFETCH(int, lore);
        for (const std::uint64_t seed : seeds(lore == 0 ? amount::of(40, 400) : amount::of(20, 200))) {
            RandomPlayer player(seed);
            const GameRun run =
                playGame(player, {players, static_cast<Depth>(depth), lore}, Watch::Everything);
            QVERIFY2(run.failure.empty(), (run.failure + "\n" + printRecord(run.record)).c_str());
        }
    }

    /// People enter what they like. Whatever is accepted leaves a consistent table and a way on.
    void anythingMayBeEntered() {
        for (const std::uint64_t seed : seeds(amount::of(150, 1500))) {
            RandomPlayer player(seed);
            std::mt19937_64 random(seed);
            Record record;
            record.setup = player.setup(2 + static_cast<int>(seed % 3), static_cast<int>(seed / 9 % 3));
            record.setup.depth = static_cast<Depth>(seed / 3 % 3);
            Game game = newGame(record.setup);
            for (int i = 0; i < 300 && game.state.phase != Phase::Finished; ++i) {
                const auto command = anything(game, player, random);
                if (!command) continue;
                const Decision decision = decide(game, *command);
                QVERIFY(decision.accepted() || decision.events.empty());
                if (!decision.accepted()) continue;
                record.entries.push_back({*command, 0});
                for (const Event& event : decision.events) evolve(game.state, event);
                const auto fault = faultAfter(game);
                QVERIFY2(fault.empty(), (fault + "\n" + printRecord(record)).c_str());
            }
        }
    }

    /// A table is set right before its campaign is laid out: setup places what the box and the slots have
    /// left.
    void aCampaignIsLaidOutOnAnyTable() {
        const std::size_t kCorrect = Command(command::Correct{}).index();
        for (const std::uint64_t seed : seeds(amount::of(300, 3000))) {
            RandomPlayer player(seed);
            std::mt19937_64 random(seed);
            Record record;
            record.game = "campaign";
            record.setup = player.campaign(2 + static_cast<int>(seed % 3));
            Game game = newGame(record.setup);
            const auto enter = [&](const Command& command) {
                const Decision decision = decide(game, command);
                if (!decision.accepted()) return;
                record.entries.push_back({command, 0});
                for (const Event& event : decision.events) evolve(game.state, event);
            };
            while (!game.state.pending.empty()) {
                for (int corrections = 0; corrections < 12; ++corrections)
                    enter(randomCommand(kCorrect, random));
                const auto command = player.next(game);
                QVERIFY(command);
                enter(*command);
                const auto fault = faultAfter(game);
                QVERIFY2(fault.empty(),
                         (fault + " after " + printCommand(*command) + "\n" + printRecord(record)).c_str());
            }
        }
    }

    /// The list with greyed options holds exactly the legal ones beside them, each judged as check judges it.
    void theGreyedListHoldsTheLegalOne() {
        for (std::uint64_t seed = 0; seed < 9; ++seed) {
            RandomPlayer player(seed);
            Game game = newGame(player.setup(2 + static_cast<int>(seed % 3), static_cast<int>(seed / 3)));
            while (game.state.phase != Phase::Finished) {
                const auto legal = options(game);
                std::vector<Command> ungreyed;
                for (const Option& option : options(game, Want::All)) {
                    QCOMPARE(option.verdict.reason(), check(game, option.command).reason());
                    if (option.verdict.legal()) ungreyed.push_back(option.command);
                }
                QCOMPARE(ungreyed.size(), legal.size());
                for (const Option& option : legal)
                    QVERIFY2(std::find(ungreyed.begin(), ungreyed.end(), option.command) != ungreyed.end(),
                             printCommand(option.command).c_str());
                const auto command = player.next(game, legal);
                QVERIFY(command);
                for (const Event& event : decide(game, *command).events) evolve(game.state, event);
            }
        }
    }

    void aRecordPlaysTheSameGame() {
        RandomPlayer player(5);
        const GameRun run = playGame(player, {4}, Watch::Nothing);
        const auto parsed = parseRecord(printRecord(run.record));
        QVERIFY(parsed.record);
        Game game = newGame(parsed.record->setup);
        for (const Entry& entry : parsed.record->entries)
            for (const Event& event : decide(game, entry.command).events) evolve(game.state, event);
        QVERIFY(game == run.game);
    }

    /// The Believer's cards are not only there: random tables teach, secure and play them (F803, F813).
    void randomCampaignsPlayFaithfulCards() {
        int taught = 0;
        int played = 0;
        for (const std::uint64_t seed : seeds(amount::of(120, 1200))) {
            RandomPlayer player(seed);
            const GameRun run = playGame(player, {.players = 3, .campaign = true}, Watch::Everything);
            QVERIFY2(run.failure.empty(), (run.failure + "\n" + printRecord(run.record)).c_str());
            for (const Entry& entry : run.record.entries) {
                if (const auto* use = std::get_if<command::Use>(&entry.command))
                    taught += nameOf(use->card) == "F803" ? 1 : 0;
                if (const auto* card = std::get_if<command::PlayCard>(&entry.command))
                    played += isFaithful(card->card) ? 1 : 0;
            }
        }
        QVERIFY(taught > 0);
        QVERIFY(played > 0);
    }

    /// Campaigns come to the cards of every Act, and the effects are counted where they happen.
    void theEffectsOfCardsAreCounted() {
        Effects effects;
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            RandomPlayer player(seed);
            const GameRun run =
                playGame(player, {.players = 3, .campaign = true, .effects = true}, Watch::Nothing);
            QVERIFY2(run.failure.empty(), run.failure.c_str());
            effects += run.effects;
        }
        int seen = 0;
        cardsOfFates().forEach([&](CardId card) { seen += effects.of(card) > 0 ? 1 : 0; });
        QVERIFY2(seen > 220, qPrintable(QString::number(seen)));
        for (const char* id : {
                 "F102",   // changes what comes of an entry
                 "F808",   // an action card
                 "F411",   // Vox
                 "F1902",  // forbids
                 "F1804",  // tells a rule of tokens
                 "F813",   // is played by
                 "F214",   // tells a rule of a marker
                 "F425",   // of a Fate's third Act
             })
            QVERIFY2(effects.of(findCard(id)) > 0, id);
        for (const char* id : {
                 "BC01",  // of no Fate
                 "F222",  // says again what others say
                 "F515",  // is played without a name
             })
            QCOMPARE(effects.of(findCard(id)), 0L);
        QCOMPARE(effects.of(fateCard(1)), 0L);
        QVERIFY(cardsOfFates(4).contains(findCard("F221")));
        QVERIFY(!cardsOfFates(3).contains(findCard("F221")));
    }

    /// What a decision works on is kept for the next one, whichever game that is about.
    void decisionsKnowNothingOfEachOther() {
        RandomPlayer player(11);
        std::vector<Record> records;
        std::vector<Game> games;
        for (const GamePlan& plan :
             {GamePlan{.players = 4, .campaign = true}, GamePlan{.players = 2},
              GamePlan{.players = 3, .lore = 2}, GamePlan{.players = 2, .campaign = true},
              GamePlan{.players = 4, .depth = Depth::Board}}) {
            records.push_back(playGame(player, plan, Watch::Nothing).record);
            games.push_back(newGame(records.back().setup));
        }
        std::vector<Event> events;
        std::vector<Event> told;
        for (std::size_t at = 0, left = 1; left > 0; ++at) {
            left = 0;
            for (std::size_t i = 0; i < games.size(); ++i) {
                if (at >= records[i].entries.size()) continue;
                ++left;
                Game copy = games[i];
                told.clear();
                play(copy, records[i].entries[at].command, &told);
                QVERIFY(decide(games[i], records[i].entries[at].command, events).legal());
                QVERIFY(std::ranges::equal(events, told, {}, toWire, toWire));
                for (const Event& event : events) evolve(games[i].state, event);
                QVERIFY(games[i] == copy);
            }
        }
    }

    void aSeedIsAGame() {
        const auto play = [](std::uint64_t seed) {
            RandomPlayer player(seed);
            return printRecord(playGame(player, {3}, Watch::Nothing).record);
        };
        QCOMPARE(play(3), play(3));
        QVERIFY(play(3) != play(4));
    }

    /// Whatever the compiler. What is pinned here is drawn from nothing but the moves of a fresh table.
    void aSeedIsTheSameGameEverywhere() {
        const auto setup = parseRecord(
            "game: base\nplayers: red, blue\nsetup: 2SETUP01\ncourt: BC01 BC02 BC03\ndepth: board\n");
        QVERIFY(setup.record);
        const Game game = newGame(setup.record->setup);
        std::vector<Option> moves = options(game);
        std::erase_if(moves, [](const Option& option) {
            return !std::holds_alternative<command::Move>(option.command);
        });
        constexpr std::array kEntries{
            "blue moves 2 4-arrow > 4-gate",
            "blue moves 1 4-arrow > 4-moon",
            "red moves 1 3-gate > 4-gate",
            "red moves 3 4-hex > 4-gate drops 1 > 3-gate > 2-gate > 2-hex",
            "red moves 3 4-hex > 4-gate drops 1 > 3-gate drops 1 > 2-gate > 2-arrow",
            "blue moves 2 5-arrow > 5-gate",
        };
        for (std::size_t i = 0; i < kEntries.size(); ++i) {
            const auto command = RandomPlayer(i + 1).next(game, moves);
            QVERIFY(command);
            QCOMPARE(QString::fromStdString(printCommand(*command)), QString(kEntries[i]));
        }
    }
};

QTEST_APPLESS_MAIN(SimulationTest)
#include "simulation_test.moc"
