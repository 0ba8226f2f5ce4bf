#include "app/session/game_session.h"
#include "memory_keeper.h"
#include "random_hand.h"

#include <QTest>

using namespace reach;
using tests::MemoryKeeper;
using tests::RandomHand;

namespace {

/// Plays on until the game is over or has this number of entries.
template <typename Kind, typename Player>
void play(SessionOf<Kind>& session, Player& player, std::size_t entries) {
    while (session.cursor() < entries)
        if (const auto command = player.next(session.game()); !command || !session.enter(*command).done())
            return;
}

}  // namespace

class SessionTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void undoAndRedoAreIdentity_data() { players(); }
    void undoAndRedoAreIdentity();
    void everyPointIsTheGameThatStoodThere_data() { players(); }
    void everyPointIsTheGameThatStoodThere();
    void aJournalReadBackIsTheSameSession_data() { players(); }
    void aJournalReadBackIsTheSameSession();
    void anEntryAfterUndoForgetsTheUndone();
    void aFullDiskChangesNothing();
    void whatIsUndoneAsOneIsWrittenAsOne_data() { players(); }
    void whatIsUndoneAsOneIsWrittenAsOne();
    void togetherTheFirstBreachIsToldOf();
    void aBrokenJournalSaysWhichAct();
    void theOnlyAnswerIsGivenAndUndoneTogether();
    void aTurnEndsWhenItsActionsAreTaken();
    void aBotWaitsAndDiceAreNeverGiven();

  private:
    static void players() {
        QTest::addColumn<int>("players");
        QTest::addColumn<bool>("arcades");
        for (const int count : {2, 3, 4}) QTest::addRow("%d players", count) << count << false;
        for (const int count : {1, 2, 3, 4}) QTest::addRow("ARCADEs, %d players", count) << count << true;
    }
};

namespace {

template <typename Kind>
void undoAndRedo(int players) {
    RandomHand<Kind> hand(static_cast<std::uint64_t>(players), players);
    SessionOf<Kind> session(hand.setup());
    for (std::size_t target = 10; target <= 400; target += 10) {
        play(session, hand, target);
        const auto here = session.game();
        if (!session.canUndo()) break;
        QVERIFY(session.undo().ok());
        QVERIFY(!(session.game() == here));
        QVERIFY(session.redo().ok());
        QVERIFY(session.game() == here);
    }
    QVERIFY(session.entries().size() > 100);
    while (session.canUndo()) QVERIFY(session.undo().ok());
    QVERIFY(session.game() == Kind::begin(hand.setup()));
}

template <typename Kind>
void everyPoint(int players) {
    RandomHand<Kind> hand(static_cast<std::uint64_t>(players) + 10, players);
    SessionOf<Kind> session(hand.setup());
    std::vector<typename Kind::Game> stood{session.game()};
    while (stood.size() < 300) {
        const auto command = hand.next(session.game());
        if (!command || !session.enterExactly(*command).done()) break;
        stood.push_back(session.game());
    }
    QVERIFY(stood.size() > 100);
    for (std::size_t i = 0; i < stood.size(); ++i)
        QVERIFY2(session.at(i) == stood[i], qPrintable(QString::number(i)));
    QVERIFY(session.jumpTo(77).ok());
    QVERIFY(session.game() == stood[77]);
}

template <typename Kind>
void readBack(int players) {
    RandomHand<Kind> hand(static_cast<std::uint64_t>(players) + 20, players);
    MemoryKeeper keeper;
    SessionOf<Kind> session(hand.setup(), &keeper);
    play(session, hand, 250);
    for (int i = 0; i < 20; ++i) QVERIFY(session.undo().ok());
    std::int64_t broken = 0;
    const auto back = SessionOf<Kind>::restore(hand.setup(), keeper.acts(), nullptr, broken);
    QVERIFY(back.has_value());
    QVERIFY(back->game() == session.game());
    QCOMPARE(back->cursor(), session.cursor());
    const Outcome outcome = keeper.acts().back().outcome;
    QCOMPARE(outcome.hash, Kind::hash(session.game()));
    QCOMPARE(outcome.entries, session.cursor());
    QCOMPARE(outcome.chapter, Kind::chapter(session.game()));
    QCOMPARE(back->entries().size(), session.entries().size());
    for (std::size_t i = 0; i < session.entries().size(); ++i)
        QCOMPARE(back->entries()[i].automatic, session.entries()[i].automatic);
}

}  // namespace

void SessionTest::undoAndRedoAreIdentity() {
    QFETCH(int, players);
    QFETCH(bool, arcades);
    arcades ? undoAndRedo<ArcadesGame>(players) : undoAndRedo<ArcsGame>(players);
}

void SessionTest::everyPointIsTheGameThatStoodThere() {
    QFETCH(int, players);
    QFETCH(bool, arcades);
    arcades ? everyPoint<ArcadesGame>(players) : everyPoint<ArcsGame>(players);
}

void SessionTest::aJournalReadBackIsTheSameSession() {
    QFETCH(int, players);
    QFETCH(bool, arcades);
    arcades ? readBack<ArcadesGame>(players) : readBack<ArcsGame>(players);
}

void SessionTest::anEntryAfterUndoForgetsTheUndone() {
    simulation::RandomPlayer player(7);
    MemoryKeeper keeper;
    const Setup setup = player.setup(3);
    GameSession session(setup, &keeper);
    play(session, player, 90);
    QVERIFY(session.jumpTo(40).ok());
    play(session, player, 70);
    std::int64_t broken = 0;
    const auto back = GameSession::restore(setup, keeper.acts(), nullptr, broken);
    QVERIFY(back.has_value());
    QVERIFY(back->game() == session.game());
    QVERIFY(!session.canRedo());
    for (std::size_t i = 0; i <= session.cursor(); ++i) QVERIFY(back->at(i) == session.at(i));
}

void SessionTest::aFullDiskChangesNothing() {
    simulation::RandomPlayer player(8);
    MemoryKeeper keeper;
    GameSession session(player.setup(4), &keeper);
    play(session, player, 30);
    const Game here = session.game();
    keeper.full = true;
    const Entered entered = session.enter(*player.next(session.game()));
    QVERIFY(!entered.done());
    QVERIFY(entered.unsaved && entered.unsaved->code == saves::SaveErrorCode::DiskFull);
    QVERIFY(!session.undo().ok());
    QVERIFY(session.game() == here);
    keeper.full = false;
    QVERIFY(session.enter(*player.next(session.game())).done());
}

namespace {

template <typename Kind>
void writtenAsOne(int players) {
    RandomHand<Kind> hand(static_cast<std::uint64_t>(players) + 30, players);
    MemoryKeeper keeper;
    SessionOf<Kind> session(hand.setup(), &keeper);
    int followed = 0;
    while (session.cursor() < 400) {
        const auto command = hand.next(session.game());
        if (!command) break;
        const auto here = session.game();
        const auto kept = keeper.texts.size();
        keeper.full = true;
        QVERIFY(session.enter(*command).unsaved.has_value());
        QVERIFY(session.enterTogether({*command}).unsaved.has_value());
        QVERIFY(session.game() == here);
        QCOMPARE(keeper.texts.size(), kept);
        keeper.full = false;
        const auto entered = session.enter(*command);
        if (!entered.done()) break;
        QCOMPARE(keeper.texts.size(), kept + 1);
        QCOMPARE(readAct(keeper.texts.back())->lines.size(), 1 + static_cast<std::size_t>(entered.automatic));
        followed += entered.automatic;
        QVERIFY(session.undo().ok());
        QVERIFY(session.game() == here);
        QVERIFY(session.redo().ok());
    }
    QVERIFY(session.cursor() > 100);
    QVERIFY(followed > 0);
}

}  // namespace

void SessionTest::whatIsUndoneAsOneIsWrittenAsOne() {
    QFETCH(int, players);
    QFETCH(bool, arcades);
    arcades ? writtenAsOne<ArcadesGame>(players) : writtenAsOne<ArcsGame>(players);
}

void SessionTest::togetherTheFirstBreachIsToldOf() {
    const auto setup = parseRecord(
        "game: base\nplayers: red, blue, white\nsetup: 3SETUP02\n"
        "court: BC05 BC13 BC22 BC28\n\nred leads aggression 2\n");
    MemoryKeeper keeper;
    GameSession session(setup.record->setup, &keeper);
    const auto command = [](const char* line) { return *parseCommand(line).command; };
    QVERIFY(session.enter(command("red leads aggression 2")).done());
    // Aggression influences nothing.
    const auto entered =
        session.enterTogether({command("red influences BC05"), command("correct red power 3")});
    QVERIFY(entered.done());
    QVERIFY(!entered.verdict.legal());
    QCOMPARE(keeper.texts.size(), std::size_t{2});
    QCOMPARE(keeper.entries(), std::size_t{3});
    // None of them is entered when one is refused.
    QVERIFY(session.enterTogether({command("correct red power 4"), command("court BC01")}).verdict.refused());
    QCOMPARE(keeper.texts.size(), std::size_t{2});
    QCOMPARE(session.game().state.of(Player::Red).power, 3);
    QVERIFY(session.undo().ok());
    QCOMPARE(session.cursor(), std::size_t{1});
    // Nothing together is nothing.
    QVERIFY(session.enterTogether({}).done());
    QCOMPARE(keeper.entries(), std::size_t{3});
}

void SessionTest::aBrokenJournalSaysWhichAct() {
    simulation::RandomPlayer player(9);
    MemoryKeeper keeper;
    const Setup setup = player.setup(3);
    GameSession session(setup, &keeper);
    play(session, player, 20);
    for (const char* nonsense : {"ships-moved nobody nowhere", "turn-started red red red"}) {
        auto acts = keeper.acts();
        acts[11].lines[0].events = nonsense;
        std::int64_t broken = 0;
        QVERIFY(!GameSession::restore(setup, acts, nullptr, broken).has_value());
        QCOMPARE(broken, std::int64_t{12});
    }
}

void SessionTest::theOnlyAnswerIsGivenAndUndoneTogether() {
    const auto setup = parseRecord(
        "game: base\nplayers: red, blue, white\nsetup: 3SETUP02\n"
        "court: BC05 BC13 BC22 BC28\n\nred leads aggression 2\n");
    QVERIFY(setup.record.has_value());
    GameSession session(setup.record->setup);
    const auto enter = [&](const char* line) { return session.enter(*parseCommand(line).command); };
    for (const char* line :
         {"red leads aggression 2", "correct 1-hex blue ships 1", "red battles blue 1-hex with 1 assault"})
        QVERIFY2(enter(line).done(), line);
    const std::size_t before = session.cursor();
    const Game asked = session.game();
    // One flame, one hit: three fresh ships and one fresh target leave no choice.
    QCOMPARE(enter("rolls assault self+hit").automatic, 2);
    QCOMPARE(session.cursor(), before + 3);
    QVERIFY(session.undo().ok());
    QVERIFY(session.game() == asked);
    QVERIFY(session.redo().ok());
    QCOMPARE(session.cursor(), before + 3);
}

void SessionTest::aTurnEndsWhenItsActionsAreTaken() {
    const auto setup = parseRecord(
        "game: base\nplayers: red, blue, white\nsetup: 3SETUP02\n"
        "court: BC05 BC13 BC22 BC28\n\nred leads aggression 2\n");
    GameSession session(setup.record->setup);
    const auto enter = [&](const char* line) { return session.enter(*parseCommand(line).command); };
    QCOMPARE(enter("red leads mobilization 6").automatic, 0);
    QCOMPARE(enter("red influences BC05").automatic, 0);
    QCOMPARE(enter("red influences BC13").automatic, 1);  // the second of two actions
    QCOMPARE(session.game().state.turn.player, Player::Blue);
    QVERIFY(session.undo().ok());
    QCOMPARE(session.game().state.turn.player, Player::Red);
    QCOMPARE(enter("red ends turn").automatic, 0);
    // Nothing was done yet: a Copy may find its action later.
    QCOMPARE(enter("blue copies").automatic, 0);
    QCOMPARE(session.game().state.turn.player, Player::Blue);
}

/// Of ARCADEs: what chance or a bot says is no only answer, though only one way is offered.
void SessionTest::aBotWaitsAndDiceAreNeverGiven() {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        RandomHand<ArcadesGame> hand(seed, 1);
        SessionOf<ArcadesGame> session(hand.setup());
        play(session, hand, 10'000);
        QVERIFY(ArcadesGame::isOver(session.game()));
        int given = 0;
        for (const auto& entry : session.entries()) {
            given += entry.automatic ? 1 : 0;
            QVERIFY(!entry.automatic || !std::holds_alternative<arcades::command::Act>(entry.command));
            QVERIFY(!entry.automatic || !std::holds_alternative<arcades::command::Roll>(entry.command));
            QVERIFY(!entry.automatic || !std::holds_alternative<arcades::command::Draw>(entry.command));
        }
        QVERIFY(given > 0);
    }
}

QTEST_GUILESS_MAIN(SessionTest)
#include "session_test.moc"
