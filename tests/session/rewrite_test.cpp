#include "app/session/rewrite.h"

#include "memory_keeper.h"
#include "random_hand.h"

#include <QTest>

using namespace reach;
using tests::MemoryKeeper;
using tests::RandomHand;

namespace {

using Lines = std::vector<std::string>;

template <typename Kind>
Lines linesOf(const std::vector<SessionEntryOf<Kind>>& entries) {
    Lines lines;
    for (const auto& entry : entries)
        lines.push_back(Kind::print(entry.command) + (entry.automatic ? " *" : ""));
    return lines;
}

template <typename Kind>
bool sameEntries(const SessionOf<Kind>& one, const SessionOf<Kind>& other) {
    return one.cursor() == other.cursor() && one.canUndo() == other.canUndo() &&
           one.canRedo() == other.canRedo() && one.game() == other.game() &&
           linesOf<Kind>(one.entries()) == linesOf<Kind>(other.entries());
}

template <typename Kind>
SessionOf<Kind> readBack(const typename Kind::Setup& setup, const MemoryKeeper& keeper) {
    std::int64_t broken = 0;
    auto back = SessionOf<Kind>::restore(setup, keeper.acts(), nullptr, broken);
    if (!back) qFatal("row %lld cannot be read", static_cast<long long>(broken));
    return std::move(*back);
}

template <typename Kind, typename Player>
void play(SessionOf<Kind>& session, Player& player, std::size_t entries) {
    while (session.cursor() < entries)
        if (const auto command = player.next(session.game()); !command || !session.enter(*command).done())
            return;
}

Command read(const char* line) {
    return *parseCommand(line).command;
}

/// A table of three on which Red led, with a keeper.
struct Table {
    Setup setup = parseRecord(
                      "game: base\nplayers: red, blue, white\nsetup: 3SETUP02\n"
                      "court: BC05 BC13 BC22 BC28\n\nred leads aggression 2\n")
                      .record->setup;
    MemoryKeeper keeper;
    GameSession session{setup, &keeper};

    explicit Table(const std::vector<const char*>& lines) {
        for (const char* line : lines)
            if (!session.enter(read(line)).done()) qFatal("%s", line);
    }
};

const std::vector<const char*> kFirstTurns{
    "red leads mobilization 4", "red influences BC05", "red influences BC13",
    "red influences BC22",      "blue copies",         "blue influences BC05"};

}  // namespace

class RewriteTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void aWrongEntryGivesWayAndTheRestFits();
    void somethingComesBetween();
    void whatBreaksARuleStaysWithItsReason();
    void whatMakesNoSenseIsLeftOutAndMayBeChanged();
    void whatIsRefusedInItsPlaceLeavesTheProposal();
    void answersOfTheAppAreGivenAnew();
    void entriesMadeTogetherStayTogether();
    void anEntryInPlaceOfItselfChangesNothing_data() { players(); }
    void anEntryInPlaceOfItselfChangesNothing();
    void oneUndoGivesBackTheSameJournal_data() { players(); }
    void oneUndoGivesBackTheSameJournal();
    void whatWasUndoneIsThereAgain();
    void aRewriteOfARewrite();
    void playingOnInsideWhatWasPlayedAgain();
    void aFullDiskTakesNothing();
    void redoSurvivesALookIntoThePast();

  private:
    static void players() {
        QTest::addColumn<int>("players");
        QTest::addColumn<bool>("arcades");
        for (const int count : {2, 3, 4}) QTest::addRow("%d players", count) << count << false;
        for (const int count : {1, 3}) QTest::addRow("ARCADEs, %d players", count) << count << true;
    }
};

void RewriteTest::aWrongEntryGivesWayAndTheRestFits() {
    Table table(kFirstTurns);
    const Lines before = linesOf<ArcsGame>(table.session.entries());
    Rewrite rewrite(table.session);
    QVERIFY(!rewrite.changesAnything());
    QVERIFY(rewrite.give(0, {{read("red leads mobilization 3")}, true}).legal());
    QVERIFY(rewrite.misfits().empty());
    QVERIFY(rewrite.changesAnything());
    QCOMPARE(linesOf<ArcsGame>(table.session.entries()), before);
    QVERIFY(table.session.take(rewrite).ok());
    Lines after = before;
    after[0] = "red leads mobilization 3";
    QCOMPARE(linesOf<ArcsGame>(table.session.entries()), after);
    QCOMPARE(table.session.cursor(), after.size());
    QVERIFY(table.session.undo().ok());
    QCOMPARE(linesOf<ArcsGame>(table.session.entries()), before);
    QCOMPARE(table.session.cursor(), before.size());
    QVERIFY(table.session.redo().ok());
    QCOMPARE(linesOf<ArcsGame>(table.session.entries()), after);
    QVERIFY(!table.session.canRedo());
}

void RewriteTest::somethingComesBetween() {
    Table table(kFirstTurns);
    Rewrite rewrite(table.session);
    QVERIFY(rewrite.give(2, {{read("correct red power 7")}, false}).legal());
    QVERIFY(rewrite.misfits().empty());
    QCOMPARE(rewrite.entries().size(), table.session.entries().size() + 1);
    QCOMPARE(rewrite.placeOf(2), std::size_t{2});
    QVERIFY(table.session.take(rewrite).ok());
    QCOMPARE(table.session.game().state.of(Player::Red).power, 7);
    rewrite = Rewrite(table.session);
    QVERIFY(rewrite.give(2, {{}, true}).legal());
    QVERIFY(table.session.take(rewrite).ok());
    QCOMPARE(table.session.game().state.of(Player::Red).power, 0);
}

/// Mobilization 4 gives three actions, Mobilization 6 two.
void RewriteTest::whatBreaksARuleStaysWithItsReason() {
    Table table(kFirstTurns);
    Rewrite rewrite(table.session);
    QVERIFY(rewrite.give(0, {{read("red leads mobilization 6")}, true}).legal());
    QVERIFY(!rewrite.misfits().empty());
    QCOMPARE(rewrite.misfits()[0].entry, std::size_t{3});
    const std::size_t all = rewrite.misfits().size();
    QVERIFY(rewrite.give(3, {{}, true}).legal());
    QVERIFY(rewrite.misfits().size() < all);
    QVERIFY(rewrite.misfits().empty());
    rewrite.takeBack(3);
    QCOMPARE(rewrite.misfits().size(), all);
}

void RewriteTest::whatMakesNoSenseIsLeftOutAndMayBeChanged() {
    Table table({"red leads mobilization 4", "correct 1-hex blue ships 1",
                 "red battles blue 1-hex with 1 assault", "rolls assault hit+hit"});
    Rewrite rewrite(table.session);
    QVERIFY(rewrite.give(1, {{}, true}).legal());
    QVERIFY(!rewrite.misfits().empty());
    const auto misfit = rewrite.misfits()[0];
    QCOMPARE(misfit.entry, std::size_t{2});
    QVERIFY(misfit.reason.rule != Rule::None);
    const Lines proposed = linesOf<ArcsGame>(rewrite.entries());
    QVERIFY(misfit.kept ==
            (std::ranges::find(proposed, "red battles blue 1-hex with 1 assault") != proposed.end()));
    QVERIFY(rewrite.give(2, {{read("red influences BC13")}, true}).legal());
    for (const auto& left : rewrite.misfits()) QVERIFY(left.entry > 2);
    QVERIFY(!rewrite.misfits().empty() && !rewrite.misfits()[0].kept);  // nobody asks for dice
    QVERIFY(table.session.take(rewrite).ok());
    QCOMPARE(linesOf<ArcsGame>(table.session.entries()),
             (Lines{"red leads mobilization 4", "red influences BC13"}));
}

void RewriteTest::whatIsRefusedInItsPlaceLeavesTheProposal() {
    Table table(kFirstTurns);
    Rewrite rewrite(table.session);
    QVERIFY(rewrite.give(1, {{read("rolls assault hit+hit")}, true}).refused());
    QVERIFY(!rewrite.changesAnything());
    QVERIFY(rewrite.given().empty());
}

void RewriteTest::answersOfTheAppAreGivenAnew() {
    Table table({"red leads aggression 2", "correct 1-hex blue ships 1",
                 "red battles blue 1-hex with 1 assault", "rolls assault self+hit", "red influences BC05"});
    const std::size_t answers = 2;
    Rewrite rewrite(table.session);
    QVERIFY(rewrite.give(3, {{read("rolls assault blank")}, true}).legal());
    QVERIFY(rewrite.misfits().empty());
    QCOMPARE(rewrite.entries().size(), table.session.entries().size() - answers);
    QVERIFY(rewrite.give(3, {{read("rolls assault hit+hit")}, true}).legal());
    QVERIFY(rewrite.misfits().empty());
    QVERIFY(rewrite.entries()[4].automatic);
}

void RewriteTest::entriesMadeTogetherStayTogether() {
    Table table({"red leads mobilization 4"});
    QVERIFY(table.session
                .enterTogether({read("correct red power 7"), read("correct blue power 8"),
                                read("correct white power 9")})
                .done());
    Rewrite rewrite(table.session);
    QVERIFY(rewrite.give(1, {{}, true}).legal());
    QVERIFY(table.session.take(rewrite).ok());
    QCOMPARE(linesOf<ArcsGame>(table.session.entries()),
             (Lines{"red leads mobilization 4", "correct blue power 8", "correct white power 9 *"}));
}

namespace {

template <typename Kind>
void inPlaceOfItself(int players) {
    RandomHand<Kind> hand(static_cast<std::uint64_t>(players) + 60, players);
    SessionOf<Kind> session(hand.setup());
    play(session, hand, 240);
    QVERIFY(session.cursor() > 60);
    for (std::size_t at = 0; at < session.cursor(); at += 7) {
        const auto& entry = session.entries()[at];
        if (entry.automatic) continue;
        RewriteOf<Kind> rewrite(session);
        QVERIFY(!rewrite.give(at, {{entry.command}, true}).refused());
        QVERIFY2(rewrite.misfits().empty(), Kind::print(entry.command).c_str());
        QVERIFY2(!rewrite.changesAnything(), Kind::print(entry.command).c_str());
    }
}

/// Another command that the rules allow there; nullopt when there is none.
template <typename Kind>
std::optional<typename Kind::Command> another(const SessionOf<Kind>& session, std::size_t at,
                                              std::size_t which) {
    const auto game = session.at(at);
    const auto list = options(game);
    const std::string was = Kind::print(session.entries()[at].command);
    for (std::size_t i = 0; i < list.size(); ++i) {
        const auto& option = list[(i + which) % list.size()];
        if (Kind::print(option.command) != was && Kind::decide(game, option.command).accepted())
            return option.command;
    }
    return std::nullopt;
}

template <typename Kind>
void undone(int players) {
    RandomHand<Kind> hand(static_cast<std::uint64_t>(players) + 80, players);
    MemoryKeeper keeper;
    SessionOf<Kind> session(hand.setup(), &keeper);
    play(session, hand, 160);
    int taken = 0;
    for (std::size_t round = 0; round < 24; ++round) {
        const std::size_t place = (round * 37 + 5) % session.cursor();
        const auto command = another<Kind>(session, place, round);
        if (!command) continue;
        const auto kept = keeper.texts;
        const auto before = readBack<Kind>(hand.setup(), keeper);
        RewriteOf<Kind> rewrite(session);
        QVERIFY(!rewrite.give(place, {{*command}, true}).refused());
        QVERIFY(keeper.texts == kept);
        QVERIFY(session.take(rewrite).ok());
        QVERIFY(sameEntries(session, readBack<Kind>(hand.setup(), keeper)));
        QCOMPARE(keeper.acts().back().outcome.hash, Kind::hash(session.game()));
        QCOMPARE(session.entries().size(), rewrite.entries().size());
        const auto after = session.game();
        QVERIFY(session.undo().ok());
        QCOMPARE(keeper.texts.size(), kept.size() + 2);
        QVERIFY(std::equal(kept.begin(), kept.end(), keeper.texts.begin()));
        QCOMPARE(keeper.acts().back().outcome.hash, Kind::hash(session.game()));
        QVERIFY(session.game() == before.game());
        QVERIFY(linesOf<Kind>(session.entries()) == linesOf<Kind>(before.entries()));
        QVERIFY(sameEntries(session, readBack<Kind>(hand.setup(), keeper)));
        QVERIFY(session.redo().ok());
        QVERIFY(session.game() == after);
        QVERIFY(session.undo().ok());
        play(session, hand, session.cursor() + 3);
        QVERIFY(sameEntries(session, readBack<Kind>(hand.setup(), keeper)));
        ++taken;
    }
    QVERIFY2(taken >= 5, qPrintable(QString::number(taken)));
}

}  // namespace

void RewriteTest::anEntryInPlaceOfItselfChangesNothing() {
    QFETCH(int, players);
    QFETCH(bool, arcades);
    arcades ? inPlaceOfItself<ArcadesGame>(players) : inPlaceOfItself<ArcsGame>(players);
}

void RewriteTest::oneUndoGivesBackTheSameJournal() {
    QFETCH(int, players);
    QFETCH(bool, arcades);
    arcades ? undone<ArcadesGame>(players) : undone<ArcsGame>(players);
}

/// Entries undone before the rewrite, and the rewrite itself, can both be had again.
void RewriteTest::whatWasUndoneIsThereAgain() {
    Table table(kFirstTurns);
    const std::size_t all = table.session.entries().size();
    QVERIFY(table.session.jumpTo(4).ok());
    Rewrite rewrite(table.session);
    QVERIFY(rewrite.give(0, {{read("red leads mobilization 3")}, true}).legal());
    QVERIFY(table.session.take(rewrite).ok());
    QVERIFY(table.session.undo().ok());
    QCOMPARE(table.session.cursor(), std::size_t{4});
    QCOMPARE(table.session.entries().size(), all);
    QVERIFY(table.session.jumpTo(all).ok());
    QVERIFY(table.session.redo().ok());
    QCOMPARE(linesOf<ArcsGame>(table.session.entries())[0], std::string("red leads mobilization 3"));
}

void RewriteTest::aRewriteOfARewrite() {
    Table table(kFirstTurns);
    const Lines first = linesOf<ArcsGame>(table.session.entries());
    for (const char* line : {"red leads mobilization 3", "red leads mobilization 2"}) {
        Rewrite rewrite(table.session);
        QVERIFY(!rewrite.give(0, {{read(line)}, true}).refused());
        QVERIFY(table.session.take(rewrite).ok());
    }
    QVERIFY(sameEntries(table.session, readBack<ArcsGame>(table.setup, table.keeper)));
    QVERIFY(table.session.undo().ok());
    QCOMPARE(linesOf<ArcsGame>(table.session.entries())[0], std::string("red leads mobilization 3"));
    QVERIFY(table.session.undo().ok());
    QCOMPARE(linesOf<ArcsGame>(table.session.entries()), first);
    QVERIFY(table.session.redo().ok());
    QVERIFY(table.session.redo().ok());
    QCOMPARE(linesOf<ArcsGame>(table.session.entries())[0], std::string("red leads mobilization 2"));
    QVERIFY(!table.session.canRedo());
}

/// Whoever goes back among them and plays on undoes entry by entry; before the first is the line that was.
void RewriteTest::playingOnInsideWhatWasPlayedAgain() {
    Table table(kFirstTurns);
    const Lines first = linesOf<ArcsGame>(table.session.entries());
    Rewrite rewrite(table.session);
    QVERIFY(rewrite.give(0, {{read("red leads mobilization 3")}, true}).legal());
    QVERIFY(table.session.take(rewrite).ok());
    QVERIFY(table.session.jumpTo(2).ok());
    QVERIFY(table.session.enter(read("red influences BC28")).done());
    QVERIFY(!table.session.canRedo());
    QVERIFY(sameEntries(table.session, readBack<ArcsGame>(table.setup, table.keeper)));
    for (std::size_t left = 2; left + 1 > 0; --left) {
        QVERIFY(table.session.undo().ok());
        QCOMPARE(table.session.cursor(), left);
        QCOMPARE(table.session.entries().size(), std::size_t{3});
        if (left == 0) break;
    }
    QVERIFY(table.session.canUndo());
    QVERIFY(table.session.undo().ok());
    QCOMPARE(linesOf<ArcsGame>(table.session.entries()), first);
}

void RewriteTest::aFullDiskTakesNothing() {
    Table table(kFirstTurns);
    const Game here = table.session.game();
    const std::size_t all = table.session.entries().size();
    Rewrite rewrite(table.session);
    QVERIFY(rewrite.give(1, {{}, true}).legal());
    table.keeper.full = true;
    QVERIFY(!table.session.take(rewrite).ok());
    QVERIFY(table.session.game() == here);
    QCOMPARE(table.session.entries().size(), all);
    table.keeper.full = false;
    QVERIFY(table.session.take(rewrite).ok());
}

/// Neither a jump back nor a proposal that is given up forgets what can be redone.
void RewriteTest::redoSurvivesALookIntoThePast() {
    Table table(kFirstTurns);
    const std::size_t all = table.session.entries().size();
    QVERIFY(table.session.jumpTo(2).ok());
    {
        Rewrite rewrite(table.session);
        QVERIFY(rewrite.give(0, {{}, true}).legal());
    }
    while (table.session.canRedo()) QVERIFY(table.session.redo().ok());
    QCOMPARE(table.session.cursor(), all);
}

QTEST_GUILESS_MAIN(RewriteTest)
#include "rewrite_test.moc"
