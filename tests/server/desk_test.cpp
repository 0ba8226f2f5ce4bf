#include "app/session/arcs_game.h"
#include "app/session/shelf.h"
#include "club.h"
#include "tests/hall/pen.h"
#include "tests/places.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace reach;
using namespace reach::tests;
namespace msg = reach::messages;

/// Whoever has a key of a host, and what becomes of its tables.
class DeskTest : public QObject {
    Q_OBJECT

    Folders folders_;
    std::filesystem::path newFolder() { return folders_.make(); }

  private Q_SLOTS:
    void aMemberBeginsATable_data();
    void aMemberBeginsATable();
    void eachKeyMayItsOwn();
    void aRevokedKeyIsOutAtOnce();
    void wrongKeysAreRefusedAndCounted();
    void whoLooksOnEntersNothing();
    void aTableMovesHereWhole_data();
    void aTableMovesHereWhole();
    void whatWentOnElsewhereFollows();
    void whereBothWentOnBothAreKept();
    void aTableIsTakenAwayAndComesBack();
    void aTableIsForked();
    void quotasAreKept();
    void whatIsNoTableIsRefused_data();
    void whatIsNoTableIsRefused();
    void aTableOfAnOlderProgramIsTaken();
    void nothingAtTheDeskIsAskedByAScreen();
    void theLogHasNoSecrets();
};

namespace {

msg::Begin beginning(const char* title = "Tuesday", bool hidden = false) {
    return {ActId::draw(), title, kRecord, hidden};
}

/// A whole game's journal, as a device has it.
struct Journal {
    std::string header;
    std::vector<Act> acts;
};

const Journal& wholeGame() {
    static const Journal journal = [] {
        QTemporaryDir folder;
        Shelf shelf(folder.path().toStdString(), [] { return 1; });
        QFile record(places::source("tests/records/games/three-players-core-conflict.record"));
        if (!record.open(QIODevice::ReadOnly)) return Journal{};
        const auto made = shelf.import <ArcsGame>("Tuesday", record.readAll().toStdString());
        const auto stored = shelf.stored(made.value->id);
        return Journal{stored->header, stored->acts};
    }();
    return journal;
}

Journal firstOf(std::size_t acts) {
    Journal journal = wholeGame();
    journal.acts.resize(acts);
    return journal;
}

/// The journal as another device went on with it: undoing once.
Journal otherwise(std::size_t acts) {
    Journal journal = firstOf(acts);
    auto table = openedTable("x", journal.header, journal.acts, nullptr);
    (void)table->undo();
    Act act;
    act.number = std::ssize(journal.acts) + 1;
    act.id = ActId::draw();
    act.kind = ActKind::Undo;
    act.after = std::ssize(journal.acts);
    act.outcome = table->stands();
    act.row = table->cursor();
    journal.acts.push_back(act);
    return journal;
}

void sayMove(Visitor& visitor, const Journal& journal, const ActId& id, const char* title = "Tuesday") {
    visitor.say(msg::Move{id, title, journal.header, "Rosa's tablet", std::ssize(journal.acts), false});
    for (std::size_t at = 0; at < journal.acts.size(); at += 50)
        visitor.say(msg::Acts{
            {journal.acts.begin() + static_cast<std::ptrdiff_t>(at),
             journal.acts.begin() + static_cast<std::ptrdiff_t>(std::min(at + 50, journal.acts.size()))}});
}

/// What is answered: the name of the table, or why there is none.
std::string moved(Visitor& visitor, const Journal& journal, const ActId& id = ActId::draw(),
                  bool* forked = nullptr) {
    sayMove(visitor, journal, id);
    while (const auto message = visitor.next()) {
        if (const auto* begun = std::get_if<msg::Begun>(&*message)) {
            if (forked) *forked = begun->forked;
            return begun->id == id ? begun->table : "another";
        }
        if (const auto* denied = std::get_if<msg::Denied>(&*message)) return denied->why;
    }
    return "nothing";
}

std::string why(Visitor& visitor, const msg::Message& message) {
    visitor.say(message);
    while (const auto answer = visitor.next()) {
        if (const auto* denied = std::get_if<msg::Denied>(&*answer))
            return denied->words.empty() ? "no words" : denied->why;
        if (std::holds_alternative<msg::Begun>(*answer) || std::holds_alternative<msg::Done>(*answer) ||
            std::holds_alternative<msg::Taken>(*answer))
            return "done";
    }
    return "nothing";
}

std::vector<msg::Listed> listed(Visitor& visitor) {
    visitor.say(msg::List{});
    const auto tables = visitor.hear<msg::Tables>();
    return tables ? tables->tables : std::vector<msg::Listed>();
}

/// The ids of a table's acts at the host, in their order.
std::vector<ActId> idsAt(Club& club, const std::string& table) {
    return club.on.call([&] {
        std::vector<ActId> ids;
        const auto host = club.house->at(table);
        for (std::int64_t at = 1; host && at <= host->number(); ++at) ids.push_back(host->idOf(at));
        return ids;
    });
}

std::vector<ActId> idsOf(const Journal& journal) {
    std::vector<ActId> ids;
    ids.reserve(journal.acts.size());
    for (const Act& act : journal.acts) ids.push_back(act.id);
    return ids;
}

/// A device at a table, with its code.
std::unique_ptr<Visitor> atTable(Club& club, const std::string& table, const std::string& code) {
    auto visitor = std::make_unique<Visitor>(club.port, false, code);
    msg::Hello hello;
    hello.table = table;
    hello.code = code;
    hello.device = "Ben";
    hello.seat = "red";
    visitor->say(hello);
    return visitor;
}

}  // namespace

void DeskTest::aMemberBeginsATable_data() {
    QTest::addColumn<bool>("byHttp");
    QTest::newRow("by WebSocket") << false;
    QTest::newRow("over HTTP") << true;
}

void DeskTest::aMemberBeginsATable() {
    QFETCH(bool, byHttp);
    const auto folder = newFolder();
    std::string key;
    msg::Begin wish = beginning();
    std::string code;
    {
        Club club(folder);
        QVERIFY(!club.error);
        key = club.key(KeyKind::Member);
        const auto ana = club.atDesk(key, byHttp);
        QCOMPARE(ana->hear<msg::Desk>()->may, "member");
        QVERIFY(listed(*ana).empty());
        ana->say(wish);
        const auto begun = ana->hear<msg::Begun>();
        QVERIFY(begun && begun->id == wish.id);
        code = begun->code;
        const auto ben = atTable(club, begun->table, code);
        QVERIFY(ben->hear<msg::Welcome>().has_value());
        ben->say(msg::Offer{Pen().enter("correct red power 3")});
        QCOMPARE(ben->hear<msg::Kept>()->number, 1);
        const auto rows = listed(*ana);
        QCOMPARE(rows.size(), std::size_t{1});
        QCOMPARE(rows[0].title, "Tuesday");
        QVERIFY(rows[0].own && !rows[0].hidden && !rows[0].closed && rows[0].code == code);
        QCOMPARE(rows[0].acts, 1);
        QCOMPARE(rows[0].there, 1);
    }
    // The answer may have been lost, and the host may have been started anew.
    Club club(folder);
    const auto ana = club.atDesk(key, byHttp);
    ana->say(wish);
    const auto again = ana->hear<msg::Begun>();
    QVERIFY(again && again->code == code && again->number == 1);
    QCOMPARE(club.rows().size(), std::size_t{1});
}

void DeskTest::eachKeyMayItsOwn() {
    Club club(newFolder());
    const auto ana = club.atDesk(club.key(KeyKind::Member));
    const auto ben = club.atDesk(club.key(KeyKind::Member));
    const auto eva = club.atDesk(club.key(KeyKind::Manager));
    ana->say(beginning("open"));
    const std::string open = ana->hear<msg::Begun>()->table;
    ana->say(beginning("hidden", true));
    const std::string hidden = ana->hear<msg::Begun>()->table;
    const auto seen = listed(*ben);
    QCOMPARE(seen.size(), std::size_t{1});
    QVERIFY(seen[0].table == open && seen[0].code.empty() && !seen[0].own);
    for (const std::string& table :
         {open, hidden, std::string("99"), std::string("../1"), std::string("01")}) {
        for (const char* what : {"rename", "close", "open", "hide", "show", "remove"})
            QCOMPARE(why(*ben, msg::Order{what, table, "mine"}), "table");
        QCOMPARE(why(*ben, msg::Take{table}), "table");
        QCOMPARE(why(*ben, msg::Took{table, 0, "me"}), "table");
        QCOMPARE(why(*ben, msg::Fork{ActId::draw(), table, 0, {}}), "table");
    }
    const auto all = listed(*eva);
    QCOMPARE(all.size(), std::size_t{2});
    QVERIFY(!all[1].code.empty() && !all[1].own && all[1].hidden);
    QCOMPARE(why(*eva, msg::Order{"rename", hidden, "renamed"}), "done");
    QCOMPARE(why(*eva, msg::Order{"close", hidden, {}}), "done");
    QCOMPARE(why(*ana, msg::Order{"show", hidden, {}}), "done");
    const auto now = listed(*ben);
    QCOMPARE(now.size(), std::size_t{2});
    QVERIFY(now[1].title == "renamed" && now[1].closed && !now[1].hidden);
    QCOMPARE(Visitor(club.port, false, all[1].code).status(), 403);
    QCOMPARE(why(*eva, msg::Order{"remove", open, {}}), "done");
    QCOMPARE(why(*eva, msg::Order{"remove", open, {}}), "table");
    QCOMPARE(listed(*ana).size(), std::size_t{1});
}

void DeskTest::aRevokedKeyIsOutAtOnce() {
    Club club(newFolder());
    const std::string key = club.key(KeyKind::Member);
    const auto ana = club.atDesk(key);
    ana->say(beginning());
    const auto begun = ana->hear<msg::Begun>();
    msg::Hello hello;
    hello.table = begun->table;
    Visitor looker(club.port, false, key);
    looker.say(hello);
    QVERIFY(looker.hear<msg::Welcome>().has_value());
    QVERIFY(club.keys.revoke(club.keys.find(key)->id));
    QCOMPARE(ana->whyNot(), "key");
    QCOMPARE(looker.whyNot(), "key");
    QCOMPARE(Visitor(club.port, false, key).status(), 403);
    // The table stays, and so does its code.
    QVERIFY(atTable(club, begun->table, begun->code)->hear<msg::Welcome>().has_value());
}

void DeskTest::wrongKeysAreRefusedAndCounted() {
    Club club(newFolder());
    const std::string counters = club.key(KeyKind::Counters);
    const auto wrong = [&] {
        return club.on.call([&] { return club.house->refused(door::Refusal::WrongKey); });
    };
    const auto before = wrong();
    QCOMPARE(Visitor(club.port, false, counters).status(), 403);
    QCOMPARE(Visitor(club.port, true, "5f0c1e9b-7a3d4826-8e1b2c4d-6f708192").status(), 403);
    QCOMPARE(wrong(), before + 2);
    // What is shorter can be guessed, so it waits as wrong codes do.
    const std::string key = club.key(KeyKind::Member);
    int last = 0;
    for (int at = 0; at < 6; ++at) last = Visitor(club.port, true, key.substr(0, 20)).status();
    QCOMPARE(last, 429);
    QVERIFY(Visitor(club.port, true, key).isIn());
}

void DeskTest::whoLooksOnEntersNothing() {
    Club club(newFolder());
    const std::string key = club.key(KeyKind::Member);
    const auto ana = club.atDesk(club.key(KeyKind::Member));
    ana->say(beginning());
    const auto begun = *ana->hear<msg::Begun>();
    Visitor ben(club.port, false, key);
    msg::Hello hello;
    hello.table = begun.table;
    hello.seat = "red";
    hello.code = begun.code;
    ben.say(hello);
    const auto welcome = ben.hear<msg::Welcome>();
    QVERIFY(welcome && welcome->device.empty() && welcome->key.empty() && !welcome->manages);
    const Act act = Pen().enter("correct red power 3");
    ben.say(msg::TakeSeat{"red"});
    ben.say(msg::Manage{"new-code", {}});
    ben.say(msg::Offer{act});
    QCOMPARE(ben.hear<msg::Refused>()->why, "looking-on");
    QCOMPARE(club.on.call([&] { return club.house->at(begun.table)->refusals(); }), 3);
    QCOMPARE(club.rows()[0].code, begun.code);
    // It sees what others enter, and they do not see it.
    const auto rosa = atTable(club, begun.table, begun.code);
    const auto here = rosa->hear<msg::Here>();
    QCOMPARE(here->devices.size(), std::size_t{2});
    rosa->say(msg::Offer{act});
    QVERIFY(rosa->hear<msg::Kept>().has_value());
    QCOMPARE(ben.hear<msg::Acts>()->acts.front().device, "Ben");
    QCOMPARE(why(*ana, msg::Order{"hide", begun.table, {}}), "done");
    Visitor late(club.port, false, key);
    late.say(hello);
    QCOMPARE(late.whyNot(), "table");
}

void DeskTest::aTableMovesHereWhole_data() {
    aMemberBeginsATable_data();
}

void DeskTest::aTableMovesHereWhole() {
    QFETCH(bool, byHttp);
    const Journal& journal = wholeGame();
    QVERIFY(journal.acts.size() > 100);
    const auto folder = newFolder();
    const ActId id = ActId::draw();
    std::string key;
    {
        Club club(folder);
        key = club.key(KeyKind::Member);
        const auto ana = club.atDesk(key, byHttp);
        QCOMPARE(moved(*ana, journal, id), "1");
        QVERIFY(idsAt(club, "1") == idsOf(journal));
        // The makers of acts are known, also those that the tablet did not name.
        QCOMPARE(club.on.call([&] { return club.house->at("1")->acts(1).front().device; }), "Rosa's tablet");
        // A connection may end before all have come.
        const auto lost = club.atDesk(key, byHttp);
        lost->say(msg::Move{ActId::draw(), "x", journal.header, {}, std::ssize(journal.acts), false});
        lost->say(msg::Acts{{journal.acts.begin(), journal.acts.begin() + 3}});
        lost->leave();
        QCOMPARE(moved(*ana, journal), "1");
    }
    Club club(folder);
    QCOMPARE(moved(*club.atDesk(key, byHttp), journal, id), "1");
    QCOMPARE(club.rows().size(), std::size_t{1});
    QVERIFY(idsAt(club, "1") == idsOf(journal));
}

void DeskTest::whatWentOnElsewhereFollows() {
    Club club(newFolder());
    const auto ana = club.atDesk(club.key(KeyKind::Member));
    QCOMPARE(moved(*ana, firstOf(20)), "1");
    const std::string code = club.rows()[0].code;
    const auto ben = atTable(club, "1", code);
    QCOMPARE(ben->hear<msg::Welcome>()->number, 20);
    while (ben->next(200ms)) continue;
    QCOMPARE(moved(*ana, firstOf(60)), "1");
    QVERIFY(idsAt(club, "1") == idsOf(firstOf(60)));
    std::size_t heard = 0;
    while (heard < 40) {
        const auto acts = ben->hear<msg::Acts>();
        QVERIFY(acts.has_value());
        heard += acts->acts.size();
    }
    QCOMPARE(heard, std::size_t{40});
    // The host has gone further than the tablet.
    QCOMPARE(moved(*ana, firstOf(30)), "1");
    QVERIFY(idsAt(club, "1") == idsOf(firstOf(60)));
    // The journal of somebody else's table is another table.
    const auto eva = club.atDesk(club.key(KeyKind::Member));
    QCOMPARE(moved(*eva, firstOf(70)), "2");
    QVERIFY(idsAt(club, "1") == idsOf(firstOf(60)));
}

void DeskTest::whereBothWentOnBothAreKept() {
    const auto folder = newFolder();
    const Journal mine = firstOf(60);
    const Journal other = otherwise(50);
    std::string key;
    {
        Club club(folder);
        key = club.key(KeyKind::Member);
        const auto ana = club.atDesk(key);
        QCOMPARE(moved(*ana, mine), "1");
        bool forked = false;
        QCOMPARE(moved(*ana, other, ActId::draw(), &forked), "2");
        QVERIFY(forked);
    }
    Club club(folder);
    const auto ana = club.atDesk(key);
    QVERIFY(idsAt(club, "1") == idsOf(mine));
    QVERIFY(idsAt(club, "2") == idsOf(other));
    // Each goes on by itself.
    QCOMPARE(moved(*ana, other), "2");
    QCOMPARE(moved(*ana, firstOf(80)), "1");
    QCOMPARE(club.rows().size(), std::size_t{2});
}

void DeskTest::aTableIsTakenAwayAndComesBack() {
    const auto folder = newFolder();
    std::string key;
    Journal taken;
    {
        Club club(folder);
        key = club.key(KeyKind::Member);
        const auto ana = club.atDesk(key);
        QCOMPARE(moved(*ana, wholeGame()), "1");
        const std::string code = club.rows()[0].code;
        const auto ben = atTable(club, "1", code);
        QVERIFY(ben->hear<msg::Welcome>().has_value());
        ana->say(msg::Take{"1"});
        const auto answer = ana->hear<msg::Taken>();
        QVERIFY(answer && answer->title == "Tuesday");
        taken.header = answer->header;
        const auto collect = [&](std::int64_t until) {
            while (std::ssize(taken.acts) < until) {
                const auto acts = ana->hear<msg::Acts>();
                if (!acts) return false;
                taken.acts.insert(taken.acts.end(), acts->acts.begin(), acts->acts.end());
            }
            return true;
        };
        QVERIFY(collect(answer->acts));
        QVERIFY(idsOf(taken) == idsOf(wholeGame()));
        // Meanwhile somebody at the table enters something.
        Act undo = otherwise(wholeGame().acts.size()).acts.back();
        ben->say(msg::Offer{undo});
        QVERIFY(ben->hear<msg::Kept>().has_value());
        ana->say(msg::Took{"1", answer->acts, "Rosa's tablet"});
        QVERIFY(collect(answer->acts + 1));
        QCOMPARE(taken.acts.back().id, undo.id);
        QVERIFY(club.rows()[0].note.away.empty());
        QCOMPARE(why(*ana, msg::Took{"1", answer->acts + 1, "Rosa's tablet"}), "done");
        const auto bye = ben->hear<msg::Bye>();
        QVERIFY(bye && bye->why == "moved" && bye->to == "Rosa's tablet");
        QCOMPARE(Visitor(club.port, false, code).status(), 403);
        QCOMPARE(why(*ana, msg::Take{"1"}), "away");
        QCOMPARE(listed(*ana)[0].away, "Rosa's tablet");
    }
    // The next campaign evening, it is kept here again.
    Club club(folder);
    const auto ana = club.atDesk(key);
    QCOMPARE(listed(*ana)[0].away, "Rosa's tablet");
    QVERIFY(!club.on.call([&] { return club.house->at("1"); }));
    QCOMPARE(moved(*ana, taken), "1");
    QVERIFY(listed(*ana)[0].away.empty());
    QVERIFY(idsAt(club, "1") == idsOf(taken));
    QCOMPARE(club.rows().size(), std::size_t{1});
    ana->say(msg::Took{"1", std::ssize(taken.acts), "?"});
    QVERIFY(ana->hear<msg::Done>().has_value());
    QCOMPARE(why(*ana, msg::Order{"open", "1", {}}), "done");
    QVERIFY(idsAt(club, "1") == idsOf(taken));
    // What another device made of it is a table of its own, and leaves this one away.
    QCOMPARE(why(*ana, msg::Took{"1", std::ssize(taken.acts), "home"}), "done");
    QCOMPARE(moved(*ana, otherwise(50)), "2");
    QCOMPARE(club.rows()[0].note.away, "home");
}

void DeskTest::aTableIsForked() {
    Club club(newFolder());
    const auto ana = club.atDesk(club.key(KeyKind::Member));
    QCOMPARE(moved(*ana, wholeGame()), "1");
    const msg::Fork wish{ActId::draw(), "1", 30, "Otherwise"};
    ana->say(wish);
    QCOMPARE(ana->hear<msg::Begun>()->table, "2");
    ana->say(wish);
    QCOMPARE(ana->hear<msg::Begun>()->table, "2");
    QVERIFY(idsAt(club, "2") == idsOf(firstOf(30)));
    QVERIFY(idsAt(club, "1") == idsOf(wholeGame()));
    QCOMPARE(club.rows()[1].title, "Otherwise");
    QCOMPARE(why(*ana, msg::Fork{ActId::draw(), "1", 100'000, {}}), "unreadable");
}

void DeskTest::quotasAreKept() {
    Quotas quotas;
    quotas.tables = 2;
    quotas.acts = 30;
    quotas.bytes = 40'000;
    Club club(newFolder(), quotas);
    const auto ana = club.atDesk(club.key(KeyKind::Member));
    QCOMPARE(moved(*ana, firstOf(31)), "acts");
    QCOMPARE(moved(*ana, firstOf(30)), "1");
    QCOMPARE(why(*ana, beginning()), "done");
    QCOMPARE(why(*ana, beginning()), "tables");
    QCOMPARE(moved(*ana, otherwise(10)), "tables");
    QCOMPARE(why(*ana, msg::Fork{ActId::draw(), "1", 1, {}}), "tables");
    // A table that was taken away makes room.
    QCOMPARE(why(*ana, msg::Took{"1", 30, "home"}), "done");
    QCOMPARE(why(*ana, beginning()), "done");
    const auto eva = club.atDesk(club.key(KeyKind::Member));
    QCOMPARE(why(*eva, beginning()), "done");
    const auto rows = club.rows();
    const auto ben = atTable(club, rows.back().name, rows.back().code);
    QVERIFY(ben->hear<msg::Welcome>().has_value());
    Pen pen;
    for (int at = 0; at < 30; ++at) {
        ben->say(msg::Offer{pen.enter("correct red power 3")});
        QVERIFY(ben->hear<msg::Kept>().has_value());
    }
    ben->say(msg::Offer{pen.enter("correct red power 3")});
    QCOMPARE(ben->hear<msg::Refused>()->why, "full");
    Journal large = firstOf(3);
    large.acts[1].lines.assign(1, {"correct red power 3 # " + std::string(50'000, 'x'), ""});
    QCOMPARE(moved(*eva, large), "bytes");
    QCOMPARE(why(*eva, msg::Begin{ActId::draw(), "x", std::string(20'000, 'x'), false}), "bytes");
}

void DeskTest::whatIsNoTableIsRefused_data() {
    QTest::addColumn<int>("how");
    QTest::newRow("acts that skip a number") << 0;
    QTest::newRow("an act too many") << 1;
    QTest::newRow("acts that are none of this game") << 2;
    QTest::newRow("more entries than they come to") << 3;
    QTest::newRow("no header") << 4;
    QTest::newRow("a game that nobody knows") << 5;
    QTest::newRow("no record") << 6;
}

void DeskTest::whatIsNoTableIsRefused() {
    QFETCH(int, how);
    Club club(newFolder());
    const auto ana = club.atDesk(club.key(KeyKind::Member));
    Journal journal = firstOf(20);
    if (how == 6) {
        QCOMPARE(why(*ana, msg::Begin{ActId::draw(), "x", "hello", false}), "unreadable");
    } else if (how == 1) {
        ana->say(msg::Move{ActId::draw(), "x", journal.header, {}, 5, false});
        QCOMPARE(why(*ana, msg::Acts{journal.acts}), "acts");
    } else {
        if (how == 0) journal.acts.erase(journal.acts.begin() + 4);
        if (how == 2) journal.acts[3].lines = {{"sing a song", "power-set red 3"}};
        if (how == 3) ++journal.acts.back().outcome.entries;
        if (how == 4) journal.header.clear();
        if (how == 5) journal.header = "game: chess\n\n";
        QCOMPARE(moved(*ana, journal), "unreadable");
    }
    QVERIFY(club.rows().empty());
    QCOMPARE(moved(*ana, firstOf(20)), "1");
}

void DeskTest::aTableOfAnOlderProgramIsTaken() {
    Club club(newFolder());
    const auto ana = club.atDesk(club.key(KeyKind::Member));
    Journal journal = firstOf(20);
    journal.acts.back().outcome.hash ^= 1;
    QCOMPARE(moved(*ana, journal), "1");
}

void DeskTest::nothingAtTheDeskIsAskedByAScreen() {
    Club club(newFolder());
    const auto ana = club.atDesk(club.key(KeyKind::Member));
    QCOMPARE(moved(*ana, firstOf(20)), "1");
    // What only screens say, and acts that nobody announced.
    ana->say(msg::Acts{firstOf(3).acts});
    ana->say(msg::Offer{Pen().enter("correct red power 3")});
    ana->say(msg::TakeSeat{"red"});
    ana->say(msg::Order{"sing", "1", {}});
    ana->sayText(R"({"kind":"dance"})");
    QVERIFY(ana->hear<msg::Unknown>().has_value());
    QVERIFY(idsAt(club, "1") == idsOf(firstOf(20)));
    // What only those at a desk say.
    const auto ben = atTable(club, "1", club.rows()[0].code);
    QVERIFY(ben->hear<msg::Welcome>().has_value());
    ben->say(msg::Order{"remove", "1", {}});
    ben->say(msg::List{});
    ben->say(msg::Took{"1", 20, "me"});
    ben->say(msg::Ping{});
    QVERIFY(ben->hear<msg::Pong>().has_value());
    QCOMPARE(club.on.call([&] { return club.house->at("1")->refusals(); }), 3);
    QCOMPARE(club.rows().size(), std::size_t{1});
    ana->sayText("no message");
    QCOMPARE(ana->whyNot(), "unreadable");
}

void DeskTest::theLogHasNoSecrets() {
    Club club(newFolder());
    const std::string key = club.key(KeyKind::Member, "Rosa Luxembourg");
    const auto ana = club.atDesk(key);
    ana->say(beginning("Rosa's birthday"));
    const auto begun = *ana->hear<msg::Begun>();
    const auto ben = atTable(club, begun.table, begun.code);
    QVERIFY(ben->hear<msg::Welcome>().has_value());
    QCOMPARE(why(*ana, msg::Order{"remove", "77\nroot logged in", {}}), "table");
    QCOMPARE(why(*ana, msg::Order{"close", begun.table, {}}), "done");
    const std::string log = club.logged();
    const std::string id = club.keys.find(key)->id;
    QVERIFY(log.find("table " + begun.table + " begun by key " + id) != std::string::npos);
    QVERIFY(log.find("close by key " + id) != std::string::npos);
    for (const std::string& secret : {key, key.substr(0, 8), begun.code, std::string("Rosa"),
                                      std::string("Ben"), std::string("birthday"), std::string("root")})
        QVERIFY2(log.find(secret) == std::string::npos, secret.c_str());
}

QTEST_GUILESS_MAIN(DeskTest)
#include "desk_test.moc"
