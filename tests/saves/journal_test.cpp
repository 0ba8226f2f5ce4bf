#include <SQLiteCpp/Database.h>

#include <QProcess>
#include <functional>

#include "tests/places.h"
#include "tests/saves/support.h"

using namespace reach::saves;
using namespace reach::saves::test;

class JournalTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void aNewFileHasNoGames();
    void gamesAreListedLastChangedFirst();
    void titleHeaderAndFinishedFlagChange();
    void aRemovedGameIsGoneAndItsIdStaysFree();
    void unknownGamesAreNotFound_data();
    void unknownGamesAreNotFound();
    void undoMovesTheCursorAndAppendingDropsTheTail_data();
    void undoMovesTheCursorAndAppendingDropsTheTail();
    void appendingAllKeepsWhatWasUndone();
    void aCursorOutsideTheJournalIsRefused();
    void anyTextComesBackAsItWas();
    void aLongGameComesBackAsItWas();
    void gamesDoNotMix();
    void aSnapshotInAnOlderFileChangesNothing();
    void theScriptComesBackAsItWas();
    void aSecondStoreIsToldTheFileIsInUse();
    void anotherProcessIsToldTheFileIsInUse();
};

void JournalTest::aNewFileHasNoGames() {
    Folder folder;
    const SaveStore store = openStore(folder / "saves.sqlite");
    QCOMPARE(store.path(), folder / "saves.sqlite");
    QVERIFY(store.listGames().value().empty());
}

void JournalTest::gamesAreListedLastChangedFirst() {
    Folder folder;
    SaveStore store = openStore(folder / "saves.sqlite");
    const GameId a = store.createGame("a", "", 10).value();
    const GameId b = store.createGame("b", "", 20).value();
    const GameId c = store.createGame("c", "", 15).value();
    QVERIFY(append(store, a, "x", "", 30).ok());
    const auto games = store.listGames().value();
    QCOMPARE(games.size(), 3U);
    QVERIFY(games[0].id == a && games[1].id == b && games[2].id == c);
    QCOMPARE(games[0].updated, Seconds{30});
    QCOMPARE(games[0].created, Seconds{10});
    QCOMPARE(games[0].entries, 1);
    // Of the same second the newest comes first.
    const GameId d = store.createGame("d", "", 30).value();
    QVERIFY(store.listGames().value()[0].id == d);
}

void JournalTest::titleHeaderAndFinishedFlagChange() {
    Folder folder;
    {
        SaveStore store = openStore(folder / "saves.sqlite");
        const GameId game = store.createGame("Tuesday", "game: base\n", 10).value();
        QVERIFY(store.rename(game, "Wednesday", 11).ok());
        QVERIFY(store.setHeader(game, "game: campaign\n", 12).ok());
        QVERIFY(store.finish(game, true, 13).ok());
    }
    const GameInfo info = openStore(folder / "saves.sqlite").listGames().value().front();
    QCOMPARE(info, (GameInfo{info.id, "Wednesday", "game: campaign\n", 10, 13, true, 0, 0}));
}

void JournalTest::aRemovedGameIsGoneAndItsIdStaysFree() {
    Folder folder;
    SaveStore store = openStore(folder / "saves.sqlite");
    const GameId kept = store.createGame("kept", "", 1).value();
    const GameId removed = store.createGame("removed", "", 1).value();
    for (const GameId game : {kept, removed}) QVERIFY(append(store, game, "x", "y", 2).ok());
    QVERIFY(store.remove(removed).ok());
    QCOMPARE(codeOf(append(store, removed, "x", "y", 3)), "not-found");
    QVERIFY(store.createGame("next", "", 4).value() != removed);
    QCOMPARE(store.load(kept).value().entries.size(), 1U);
}

using Call = std::function<QString(SaveStore&, GameId)>;
Q_DECLARE_METATYPE(Call)

void JournalTest::unknownGamesAreNotFound_data() {
    QTest::addColumn<Call>("call");
    QTest::newRow("info") << Call([](SaveStore& s, GameId g) { return codeOf(s.info(g)); });
    QTest::newRow("rename") << Call([](SaveStore& s, GameId g) { return codeOf(s.rename(g, "", 1)); });
    QTest::newRow("setHeader") << Call([](SaveStore& s, GameId g) { return codeOf(s.setHeader(g, "", 1)); });
    QTest::newRow("finish") << Call([](SaveStore& s, GameId g) { return codeOf(s.finish(g, true, 1)); });
    QTest::newRow("remove") << Call([](SaveStore& s, GameId g) { return codeOf(s.remove(g)); });
    QTest::newRow("append") << Call([](SaveStore& s, GameId g) { return codeOf(append(s, g, "", "", 1)); });
    QTest::newRow("setCursor") << Call([](SaveStore& s, GameId g) { return codeOf(s.setCursor(g, 0, 1)); });
    QTest::newRow("load") << Call([](SaveStore& s, GameId g) { return codeOf(s.load(g)); });
    QTest::newRow("entries") << Call([](SaveStore& s, GameId g) { return codeOf(s.entries(g, 1, 2)); });
}

void JournalTest::unknownGamesAreNotFound() {
    QFETCH(Call, call);
    Folder folder;
    SaveStore store = openStore(folder / "saves.sqlite");
    const GameId game = store.createGame("the only one", "", 1).value();
    QCOMPARE(call(store, GameId{99}), "not-found");
    QCOMPARE(call(store, game), "ok");
}

void JournalTest::undoMovesTheCursorAndAppendingDropsTheTail_data() {
    QTest::addColumn<QString>("steps");  // a word is appended, @n sets the cursor
    QTest::addColumn<QString>("journal");
    QTest::addColumn<int>("cursor");
    QTest::newRow("empty") << ""
                           << "" << 0;
    QTest::newRow("append") << "a b c"
                            << "a b c" << 3;
    QTest::newRow("undo one") << "a b c @2"
                              << "a b c" << 2;
    QTest::newRow("undo all") << "a b c @0"
                              << "a b c" << 0;
    QTest::newRow("undo and redo") << "a b c @1 @3"
                                   << "a b c" << 3;
    QTest::newRow("redo part") << "a b c @0 @2"
                               << "a b c" << 2;
    QTest::newRow("append after undo") << "a b c @1 d"
                                       << "a d" << 2;
    QTest::newRow("append after undoing all") << "a b c @0 d"
                                              << "d" << 1;
    QTest::newRow("append after undo and redo") << "a b c @0 @3 d"
                                                << "a b c d" << 4;
    QTest::newRow("append twice after undo") << "a b c @1 d e"
                                             << "a d e" << 3;
    QTest::newRow("undo, append, undo") << "a b c @1 d @1"
                                        << "a d" << 1;
    QTest::newRow("the cursor where it is") << "a b @2 @2 c"
                                            << "a b c" << 3;
}

void JournalTest::undoMovesTheCursorAndAppendingDropsTheTail() {
    QFETCH(QString, steps);
    QFETCH(QString, journal);
    QFETCH(int, cursor);
    Folder folder;
    GameId game{};
    {
        SaveStore store = openStore(folder / "saves.sqlite");
        game = store.createGame("undo", "", 1).value();
        for (const QString& step : steps.split(' ', Qt::SkipEmptyParts)) {
            const bool ok = step.startsWith('@') ? store.setCursor(game, step.mid(1).toInt(), 2).ok()
                                                 : append(store, game, step.toStdString(), "", 2).ok();
            QVERIFY2(ok, qPrintable(step));
        }
    }
    const SavedGame saved = openStore(folder / "saves.sqlite").load(game).value();
    QStringList words;
    for (const JournalEntry& entry : saved.entries) {
        words << QString::fromStdString(entry.command);
        QCOMPARE(entry.seq, words.size());
    }
    QCOMPARE(words.join(' '), journal);
    QCOMPARE(saved.info.cursor, cursor);
    QCOMPARE(saved.info.entries, words.size());
}

void JournalTest::appendingAllKeepsWhatWasUndone() {
    Folder folder;
    SaveStore store = openStore(folder / "saves.sqlite");
    const GameId game = store.createGame("a", "", 10).value();
    for (const char* command : {"one", "two", "three"}) QVERIFY(append(store, game, command, "", 11).ok());
    QVERIFY(store.setCursor(game, 1, 12).ok());
    QVERIFY(store.appendBehindAll(game, {{0, 0, "four", "x"}, {0, 0, "five", "y"}}, 13).ok());
    QCOMPARE(store.info(game).value().cursor, 5);
    QCOMPARE(store.info(game).value().entries, 5);
    const auto all = store.entries(game, 1, 5).value();
    QCOMPARE(all[2].command, std::string("three"));
    QVERIFY(all[4] == (JournalEntry{5, 13, "five", "y"}));
    QVERIFY(append(store, game, "six", "", 14).ok());
    QCOMPARE(store.info(game).value().cursor, 6);
    QCOMPARE(codeOf(store.appendBehindAll(GameId{99}, {}, 15)), QStringLiteral("not-found"));
}

void JournalTest::aCursorOutsideTheJournalIsRefused() {
    Folder folder;
    SaveStore store = openStore(folder / "saves.sqlite");
    const GameId game = store.createGame("", "", 1).value();
    QVERIFY(append(store, game, "a", "", 1).ok());
    for (const int place : {-1, 2}) {
        QCOMPARE(codeOf(store.setCursor(game, place, 1)), "out-of-range");
    }
    QCOMPARE(store.info(game).value().cursor, 1);
}

void JournalTest::anyTextComesBackAsItWas() {
    using namespace std::string_literals;
    const std::vector<std::string> texts{"",
                                         " ",
                                         "'; DROP TABLE game; --",
                                         "zwölf\n\tZeilen\r\n",
                                         "nul\0inside"s,
                                         "\xff\xfe not UTF-8",
                                         std::string(300'000, 'x'),
                                         "\0"s};
    Folder folder;
    GameId game{};
    {
        SaveStore store = openStore(folder / "saves.sqlite");
        game = store.createGame(texts[2], texts[4], -5).value();
        for (const std::string& text : texts) QVERIFY(append(store, game, text, text + "!", -7).ok());
    }
    const SavedGame saved = openStore(folder / "saves.sqlite").load(game).value();
    QCOMPARE(saved.info.title, texts[2]);
    QCOMPARE(saved.info.header, texts[4]);
    QCOMPARE(saved.entries.size(), texts.size());
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const JournalEntry expected{static_cast<std::int64_t>(i) + 1, -7, texts[i], texts[i] + "!"};
        QVERIFY2(saved.entries[i] == expected, qPrintable(QString::number(i)));
    }
}

void JournalTest::aLongGameComesBackAsItWas() {
    constexpr int kEntries = 6000;
    Folder folder;
    GameId game{};
    std::vector<JournalEntry> written;
    {
        SaveStore store = openStore(folder / "saves.sqlite");
        game = store.createGame("campaign", "game: campaign\n", 1).value();
        for (int seq = 1; seq <= kEntries; ++seq) {
            const std::string number = std::to_string(seq * 7919);
            written.push_back(
                {seq, seq * 20, "red moves " + number, "moved " + number + std::string(seq % 300, '.')});
            QVERIFY(append(store, game, written.back().command, written.back().events, seq * 20).ok());
        }
        QVERIFY(store.load(game).value().entries == written);
    }
    const SaveStore store = openStore(folder / "saves.sqlite");
    QVERIFY(store.load(game).value().entries == written);
    QVERIFY(store.entries(game, 2000, 2001).value() ==
            std::vector(written.begin() + 1999, written.begin() + 2001));
    QVERIFY(store.entries(game, 5999, 9000).value() == std::vector(written.end() - 2, written.end()));
}

void JournalTest::gamesDoNotMix() {
    Folder folder;
    SaveStore store = openStore(folder / "saves.sqlite");
    const GameId a = store.createGame("a", "", 1).value();
    const GameId b = store.createGame("b", "", 1).value();
    QVERIFY(append(store, a, "a1", "", 1).ok());
    QVERIFY(append(store, b, "b1", "", 1).ok());
    QVERIFY(append(store, a, "a2", "", 1).ok());
    QVERIFY(store.setCursor(a, 1, 1).ok());
    QCOMPARE(append(store, b, "b2", "", 1).value(), 2);
    QCOMPARE(append(store, a, "a3", "", 1).value(), 2);
    QCOMPARE(store.load(a).value().entries[1].command, std::string("a3"));
    QCOMPARE(store.load(b).value().entries[1].command, std::string("b2"));
}

/// A store could keep them once; the entries say the same.
void JournalTest::aSnapshotInAnOlderFileChangesNothing() {
    Folder folder;
    const fs::path path = folder / "saves.sqlite";
    GameId game{};
    {
        SaveStore store = openStore(path);
        game = store.createGame("", "", 1).value();
        for (const char* word : {"a", "b", "c"}) QVERIFY(append(store, game, word, "", 1).ok());
    }
    SQLite::Database(path.string(), SQLite::OPEN_READWRITE)
        .exec("INSERT INTO snapshot VALUES (1, 2, 'a b', 7), (1, 3, 'a b c', 7)");
    SaveStore store = openStore(path);
    QCOMPARE(store.load(game).value().entries.size(), 3U);
    QCOMPARE(store.load(game).value().entries.front().command, std::string("a"));
    QVERIFY(store.setCursor(game, 1, 1).ok());
    QCOMPARE(append(store, game, "d", "", 1).value(), 2);
    QCOMPARE(store.load(game).value().entries.back().command, std::string("d"));
    QVERIFY(store.remove(game).ok());
}

void JournalTest::theScriptComesBackAsItWas() {
    Folder folder;
    makeStore(folder / "saves.sqlite", 400);
    const SaveStore store = openStore(folder / "saves.sqlite");
    QVERIFY(script::read(store, GameId{1}).value() == script::after(400));
}

void JournalTest::aSecondStoreIsToldTheFileIsInUse() {
    Folder folder;
    SaveStore first = openStore(folder / "saves.sqlite");
    QCOMPARE(codeOf(SaveStore::open(folder / "saves.sqlite")), "in-use");
    QCOMPARE(codeOf(openOrRescue(folder / "saves.sqlite", folder / "backups").store), "in-use");
    QVERIFY(first.createGame("still writing", "", 1).ok());
    { const SaveStore moved = std::move(first); }
    QCOMPARE(codeOf(SaveStore::open(folder / "saves.sqlite")), "ok");
}

void JournalTest::anotherProcessIsToldTheFileIsInUse() {
    Folder folder;
    const QString path = QString::fromStdString((folder / "saves.sqlite").string());
    const SaveStore store = openStore(folder / "saves.sqlite");
    QProcess other;
    other.start(places::program("reachkeeper_crash_writer"), {path, path + ".backups", "0", "1"});
    QVERIFY(other.waitForFinished());
    QCOMPARE(other.readAllStandardOutput().trimmed(), "in-use");
}

QTEST_GUILESS_MAIN(JournalTest)
#include "journal_test.moc"
