#include "app/session/shelf.h"
#include "app/session/fitting.h"
#include "app/session/rewrite.h"
#include "random_hand.h"

#include <QTemporaryDir>
#include <QTest>

#include <fstream>

using namespace reach;

namespace {

saves::Seconds noon() {
    return 1'000'000;
}

Record threePlayers() {
    return *parseRecord(
                "game: base\nplayers: red=Ana, blue=Ben, white=Cy\nsetup: 3SETUP02\n"
                "court: BC05 BC13 BC22 BC28\n\n")
                .record;
}

void play(OpenTable& table, int entries) {
    simulation::RandomPlayer player(3);
    for (int i = 0; i < entries; ++i)
        if (const auto command = player.next(table.session->game())) table.session->enter(*command);
}

int chapterOf(const Shelf& shelf, saves::GameId id) {
    for (const SavedTable& table : shelf.list())
        if (table.id == id) return table.chapter;
    return 0;
}

}  // namespace

class ShelfTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void aTableOpensAsItWasLeft_data() { games(); }
    void aTableOpensAsItWasLeft();
    void tablesOfBothGamesLieOnOneShelf();
    void aRecordOfAnUnknownGameIsRefused();
    void theListKnowsTheChapter();
    void anEndThatWasNotNotedIsNotedWhenTheTableIsOpened();
    void aRewrittenTableOpensForksAndKnowsItsChapter();
    void anExportedRecordImportsToTheSameGame_data() { games(); }
    void anExportedRecordImportsToTheSameGame();
    void aBadRecordIsRefusedWithItsLine_data();
    void aBadRecordIsRefusedWithItsLine();
    void aDamagedStoreIsSetAsideAndTheBackupTakesItsPlace();
    void withoutAFolderTablesCanStillBePlayed();
    void aTableDatedInTheFutureDoesNotStayOnTop();
    void aForkHasItsOwnEntriesAndLeavesTheOtherAlone();
    void entriesMadeTogetherAreUndoneTogether();
    void oneRefusedEntryKeepsTheOthersOut();
    void whatIsLongerThanFitsEndsInDots();
    void namesAndTitlesHaveALength();
    void anOlderTableWithLongerNamesStillOpens();

  private:
    static void games() {
        QTest::addColumn<bool>("arcades");
        QTest::newRow("Arcs") << false;
        QTest::newRow("ARCADEs") << true;
    }
};

void ShelfTest::whatIsLongerThanFitsEndsInDots() {
    QCOMPARE(fitting("Ana", 3), std::string("Ana"));
    QCOMPARE(fitting("Anna", 3), std::string("An…"));
    QCOMPARE(fitting("äöüß", 4), std::string("äöüß"));
    QCOMPARE(fitting("äöüßä", 4), std::string("äöü…"));
    QCOMPARE(fitting("", 3), std::string());
    QCOMPARE(fitting("\x80\x80\x80\x80\x80", 3), std::string("\x80\x80\x80\x80\x80"));
}

void ShelfTest::namesAndTitlesHaveALength() {
    QTemporaryDir folder;
    Shelf shelf(folder.path().toStdString(), noon);
    const std::string name = std::string(kLongestName - 1, 'n') + "…";
    const std::string title = std::string(kLongestTitle - 1, 't') + "…";
    const std::string longTitle(300, 't');
    const auto begun = shelf.import(
        longTitle, "game: base\nplayers: red=" + std::string(1500, 'n') + ", blue=Ben\nsetup: 2SETUP02\n\n");
    QVERIFY(begun.ok());
    QCOMPARE(begun.value->title, title);
    QCOMPARE(begun.value->header.names[0], name);
    const auto again = shelf.import("Copy", begun.value->record());
    QVERIFY(again.ok());
    QCOMPARE(again.value->header.names[0], name);
    QVERIFY(!shelf.rename(again.value->id, longTitle));
    QCOMPARE(shelf.open(again.value->id).value->title, title);
    const auto fork = shelf.fork(*begun.value, 0, longTitle);
    QVERIFY(fork.ok());
    QCOMPARE(fork.value->title, title);
}

void ShelfTest::anOlderTableWithLongerNamesStillOpens() {
    QTemporaryDir folder;
    Record record = threePlayers();
    record.names[0] = std::string(1500, 'n');
    {
        auto store =
            saves::SaveStore::open(std::filesystem::path(folder.path().toStdString()) / "tables.sqlite");
        QVERIFY(store.ok());
        QVERIFY(store.value().createGame(std::string(5000, 't'), printRecord(record), noon()).ok());
    }
    Shelf shelf(folder.path().toStdString(), noon);
    QCOMPARE(shelf.list().size(), std::size_t{1});
    QCOMPARE(shelf.list()[0].title, std::string(kLongestTitle - 1, 't') + "…");
    const auto opened = shelf.open(shelf.list()[0].id);
    QVERIFY(opened.ok());
    QCOMPARE(opened.value->title, shelf.list()[0].title);
    QCOMPARE(opened.value->header.names[0], std::string(kLongestName - 1, 'n') + "…");
}

void ShelfTest::aForkHasItsOwnEntriesAndLeavesTheOtherAlone() {
    QTemporaryDir folder;
    Shelf shelf(folder.path().toStdString(), noon);
    auto begun = shelf.begin("Friday", threePlayers());
    QVERIFY(begun.ok());
    play(*begun.value, 60);
    const std::size_t all = begun.value->session->entries().size();
    auto fork = shelf.fork(*begun.value, 25, "What if");
    QVERIFY(fork.ok());
    QCOMPARE(fork.value->title, std::string("What if"));
    QCOMPARE(fork.value->session->entries().size(), std::size_t{25});
    QVERIFY(fork.value->session->game() == begun.value->session->at(25));
    for (std::size_t i = 0; i < 25; ++i)
        QCOMPARE(fork.value->session->entries()[i].automatic, begun.value->session->entries()[i].automatic);
    play(*fork.value, 5);
    const auto again = shelf.open(begun.value->id);
    QCOMPARE(again.value->session->entries().size(), all);
    QVERIFY(again.value->session->game() == begun.value->session->game());
    QVERIFY(!shelf.fork(*begun.value, all + 1, "Too far").ok());
    QCOMPARE(shelf.list().size(), std::size_t{2});
}

void ShelfTest::entriesMadeTogetherAreUndoneTogether() {
    QTemporaryDir folder;
    Shelf shelf(folder.path().toStdString(), noon);
    auto begun = shelf.begin("Friday", threePlayers());
    GameSession& session = *begun.value->session;
    const Game before = session.game();
    const auto entered = session.enterTogether({*parseCommand("correct red power 7").command,
                                                *parseCommand("correct blue power 8").command,
                                                *parseCommand("correct white power 9").command});
    QVERIFY(entered.done());
    QCOMPARE(session.cursor(), std::size_t{3});
    const auto opened = shelf.open(begun.value->id);  // as it is found after a restart
    QVERIFY(opened.value->session->undo().ok());
    QVERIFY(opened.value->session->game() == before);
    QVERIFY(opened.value->session->redo().ok());
    QCOMPARE(opened.value->session->cursor(), std::size_t{3});
}

void ShelfTest::oneRefusedEntryKeepsTheOthersOut() {
    GameSession session(threePlayers().setup);
    const Game before = session.game();
    const auto entered = session.enterTogether(
        {*parseCommand("correct red power 7").command, *parseCommand("correct 1-gate red ships 15").command});
    QVERIFY(!entered.done());
    QVERIFY(entered.verdict.refused());
    QVERIFY(session.entries().empty());
    QVERIFY(session.game() == before);
}

namespace {

/// A table of three of any game, and who plays it.
template <typename Kind>
struct AnyTable {
    tests::RandomHand<Kind> hand{3, 3};
    typename Kind::Record record;

    AnyTable() {
        record.setup = hand.setup();
        record.names[static_cast<std::size_t>(index(record.setup.seats[1]))] = "Ben";
    }
    void play(OpenTableOf<Kind>& table, std::size_t entries) {
        while (table.session->cursor() < entries)
            if (const auto command = hand.next(table.session->game());
                !command || !table.session->enter(*command).done())
                return;
    }
};

template <typename Kind>
void opensAsLeft() {
    QTemporaryDir folder;
    AnyTable<Kind> any;
    typename Kind::Game left;
    saves::GameId id{};
    {
        Shelf shelf(folder.path().toStdString(), noon);
        auto begun = shelf.begin<Kind>("Friday", any.record);
        QVERIFY(begun.ok());
        any.play(*begun.value, 120);
        left = begun.value->session->game();
        id = begun.value->id;
    }
    Shelf shelf(folder.path().toStdString(), noon);
    QCOMPARE(shelf.list().size(), std::size_t{1});
    QCOMPARE(shelf.list()[0].title, std::string("Friday"));
    QVERIFY(shelf.isOf<Kind>(id));
    const auto opened = shelf.open<Kind>(id);
    QVERIFY(opened.ok());
    QVERIFY(opened.value->session->game() == left);
    QVERIFY(opened.value->session->cursor() >= 120);
    QCOMPARE(opened.value->header.names[static_cast<std::size_t>(index(any.record.setup.seats[1]))],
             std::string("Ben"));
}

template <typename Kind>
void importsWhatItExported() {
    QTemporaryDir folder;
    AnyTable<Kind> any;
    Shelf shelf(folder.path().toStdString(), noon);
    auto begun = shelf.begin<Kind>("Friday", any.record);
    QVERIFY(begun.ok());
    any.play(*begun.value, 200);
    QVERIFY(shelf.isOf<Kind>(begun.value->record()));
    const auto imported = shelf.import <Kind>("Copy", begun.value->record());
    QVERIFY(imported.ok());
    QVERIFY(imported.value->session->game() == begun.value->session->game());
    QCOMPARE(imported.value->record(), begun.value->record());
    QCOMPARE(shelf.list().size(), std::size_t{2});
}

}  // namespace

void ShelfTest::aTableOpensAsItWasLeft() {
    QFETCH(bool, arcades);
    arcades ? opensAsLeft<ArcadesGame>() : opensAsLeft<ArcsGame>();
}

void ShelfTest::anExportedRecordImportsToTheSameGame() {
    QFETCH(bool, arcades);
    arcades ? importsWhatItExported<ArcadesGame>() : importsWhatItExported<ArcsGame>();
}

/// A table of ARCADEs knows its chapter too, and neither game opens as the other.
void ShelfTest::tablesOfBothGamesLieOnOneShelf() {
    QTemporaryDir folder;
    Shelf shelf(folder.path().toStdString(), noon);
    AnyTable<ArcadesGame> any;
    const auto arcs = shelf.begin("Friday", threePlayers());
    const auto begun = shelf.begin<ArcadesGame>("Saturday", any.record);
    QVERIFY(arcs.ok() && begun.ok());
    QCOMPARE(chapterOf(shelf, begun.value->id), 1);
    for (std::size_t entries = 20; begun.value->session->game().state.chapter == 1; entries += 20)
        any.play(*begun.value, entries);
    QCOMPARE(chapterOf(shelf, begun.value->id), 2);
    QVERIFY(begun.value->session->enter({*ArcadesGame::read("correct chapter 3")}).done());
    QCOMPARE(chapterOf(shelf, begun.value->id), 3);
    QVERIFY(shelf.isOf<ArcsGame>(arcs.value->id) && !shelf.isOf<ArcadesGame>(arcs.value->id));
    QVERIFY(!shelf.open(begun.value->id).ok());
    QVERIFY(!shelf.open<ArcadesGame>(arcs.value->id).ok());
    const auto fork = shelf.fork(*begun.value, 10, "What if");
    QVERIFY(fork.ok());
    QVERIFY(fork.value->session->game() == begun.value->session->at(10));
    any.play(*begun.value, 10'000);
    QVERIFY(!shelf.noteEnd(*begun.value) && !shelf.backUp());
    QVERIFY(shelf.list()[0].finished || shelf.list()[1].finished || shelf.list()[2].finished);
}

void ShelfTest::aRecordOfAnUnknownGameIsRefused() {
    QTemporaryDir folder;
    Shelf shelf(folder.path().toStdString(), noon);
    const std::string known = printRecord(threePlayers());
    QVERIFY(known.starts_with("game: base\n"));
    for (const char* game : {"orbits", "Base", "campaigns", "arcade"}) {
        const std::string record = "game: " + std::string(game) + known.substr(known.find('\n'));
        QVERIFY2(!Shelf::isOf<ArcsGame>(record) && !Shelf::isOf<ArcadesGame>(record), game);
        const auto read = shelf.import("Friday", record);
        QVERIFY2(!read.ok(), game);
        QVERIFY(read.problem->parse && read.problem->parse->code == ParseCode::UnknownGame);
        QCOMPARE(read.problem->parse->token, std::string(game));
    }
    QVERIFY(Shelf::isOf<ArcsGame>("game: campaign\n") && Shelf::isOf<ArcsGame>("players: red, blue\n"));
    QVERIFY(shelf.list().empty());
}

/// A kill, or undo, right after the last entry.
void ShelfTest::anEndThatWasNotNotedIsNotedWhenTheTableIsOpened() {
    QTemporaryDir folder;
    Shelf shelf(folder.path().toStdString(), noon);
    AnyTable<ArcadesGame> any;
    auto begun = shelf.begin<ArcadesGame>("Saturday", any.record);
    QVERIFY(begun.ok());
    any.play(*begun.value, 10'000);
    QVERIFY(ArcadesGame::isOver(begun.value->session->game()));
    QVERIFY(!shelf.list()[0].finished);
    auto opened = shelf.open<ArcadesGame>(begun.value->id);
    QVERIFY(opened.ok());
    QVERIFY(shelf.list()[0].finished);
    QVERIFY(opened.value->undo().ok());
    QVERIFY(shelf.open<ArcadesGame>(begun.value->id).ok());
    QVERIFY(!shelf.list()[0].finished);
}

void ShelfTest::theListKnowsTheChapter() {
    QTemporaryDir folder;
    Shelf shelf(folder.path().toStdString(), noon);
    const auto begun = shelf.begin("Friday", threePlayers());
    GameSession& session = *begun.value->session;
    const auto enter = [&](const char* line) { return session.enter(*parseCommand(line).command).done(); };
    QCOMPARE(chapterOf(shelf, begun.value->id), 1);
    while (session.game().state.chapter == 1) play(*begun.value, 20);
    QCOMPARE(chapterOf(shelf, begun.value->id), 2);
    QVERIFY(enter("correct chapter 4"));
    QCOMPARE(chapterOf(shelf, begun.value->id), 4);
    QVERIFY(session.undo().ok());
    QCOMPARE(chapterOf(shelf, begun.value->id), 2);
}

void ShelfTest::aRewrittenTableOpensForksAndKnowsItsChapter() {
    QTemporaryDir folder;
    Shelf shelf(folder.path().toStdString(), noon);
    const auto begun = shelf.begin("Friday", threePlayers());
    GameSession& session = *begun.value->session;
    while (session.game().state.chapter == 1) play(*begun.value, 20);
    const std::string before = begun.value->record();
    Rewrite rewrite(session);
    // Without the score the chapter does not end.
    for (std::size_t at = 0; at < session.cursor(); ++at)
        if (std::holds_alternative<command::Score>(session.entries()[at].command))
            QVERIFY(!rewrite.give(at, {{}, true}).refused());
    QVERIFY(rewrite.given().size() > 0);
    QVERIFY(session.take(rewrite).ok());
    QCOMPARE(session.game().state.chapter, 1);
    QCOMPARE(chapterOf(shelf, begun.value->id), 1);
    const auto again = shelf.open(begun.value->id);
    QCOMPARE(again.value->record(), begun.value->record());
    const auto fork = shelf.fork(*begun.value, 12, "What if");
    QVERIFY(fork.ok());
    QVERIFY(fork.value->session->game() == session.at(12));
    QCOMPARE(fork.value->session->entries().size(), std::size_t{12});
    QVERIFY(again.value->session->undo().ok());
    QCOMPARE(again.value->record(), before);
    QCOMPARE(chapterOf(shelf, begun.value->id), 2);
}

void ShelfTest::aBadRecordIsRefusedWithItsLine_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    const QByteArray header =
        "game: base\nplayers: red, blue, white\nsetup: 3SETUP02\ncourt: BC05 BC13 BC22 BC28\n\n";
    QTest::newRow("nothing") << QByteArray() << 0;
    QTest::newRow("not a record") << QByteArray("\x7f\x45\x4c\x46 something") << 1;
    QTest::newRow("a verb nobody knows") << header + "red eats construction 4\n" << 6;
    QTest::newRow("an unknown card") << header + "red leads aggression 2\nred influences BC99\n" << 7;
    QTest::newRow("an entry that makes no sense") << header + "red leads aggression 2\nblue ends turn\n" << 7;
    QTest::newRow("an absurd number") << header + "correct red power 99999999999999999999\n" << 6;
    QTest::newRow("more ships than the box has") << header + "correct 1-hex red ships 15+15\n" << 6;
    QTest::newRow("the wrong setup card")
        << QByteArray("game: base\nplayers: red, blue\nsetup: 3SETUP02\n\n") << 1;
}

void ShelfTest::aBadRecordIsRefusedWithItsLine() {
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    QTemporaryDir folder;
    Shelf shelf(folder.path().toStdString(), noon);
    QVERIFY(shelf.begin("Kept", threePlayers()).ok());
    const auto imported = shelf.import("Bad", text.toStdString());
    QVERIFY(!imported.ok());
    const int at = imported.problem->parse ? imported.problem->parse->line : imported.problem->line;
    if (line > 0) QCOMPARE(at, line);
    QVERIFY(imported.problem->parse || imported.problem->refused.rule != Rule::None);
    QCOMPARE(shelf.list().size(), std::size_t{1});
}

void ShelfTest::aDamagedStoreIsSetAsideAndTheBackupTakesItsPlace() {
    QTemporaryDir folder;
    const auto path = std::filesystem::path(folder.path().toStdString()) / "tables.sqlite";
    Game backedUp;
    {
        Shelf shelf(folder.path().toStdString(), noon);
        auto begun = shelf.begin("Friday", threePlayers());
        play(*begun.value, 50);
        QVERIFY(!shelf.noteEnd(*begun.value) && !shelf.backUp());
        backedUp = begun.value->session->game();
        play(*begun.value, 10);
    }
    std::ofstream(path, std::ios::binary | std::ios::trunc) << "this was a database once, before the coffee";
    Shelf shelf(folder.path().toStdString(), noon);
    QVERIFY(!shelf.problem());
    QVERIFY(shelf.rescue().finding == saves::Finding::Damaged && shelf.rescue().backup);
    QVERIFY(std::filesystem::exists(*shelf.rescue().setAside));
    const auto opened = shelf.open(shelf.list()[0].id);
    QVERIFY(opened.ok());
    QVERIFY(opened.value->session->game() == backedUp);
}

void ShelfTest::aTableDatedInTheFutureDoesNotStayOnTop() {
    QTemporaryDir folder;
    saves::Seconds now = 1'000'000;
    Shelf shelf(folder.path().toStdString(), [&] { return now; });
    const auto titles = [&] {
        std::string all;
        for (const saves::GameInfo& table : shelf.list()) all += table.title + ' ';
        return all;
    };
    now = 9'000'000;  // somebody set the clock wrong
    const auto future = shelf.begin("Future", threePlayers());
    play(*future.value, 3);
    QCOMPARE(titles(), std::string("Future "));
    now = 1'000'010;
    const auto today = shelf.begin("Today", threePlayers());
    QCOMPARE(titles(), std::string("Today Future "));
    now = 1'000'020;
    play(*future.value, 3);
    QCOMPARE(titles(), std::string("Future Today "));
    QCOMPARE(shelf.list()[0].updated, now);
    now = 1'000'030;
    QVERIFY(!shelf.rename(today.value->id, "Today"));
    QCOMPARE(titles(), std::string("Today Future "));
}

void ShelfTest::withoutAFolderTablesCanStillBePlayed() {
    QTemporaryDir folder;
    const auto file = std::filesystem::path(folder.path().toStdString()) / "a-file";
    std::ofstream(file) << "in the way";
    Shelf shelf(file / "below", noon);
    QVERIFY(shelf.problem().has_value());
    auto begun = shelf.begin("Unsaved", threePlayers());
    QVERIFY(begun.ok());
    play(*begun.value, 40);
    QVERIFY(begun.value->session->cursor() >= 40);
}

QTEST_GUILESS_MAIN(ShelfTest)
#include "shelf_test.moc"
