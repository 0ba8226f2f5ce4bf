#include <QMap>
#include <QTest>
#include <random>
#include <set>

#include "app/simulation/arcades_run.h"
#include "arcades_reasons.h"
#include "engine/arcades/record/record.h"

namespace reach::arcades {
namespace {

using Random = std::mt19937_64;

int below(Random& random, int count) {
    return static_cast<int>(random() % static_cast<std::uint64_t>(count));
}
template <typename T, std::size_t N>
T oneOf(Random& random, const std::array<T, N>& values) {
    return values[random() % N];
}
SystemId anySystem(Random& random) {
    return systemAt(below(random, kClusters), static_cast<Spot>(below(random, 4)));
}
Ships anyShips(Random& random) {
    return {static_cast<std::int8_t>(below(random, 5)), static_cast<std::int8_t>(below(random, 3))};
}

template <typename Field, typename T>
concept IsA = std::is_same_v<std::remove_cvref_t<Field>, T>;

/// Changes one or two things that the entry names.
Command altered(Command command, Random& random) {
    std::visit(
        [&](auto& c) {
            const auto now = [&] { return random() % 4 == 0; };
            if constexpr (requires { c.player; })
                if (now()) c.player = oneOf(random, kAllPlayers);
            if constexpr (requires { c.defender; })
                if (now()) c.defender = oneOf(random, kAllPlayers);
            if constexpr (requires { c.holder; })
                if (now()) c.holder = oneOf(random, kAllPlayers);
            if constexpr (requires { c.winner; })
                if (now()) c.winner = random() % 4 == 0 ? Player::None : oneOf(random, kAllPlayers);
            if constexpr (requires { c.cluster; })
                if (now()) c.cluster = static_cast<std::int8_t>(below(random, kClusters));
            if constexpr (requires { c.planet; })
                if (now()) c.planet = anySystem(random);
            if constexpr (requires { c.collects; })
                if (now()) c.collects = random() % 3 == 0 ? SystemId::None : anySystem(random);
            if constexpr (requires {
                              { c.to } -> IsA<SystemId>;
                          })
                if (now()) c.to = anySystem(random);
            if constexpr (requires { c.from; })
                if (now()) c.to = static_cast<std::int8_t>(below(random, kClusters));
            if constexpr (requires {
                              { c.ships } -> IsA<Ships>;
                          }) {
                if (now()) c.ships = anyShips(random);
            } else if constexpr (requires { c.ships; }) {
                if (now()) c.ships = static_cast<std::int8_t>(below(random, 6));
            }
            if constexpr (requires { c.hits; })
                if (now()) c.hits = anyShips(random);
            if constexpr (requires { c.spends; })
                if (now()) c.spends = !c.spends;
            if constexpr (requires { c.damaged; })
                if (now()) c.damaged = !c.damaged;
            if constexpr (requires { c.counter; })
                if (now()) c.counter = !c.counter;
            if constexpr (requires { c.resource; })
                if (now()) c.resource = oneOf(random, kAllResources);
            if constexpr (requires { c.price; })
                if (now()) c.price = random() % 3 == 0 ? Resource::None : oneOf(random, kAllResources);
            if constexpr (requires { c.resources; })
                if (now()) c.resources.push(oneOf(random, kAllResources));
            if constexpr (requires { c.slots; })
                if (now() && !c.slots.empty()) c.slots[0] = oneOf(random, kAllResources);
            if constexpr (requires { c.advance; })
                if (now()) c.advance = oneOf(random, kAllAdvances);
            if constexpr (requires { c.card; })
                if (now()) c.card = static_cast<ActionCard>(below(random, kActionCards));
            if constexpr (requires { c.cards; })
                if (now() && !c.cards.empty())
                    c.cards[0] = static_cast<ActionCard>(below(random, kActionCards));
            if constexpr (requires { c.dice; })
                if (now()) ++c.dice[random() % c.dice.size()];
            if constexpr (requires { c.faces; })
                if (now()) ++c.faces[random() % c.faces.size()][0];
            if constexpr (requires { c.power; })
                if (now()) c.power = static_cast<std::int8_t>(2 + below(random, 8));
            if constexpr (requires { c.told; })
                if (now()) c.told[random() % c.told.size()] = static_cast<std::int8_t>(below(random, 4));
        },
        command);
    return command;
}

/// Changes one fact of the table: Power, ships, a city, resources, Trophies, a marker. The same table where
/// that cannot be.
Game altered(const Game& game, Random& random) {
    using command::About;
    command::Correct c;
    c.about = oneOf(random, std::array{About::Power, About::Ships, About::City, About::Token,
                                       About::Resources, About::Trophies, About::Advance, About::Marker});
    c.player = oneOf(random, kAllPlayers);
    c.other = oneOf(random, kAllPlayers);
    c.system = c.about == About::Ships ? systemAt(below(random, kClusters), Spot::Gate) : anySystem(random);
    c.ships = anyShips(random);
    c.number = static_cast<std::int16_t>(below(random, 3));
    c.on = random() % 2 == 0;
    c.advance = oneOf(random, kAllAdvances);
    c.cluster = static_cast<std::int8_t>(below(random, kClusters + 1) - 1);
    for (int count = below(random, 7); count > 0; --count) c.resources.push(oneOf(random, kAllResources));
    Game other = game;
    for (const Event& event : decide(game, c).events) evolve(other.state, event);
    return other;
}

}  // namespace

/// A reason is what is really so, in ARCADEs too: games at random, where at each step a fact is altered and
/// entries that do not fit are tried.
class ArcadesReasonsTest : public QObject {
    Q_OBJECT

    QMap<QString, QString> told_;  ///< by rule, the first false reason
    std::set<Rule> met_;
    /// The last entry of each kind, of whatever table. Nobody arranges by chance.
    std::vector<Command> tried_{command::Arrange{}};

    void look(const Game& game, const Command& command, const Verdict& verdict) {
        const auto one = [&](const Violation& reason) {
            met_.insert(reason.rule);
            const QString rule = QString::fromUtf8(nameOf(reason.rule));
            if (!isReal(game, command, reason) && !told_.contains(rule))
                told_.insert(rule,
                             rule + QStringLiteral(": ") + QString::fromStdString(printCommand(command)));
        };
        if (verdict.refused()) one(verdict.refusal);
        for (const Violation& violation : verdict.violations) one(violation);
    }
    void play(std::uint64_t seed, const RandomPlan& plan) {
        RandomTable table(seed, plan);
        Random random(seed);
        Game game = newGame(table.setup());
        for (int step = 0; step < 400; ++step) {
            const Game other = altered(game, random);
            for (const Option& option : options(other, Want::All))
                look(other, option.command, option.verdict);
            for (const Command& command : tried_) {
                const Command changed = altered(command, random);
                look(other, changed, check(other, changed));
            }
            const auto next = table.next(game, options(game));
            if (!next) break;
            const auto like = std::ranges::find(tried_, next->index(), &Command::index);
            like == tried_.end() ? void(tried_.push_back(*next)) : void(*like = *next);
            for (const Event& event : decide(game, *next).events) evolve(game.state, event);
        }
    }

  private Q_SLOTS:
    void everyReasonIsReal() {
        const std::vector<RandomPlan> plans{{.players = 1},
                                            {.players = 1, .hard = true},
                                            {.players = 2},
                                            {.players = 3},
                                            {.players = 4},
                                            {.players = 2, .depth = Depth::Score},
                                            {.players = 3, .depth = Depth::Score}};
        for (const RandomPlan& plan : plans)
            for (std::uint64_t seed = 0; seed < 20; ++seed) play(seed, plan);
        QVERIFY2(met_.size() > 50, qPrintable(QString::number(met_.size())));
        QVERIFY2(told_.isEmpty(), qPrintable(QStringList(told_.values()).join(u'\n')));
    }
};

}  // namespace reach::arcades

QTEST_APPLESS_MAIN(reach::arcades::ArcadesReasonsTest)
#include "arcades_reasons_test.moc"
