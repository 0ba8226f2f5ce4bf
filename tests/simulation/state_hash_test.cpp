#include "engine/core/state_hash.h"

#include <QTest>
#include <unordered_map>

#include "app/simulation/arcades_run.h"
#include "app/simulation/random_player.h"
#include "engine/arcades/arcades.h"
#include "engine/arcades/state_hash.h"
#include "engine/contract/catalogue.h"
#include "engine/core/event_cards.h"
#include "tests/amount.h"

using namespace reach;

namespace {

/// Each state so far, by its hash.
template <typename State>
class Seen {
  public:
    /// False if a state with this hash is another state, or if this state has another hash than before.
    bool agrees(const State& state, std::uint64_t hash) {
        const auto [at, isNew] = states_.emplace(hash, state);
        if (isNew) ++count_;
        return at->second == state;
    }
    int count() const { return count_; }

  private:
    std::unordered_map<std::uint64_t, State> states_;
    int count_ = 0;
};

}  // namespace

/// The hash of a state tells whether two devices have the same game.
class StateHashTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    // Event cards were not counted when the first journals were kept, and their hashes must stay true.
    void countedEventCardsChangeNoHash() {
        simulation::RandomPlayer player(amount::seed(40));
        State state = newGame(player.campaign(3)).state;
        const std::uint64_t before = hashOf(state);
        state.seen = withEvent(withEvent(state.seen));
        QCOMPARE(eventsSeen(state.seen), 2);
        QCOMPARE(hashOf(state), before);
        state.seen |= 1;
        QVERIFY(hashOf(state) != before);
    }

    void differentStatesHaveDifferentHashes_data() {
        QTest::addColumn<bool>("campaign");
        QTest::addRow("base") << false;
        QTest::addRow("campaign") << true;
    }
    void differentStatesHaveDifferentHashes() {
        QFETCH(bool, campaign);
        Seen<State> seen;
        for (int game = 0; game < amount::of(6, 100); ++game) {
            simulation::RandomPlayer player(amount::seed(40) + static_cast<quint32>(game));
            const int players = 2 + game % 3;
            Game now = newGame(campaign ? player.campaign(players) : player.setup(players, game % 3));
            for (int entry = 0; entry < 400; ++entry) {
                QVERIFY(seen.agrees(now.state, hashOf(now.state)));
                const auto next = player.next(now);
                if (!next) break;
                for (const Event& event : decide(now, *next).events) {
                    const State before = now.state;
                    evolve(now.state, event);
                    QCOMPARE(hashOf(before) == hashOf(now.state), before == now.state);
                }
            }
        }
        QVERIFY(seen.count() > amount::of(1000, 1000));
    }

    void differentStatesOfArcadesHaveDifferentHashes() {
        Seen<arcades::State> seen;
        for (int table = 0; table < amount::of(8, 100); ++table) {
            arcades::RandomTable players(amount::seed(40) + static_cast<quint32>(table), {1 + table % 4});
            arcades::Game now = arcades::newGame(players.setup());
            for (int entry = 0; entry < 300; ++entry) {
                QVERIFY(seen.agrees(now.state, arcades::hashOf(now.state)));
                const auto next = players.next(now, arcades::options(now));
                if (!next) break;
                for (const auto& event : arcades::decide(now, *next).events)
                    arcades::evolve(now.state, event);
            }
        }
        QVERIFY(seen.count() > amount::of(1000, 1000));
    }

    /// The sets of cards stand beside the plain values.
    void everySetOfCardsCounts_data() {
        QTest::addColumn<std::function<CardSet&(State&)>>("cards");
        const auto row = [](const char* name, const std::function<CardSet&(State&)>& cards) {
            QTest::newRow(name) << cards;
        };
        row("deck", [](State& state) -> CardSet& { return state.courtDeck; });
        row("discard", [](State& state) -> CardSet& { return state.courtDiscard; });
        row("play area", [](State& state) -> CardSet& { return state.of(Player::Blue).cards; });
        row("used", [](State& state) -> CardSet& { return state.turn.onceUsed; });
        row("secured", [](State& state) -> CardSet& { return state.turn.securedInPrelude; });
        row("booklet", [](State& state) -> CardSet& { return state.campaign.booklet; });
        row("turned", [](State& state) -> CardSet& { return state.campaign.turned; });
    }
    void everySetOfCardsCounts() {
        QFETCH(std::function<CardSet&(State&)>, cards);
        State before;
        before.campaign.act = 1;
        State after = before;
        cards(after).insert(courtCard(7));
        QVERIFY(hashOf(after) != hashOf(before));
        State other = before;
        cards(other).insert(courtCard(8));
        QVERIFY(hashOf(other) != hashOf(after));
    }

    /// The same on every device: 32 or 64 bits, any compiler. Another number here means that acts of this
    /// version and of earlier ones no longer agree on their hashes.
    void theSameEverywhere() {
        State state;
        QCOMPARE(hashOf(state), 7343567664007867711U);
        state.campaign.act = 2;
        state.of(Player::Red).cards.insert(courtCard(7));
        state.at(static_cast<SystemId>(3)).ships[1].damaged = -1;
        QCOMPARE(hashOf(state), 4429946088070991208U);
        QCOMPARE(arcades::hashOf(arcades::State{}), 12674294493544163323U);
    }
};

QTEST_APPLESS_MAIN(StateHashTest)
#include "state_hash_test.moc"
