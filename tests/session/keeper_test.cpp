#include "late_keeper.h"
#include "random_hand.h"
#include "tests/amount.h"

#include <QTest>

#include <algorithm>

using namespace reach;
using tests::LateTable;
using tests::RandomHand;

/// Keepers that answer later: what a table shows meanwhile, and what it comes to.
class KeeperTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void whatIsOfferedIsShownAtOnce();
    void aRefusalTakesItBackAndKeepsItAsAProposal();
    void anActOfOthersComesBeneathWhatIsOffered();
    void whatBothEnteredAtOnceIsKeptWhereItIsLegal();
    void anUndoOnAnOlderStateIsRefused();
    void toldTwiceIsKeptOnce();
    void whatAnEarlierSessionOfferedIsShownAgain();
    void anUndoOfOnesOwnUnansweredEntryIsKept();
    void randomGamesEndAsAReplayOfWhatWasKept_data();
    void randomGamesEndAsAReplayOfWhatWasKept();
};

namespace {

Setup setup() {
    return parseRecord(
               "game: base\nplayers: red, blue, white\nsetup: 3SETUP02\n"
               "court: BC05 BC13 BC22 BC28\n\nred leads aggression 2\n")
        .record->setup;
}

/// Two devices at one table.
struct Two {
    LateTable<ArcsGame> table{setup()};
    LateTable<ArcsGame>::Line ana{table, "ana"};
    LateTable<ArcsGame>::Line ben{table, "ben"};
    GameSession anas{setup(), &ana};
    GameSession bens{setup(), &ben};

    static Command command(const char* line) { return *parseCommand(line).command; }
    void hearAll() {
        table.tell(ana, 1000, false);
        table.tell(ben, 1000, false);
        anas.settle();
        bens.settle();
    }
};

template <typename Kind>
typename Kind::Game replayed(const typename Kind::Setup& setup, const std::vector<Act>& acts) {
    std::int64_t broken = 0;
    auto session = SessionOf<Kind>::restore(setup, acts, nullptr, broken);
    return session ? session->game() : typename Kind::Game{};
}

}  // namespace

void KeeperTest::whatIsOfferedIsShownAtOnce() {
    Two two;
    QVERIFY(two.anas.enter(Two::command("red leads aggression 2")).done());
    QVERIFY(two.anas.enter(Two::command("correct red power 3")).done());
    QCOMPARE(two.anas.offered(), std::size_t{2});
    QCOMPARE(two.anas.number(), std::int64_t{0});
    QCOMPARE(two.anas.game().state.of(Player::Red).power, 3);
    QCOMPARE(two.bens.game().state.of(Player::Red).power, 0);
    two.table.work(two.ana, false, false);
    two.hearAll();
    QCOMPARE(two.anas.offered(), std::size_t{1});
    QCOMPARE(two.anas.game().state.of(Player::Red).power, 3);
    QCOMPARE(two.bens.game().state.turn.player, Player::Red);
    two.table.work(two.ana, false, false);
    two.hearAll();
    QCOMPARE(two.anas.offered(), std::size_t{0});
    QVERIFY(two.anas.game() == two.bens.game());
}

void KeeperTest::aRefusalTakesItBackAndKeepsItAsAProposal() {
    Two two;
    const Game before = two.anas.game();
    QVERIFY(two.anas.enter(Two::command("red leads mobilization 6")).done());
    QVERIFY(two.anas.enter(Two::command("red influences BC05")).done());
    two.table.work(two.ana, true, false);
    two.hearAll();
    // What was entered on it is not shown any more, and is still to be answered.
    QVERIFY(two.anas.game() == before);
    QCOMPARE(two.anas.offered(), std::size_t{1});
    QCOMPARE(two.anas.proposals().size(), std::size_t{1});
    QCOMPARE(ArcsGame::print(two.anas.proposals()[0].act.entries[0].command), "red leads mobilization 6");
    two.table.work(two.ana, false, false);
    two.hearAll();
    QCOMPARE(two.anas.offered(), std::size_t{0});
    QCOMPARE(two.anas.proposals().size(), std::size_t{2});
    // One tap away.
    QVERIFY(two.anas.enter(two.anas.proposals()[0].act.entries[0].command).done());
}

void KeeperTest::anActOfOthersComesBeneathWhatIsOffered() {
    Two two;
    QVERIFY(two.anas.enter(Two::command("correct red power 3")).done());
    QVERIFY(two.bens.enter(Two::command("correct blue power 5")).done());
    two.table.work(two.ben, false, false);
    two.hearAll();
    QCOMPARE(two.anas.game().state.of(Player::Red).power, 3);
    QCOMPARE(two.anas.game().state.of(Player::Blue).power, 5);
    QCOMPARE(two.anas.offered(), std::size_t{1});
    QCOMPARE(ArcsGame::print(two.anas.entries()[0].command), "correct blue power 5");
    two.table.work(two.ana, false, false);
    two.hearAll();
    QVERIFY(two.anas.game() == two.bens.game());
    QVERIFY(two.anas.game() == two.table.game());
}

void KeeperTest::whatBothEnteredAtOnceIsKeptWhereItIsLegal() {
    Two two;
    QVERIFY(two.anas.enter(Two::command("red leads aggression 2")).done());
    QVERIFY(two.bens.enter(Two::command("red leads construction 4")).done());
    two.table.work(two.ana, false, false);
    two.table.work(two.ben, false, false);
    two.hearAll();
    QVERIFY(two.anas.proposals().empty());
    QCOMPARE(two.bens.proposals().size(), std::size_t{1});
    QVERIFY(!two.bens.proposals()[0].why.empty());
    QVERIFY(two.anas.game() == two.bens.game());
    QCOMPARE(two.table.acts().size(), std::size_t{1});
}

void KeeperTest::anUndoOnAnOlderStateIsRefused() {
    Two two;
    QVERIFY(two.anas.enter(Two::command("correct red power 3")).done());
    two.table.work(two.ana, false, false);
    two.hearAll();
    QVERIFY(two.bens.enter(Two::command("correct blue power 5")).done());
    QVERIFY(two.anas.undo().ok());
    QCOMPARE(two.anas.game().state.of(Player::Red).power, 0);
    two.table.work(two.ben, false, false);
    two.table.work(two.ana, false, false);
    two.hearAll();
    // It would have taken back what Ben entered meanwhile.
    QCOMPARE(two.anas.game().state.of(Player::Red).power, 3);
    QCOMPARE(two.anas.game().state.of(Player::Blue).power, 5);
    QCOMPARE(two.anas.proposals().size(), std::size_t{1});
}

void KeeperTest::toldTwiceIsKeptOnce() {
    Two two;
    QVERIFY(two.anas.enter(Two::command("correct red power 3")).done());
    two.table.work(two.ana, false, false);
    two.table.tell(two.ana, 10, true);
    two.anas.settle();
    QCOMPARE(two.anas.cursor(), std::size_t{1});
    QCOMPARE(two.anas.number(), std::int64_t{1});
}

/// A page was loaded again while its entries were on their way.
void KeeperTest::whatAnEarlierSessionOfferedIsShownAgain() {
    Two two;
    std::vector<Act> offered;
    two.table.onOffer = [&](const Act& act) { offered.push_back(act); };
    QVERIFY(two.anas.enter(Two::command("correct red power 3")).done());
    QVERIFY(two.anas.enter(Two::command("red leads aggression 2")).done());
    QVERIFY(two.bens.enter(Two::command("red leads construction 4")).done());
    offered.resize(2);
    GameSession again(setup(), &two.ana);
    again.showOffered(offered);
    QCOMPARE(again.offered(), std::size_t{2});
    QVERIFY(again.game() == two.anas.game());
    two.table.work(two.ben, false, false);
    two.table.work(two.ana, false, false);
    two.table.work(two.ana, false, false);
    two.table.tell(two.ana, 1000, false);
    again.settle();
    QCOMPARE(again.offered(), std::size_t{0});
    QCOMPARE(again.game().state.of(Player::Red).power, 3);
    QVERIFY(again.game() == two.table.game());
    QCOMPARE(again.proposals().size(), std::size_t{1});
    QCOMPARE(ArcsGame::print(again.proposals()[0].act.entries[0].command), "red leads aggression 2");
}

void KeeperTest::anUndoOfOnesOwnUnansweredEntryIsKept() {
    Two two;
    QVERIFY(two.anas.enter(Two::command("correct red power 3")).done());
    QVERIFY(two.anas.undo().ok());
    two.table.work(two.ana, false, false);
    two.table.work(two.ana, false, false);
    two.hearAll();
    QVERIFY(two.anas.proposals().empty());
    QCOMPARE(two.table.acts().size(), std::size_t{2});
    QCOMPARE(two.bens.game().state.of(Player::Red).power, 0);
    // If the second of three acts cannot be stored, both sides come to the same game.
    QVERIFY(two.anas.enter(Two::command("correct red power 4")).done());
    QVERIFY(two.anas.enter(Two::command("correct red power 5")).done());
    QVERIFY(two.anas.undo().ok());
    two.table.work(two.ana, false, false);
    two.table.work(two.ana, false, true);
    two.table.work(two.ana, false, false);
    two.hearAll();
    QVERIFY(two.anas.game() == two.table.game());
}

namespace {

/// Devices that enter, undo, redo and jump while answers come late, twice, or are refusals.
template <typename Kind>
void interleaved(std::uint64_t seed, int players, int steps) {
    simulation::Chance chance(seed);
    RandomHand<Kind> hand(seed, players);
    LateTable<Kind> table(hand.setup());
    using Line = typename LateTable<Kind>::Line;
    std::vector<std::unique_ptr<Line>> lines;
    std::vector<std::unique_ptr<SessionOf<Kind>>> sessions;
    std::size_t made = 0;
    for (const char* name : {"ana", "ben", "cy"}) {
        lines.push_back(std::make_unique<Line>(table, name));
        sessions.push_back(std::make_unique<SessionOf<Kind>>(hand.setup(), lines.back().get()));
    }
    for (int step = 0; step < steps; ++step) {
        const auto at = static_cast<std::size_t>(chance.below(static_cast<int>(lines.size())));
        SessionOf<Kind>& session = *sessions[at];
        switch (chance.below(10)) {
            case 0:
                if (session.canUndo() && session.undo().ok()) ++made;
                break;
            case 1:
                if (session.canRedo() && session.redo().ok()) ++made;
                break;
            case 2:
                if (chance.below(6) == 0 && session
                                                .jumpTo(static_cast<std::size_t>(chance.below(
                                                    static_cast<int>(session.entries().size()) + 1)))
                                                .ok())
                    ++made;
                break;
            case 3:
            case 4:
            case 5: table.work(*lines[at], chance.below(12) == 0, chance.below(20) == 0); break;
            case 6:
            case 7:
                table.tell(*lines[at], static_cast<std::size_t>(1 + chance.below(4)), chance.below(4) == 0);
                session.settle();
                break;
            default:
                if (const auto command = hand.next(session.game()))
                    if (session.enter(*command).done()) ++made;
        }
    }
    // Everything is answered in the end.
    for (bool idle = false; !idle;) {
        for (auto& line : lines) {
            table.work(*line, false, false);
            table.tell(*line, 1000, false);
        }
        idle = std::ranges::all_of(lines, [](const auto& line) { return line->isIdle(); });
    }
    std::size_t unkept = 0;
    for (auto& session : sessions) {
        session->settle();
        QCOMPARE(session->offered(), std::size_t{0});
        QCOMPARE(session->number(), std::ssize(table.acts()));
        QVERIFY(session->game() == table.game());
        unkept += session->proposals().size();
    }
    QVERIFY(replayed<Kind>(hand.setup(), table.acts()) == table.game());
    // Each act is kept once or is a proposal.
    QCOMPARE(table.acts().size() + unkept, made);
    for (std::size_t i = 0; i < table.acts().size(); ++i)
        for (std::size_t j = 0; j < i; ++j) QVERIFY(!(table.acts()[i].id == table.acts()[j].id));
}

}  // namespace

void KeeperTest::randomGamesEndAsAReplayOfWhatWasKept_data() {
    QTest::addColumn<bool>("arcades");
    QTest::addColumn<int>("players");
    for (const int players : {2, 3, 4}) QTest::addRow("Arcs, %d", players) << false << players;
    for (const int players : {1, 3, 4}) QTest::addRow("ARCADEs, %d", players) << true << players;
}

void KeeperTest::randomGamesEndAsAReplayOfWhatWasKept() {
    QFETCH(bool, arcades);
    QFETCH(int, players);
    const int games = amount::of(10, 1700);
    for (int game = 0; game < games; ++game) {
        const auto seed =
            static_cast<std::uint64_t>(amount::seed(static_cast<quint32>(100 * players + game)));
        arcades ? interleaved<ArcadesGame>(seed, players, 400) : interleaved<ArcsGame>(seed, players, 400);
        if (QTest::currentTestFailed()) {
            qInfo("seed %llu", static_cast<unsigned long long>(seed));
            return;
        }
    }
}

QTEST_GUILESS_MAIN(KeeperTest)
#include "keeper_test.moc"
