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
    void anActIsAddedAfterTheLastOneOnly();
    void aGameBeginsWithItsFirstActs();
    void anyTextComesBackAsItWas();
    void aLongGameComesBackAsItWas();
    void gamesDoNotMix();
    void aGameThatTakesThePlaceOfAnotherGoesOnAtItsOwnEnd();
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
    QVERIFY(append(store, a, "x", 30).ok());
    const auto games = store.listGames().value();
    QCOMPARE(games.size(), 3U);
    QVERIFY(games[0].id == a && games[1].id == b && games[2].id == c);
    QCOMPARE(games[0].updated, Seconds{30});
    QCOMPARE(games[0].created, Seconds{10});
    QCOMPARE(games[0].acts, 1);
    QCOMPARE(games[0].last, std::string("x"));
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
    QCOMPARE(info, (GameInfo{info.id, "Wednesday", "game: campaign\n", 10, 13, true, 0, {}}));
}

void JournalTest::aRemovedGameIsGoneAndItsIdStaysFree() {
    Folder folder;
    SaveStore store = openStore(folder / "saves.sqlite");
    const GameId kept = store.createGame("kept", "", 1).value();
    const GameId removed = store.createGame("removed", "", 1).value();
    for (const GameId game : {kept, removed}) QVERIFY(append(store, game, "x", 2).ok());
    QVERIFY(store.remove(removed).ok());
    QCOMPARE(codeOf(append(store, removed, "x", 3)), "not-found");
    QVERIFY(store.createGame("next", "", 4).value() != removed);
    QCOMPARE(store.load(kept).value().acts.size(), 1U);
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
    QTest::newRow("append") << Call([](SaveStore& s, GameId g) { return codeOf(append(s, g, "", 1)); });
    QTest::newRow("load") << Call([](SaveStore& s, GameId g) { return codeOf(s.load(g)); });
    QTest::newRow("acts") << Call([](SaveStore& s, GameId g) { return codeOf(s.acts(g, 1, 2)); });
}

void JournalTest::unknownGamesAreNotFound() {
    QFETCH(Call, call);
    Folder folder;
    SaveStore store = openStore(folder / "saves.sqlite");
    const GameId game = store.createGame("the only one", "", 1).value();
    QCOMPARE(call(store, GameId{99}), "not-found");
    QCOMPARE(call(store, game), "ok");
}

void JournalTest::anActIsAddedAfterTheLastOneOnly() {
    Folder folder;
    SaveStore store = openStore(folder / "saves.sqlite");
    const GameId game = store.createGame("a", "", 10).value();
    QCOMPARE(store.append(game, 0, "one", 11).value(), 1);
    QCOMPARE(store.append(game, 1, "two", 12).value(), 2);
    for (const std::int64_t after : {-1, 0, 1, 3})
        QCOMPARE(codeOf(store.append(game, after, "no", 13)), "out-of-range");
    QVERIFY(store.load(game).value().acts == (std::vector<StoredAct>{{1, 11, "one"}, {2, 12, "two"}}));
    QVERIFY(store.acts(game, 2, 9).value() == (std::vector<StoredAct>{{2, 12, "two"}}));
    QVERIFY(store.acts(game, 3, 9).value().empty());
}

void JournalTest::aGameBeginsWithItsFirstActs() {
    Folder folder;
    SaveStore store = openStore(folder / "saves.sqlite");
    const GameId game = store.createGame("a", "", {"one", "two"}, 10).value();
    QVERIFY(store.load(game).value().acts == (std::vector<StoredAct>{{1, 10, "one"}, {2, 10, "two"}}));
    QCOMPARE(store.append(game, 2, "three", 11).value(), 3);
    const auto given = [](std::int64_t, std::int64_t) { return false; };
    QCOMPARE(codeOf(store.createGame("b", "", {"one"}, 12, given)), "cancelled");
    QCOMPARE(store.listGames().value().size(), 1U);
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
        for (const std::string& text : texts) QVERIFY(append(store, game, text, -7).ok());
    }
    const SavedGame saved = openStore(folder / "saves.sqlite").load(game).value();
    QCOMPARE(saved.info.title, texts[2]);
    QCOMPARE(saved.info.header, texts[4]);
    QCOMPARE(saved.acts.size(), texts.size());
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const StoredAct expected{static_cast<std::int64_t>(i) + 1, -7, texts[i]};
        QVERIFY2(saved.acts[i] == expected, qPrintable(QString::number(i)));
    }
}

void JournalTest::aLongGameComesBackAsItWas() {
    constexpr int kEntries = 6000;
    Folder folder;
    GameId game{};
    std::vector<StoredAct> written;
    {
        SaveStore store = openStore(folder / "saves.sqlite");
        game = store.createGame("campaign", "game: campaign\n", 1).value();
        for (int seq = 1; seq <= kEntries; ++seq) {
            const std::string number = std::to_string(seq * 7919);
            written.push_back({seq, seq * 20, "red moves " + number + std::string(seq % 300, '.')});
            QVERIFY(append(store, game, written.back().text, seq * 20).ok());
        }
        QVERIFY(store.load(game).value().acts == written);
    }
    const SaveStore store = openStore(folder / "saves.sqlite");
    QVERIFY(store.load(game).value().acts == written);
    QVERIFY(store.acts(game, 2000, 2001).value() ==
            std::vector(written.begin() + 1999, written.begin() + 2001));
    QVERIFY(store.acts(game, 5999, 9000).value() == std::vector(written.end() - 2, written.end()));
}

void JournalTest::gamesDoNotMix() {
    Folder folder;
    SaveStore store = openStore(folder / "saves.sqlite");
    const GameId a = store.createGame("a", "", 1).value();
    const GameId b = store.createGame("b", "", 1).value();
    QVERIFY(append(store, a, "a1", 1).ok());
    QVERIFY(append(store, b, "b1", 1).ok());
    QCOMPARE(append(store, a, "a2", 1).value(), 2);
    QCOMPARE(append(store, b, "b2", 1).value(), 2);
    QCOMPARE(append(store, a, "a3", 1).value(), 3);
    QCOMPARE(store.load(a).value().acts[1].text, std::string("a2"));
    QCOMPARE(store.load(b).value().acts[1].text, std::string("b2"));
}

void JournalTest::aGameThatTakesThePlaceOfAnotherGoesOnAtItsOwnEnd() {
    Folder folder;
    SaveStore store = openStore(folder / "saves.sqlite");
    const GameId game = store.createGame("a", "", 1).value();
    for (const char* text : {"one", "two", "three"}) QVERIFY(append(store, game, text, 2).ok());
    SavedGame shorter = store.load(game).value();
    shorter.acts.resize(1);
    QVERIFY(store.put(shorter).ok());
    QCOMPARE(codeOf(store.append(game, 3, "no", 3)), "out-of-range");
    QCOMPARE(store.append(game, 1, "other", 3).value(), 2);
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
