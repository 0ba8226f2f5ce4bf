#include "club.h"
#include "tests/hall/pen.h"
#include "tests/places.h"

#include <nlohmann/json.hpp>

#include <QFile>
#include <QTest>

#include <filesystem>

using namespace reach;
using namespace reach::tests;
namespace msg = reach::messages;
using Json = nlohmann::json;

/// All tables of a host at a glance, at "/club" and at the desk.
class ClubPageTest : public QObject {
    Q_OBJECT

    Folders folders_;
    std::filesystem::path newFolder() { return folders_.make(); }

  private Q_SLOTS:
    void nothingIsPublic();
    void tablesAndLaddersAreTold();
    void itRenewsItself();
    void recordsAreForWhoMay();
    void tablesThatSleepAreTold();
    void aRevokedScreenSeesNothing();
};

namespace {

/// A whole game that Rosa, Ben and Ana played.
std::string wholeGame() {
    QFile file(places::source("tests/records/games/three-players-core-conflict.record"));
    if (!file.open(QIODevice::ReadOnly)) return {};
    QString text = QString::fromUtf8(file.readAll());
    const qsizetype at = text.indexOf(QStringLiteral("players:"));
    const qsizetype end = text.indexOf(u'\n', at);
    QStringList seats = text.mid(at + 8, end - at - 8).split(u',');
    const QStringList names{"Rosa", "<b>Ben</b>", "Ana"};
    for (qsizetype one = 0; one < seats.size(); ++one)
        seats[one] = seats[one].trimmed().section(u'=', 0, 0) + u'=' + names[one];
    text.replace(at, end - at, "players: " + seats.join(QStringLiteral(", ")));
    return text.toStdString();
}

struct Seen {
    int status = 0;
    Json view;
};

Seen look(Club& club, const std::string& key, const char* language = "en") {
    const auto reply =
        ::tests::ask(club.port, std::string("GET /view?name=") + language, ::tests::bearer(key));
    return {reply.status, Json::parse(reply.body, nullptr, false)};
}

/// The rows of a part, each as its cells in one text.
std::vector<std::string> rowsOf(const Json& view, const std::string& heading) {
    std::vector<std::string> rows;
    if (!view.is_object()) return rows;
    for (const Json& part : view["parts"])
        if (part["heading"] == heading)
            for (const Json& row : part["rows"]) {
                std::string text;
                for (const Json& cell : row["cells"]) text += cell.get<std::string>() + "|";
                if (row.contains("record")) text += "record " + row["record"].get<std::string>();
                rows.push_back(text);
            }
    return rows;
}

bool has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

std::string begin(Visitor& visitor, const char* title, const std::string& record, bool hidden = false) {
    visitor.say(msg::Begin{ActId::draw(), title, record, hidden});
    const auto begun = visitor.hear<msg::Begun>();
    return begun ? begun->table : std::string();
}

const std::string kNamed =
    "game: base\nplayers: red=Eva, blue=Tom, white=Mia\nsetup: 3SETUP02\ncourt: BC05 BC13 BC22 BC28\n\n";

}  // namespace

void ClubPageTest::nothingIsPublic() {
    Club club(newFolder());
    const auto page = ::tests::ask(club.port, "GET /club");
    QCOMPARE(page.status, 200);
    std::size_t size = page.body.size();
    for (const char* part : {"GET /club.js", "GET /table.js", "GET /table.css"}) {
        const auto reply = ::tests::ask(club.port, part);
        QCOMPARE(reply.status, 200);
        size += reply.body.size();
    }
    QVERIFY(size < 30'000);
    const auto ana = club.atDesk(club.key(KeyKind::Member));
    QVERIFY(!begin(*ana, "Secret evening", kNamed).empty());
    QCOMPARE(::tests::ask(club.port, "GET /view?name=en").status, 401);
    QCOMPARE(look(club, "5f0c1e9b-7a3d4826-8e1b2c4d-6f708192").status, 403);
    QCOMPARE(look(club, club.key(KeyKind::Counters)).status, 403);
    // The key of a screen shows, and does nothing else.
    const std::string screen = club.key(KeyKind::Screen);
    QTRY_COMPARE(rowsOf(look(club, screen).view, "In play").size(), std::size_t{1});
    QCOMPARE(club.atDesk(screen)->whyNot(), "key");
    Visitor looker(club.port, false, screen);
    msg::Hello hello;
    hello.table = "1";
    looker.say(hello);
    QCOMPARE(looker.whyNot(), "key");
    QCOMPARE(
        ::tests::ask(club.port, "GET /metrics", "X-Forwarded-For: 203.0.113.7\r\n" + ::tests::bearer(screen))
            .status,
        403);
}

void ClubPageTest::tablesAndLaddersAreTold() {
    Club club(newFolder());
    const std::string key = club.key(KeyKind::Member);
    const auto ana = club.atDesk(key);
    QCOMPARE(begin(*ana, "Tuesday", kNamed), "1");
    QCOMPARE(begin(*ana, "Private", kNamed, true), "2");
    QCOMPARE(begin(*ana, "Finale", wholeGame()), "3");
    QTRY_COMPARE(rowsOf(look(club, key).view, "Over").size(), std::size_t{1});
    const Json view = look(club, key).view;
    const auto going = rowsOf(view, "In play");
    QCOMPARE(going.size(), std::size_t{1});
    QVERIFY2(has(going[0], "Tuesday|Eva 0, Tom 0, Mia 0|Arcs|Chapter 1, round 1|0|"), going[0].c_str());
    QVERIFY(!has(view.dump(), "Private"));
    // Markup is told as it was entered: the page inserts it as text.
    const auto ladder = rowsOf(view, "Ladder");
    QCOMPARE(ladder.size(), std::size_t{3});
    QVERIFY2(has(ladder[0], "|1|1|100 %|"), ladder[0].c_str());
    QVERIFY(has(ladder[1], "|1|0|0 %|") && has(ladder[2], "|1|0|0 %|"));
    QVERIFY(has(view.dump(), "<b>Ben</b>"));
    QVERIFY(has(rowsOf(view, "Over")[0], "Finale|"));
    // The same at the desk.
    ana->say(msg::List{"en"});
    const auto tables = ana->hear<msg::Tables>();
    QVERIFY(tables.has_value());
    QCOMPARE(tables->tables.size(), std::size_t{3});
    QVERIFY(has(tables->tables[0].players, "Eva 0"));
    QVERIFY(has(tables->tables[0].about, "Chapter 1"));
    QVERIFY(!tables->tables[0].over && tables->tables[2].over);
    QVERIFY(rowsOf(Json::parse(tables->club), "Ladder") == ladder);
    // A table that becomes private is not told any more.
    ana->say(msg::Order{"hide", "3", {}});
    QVERIFY(ana->hear<msg::Done>().has_value());
    QTRY_VERIFY(rowsOf(look(club, key).view, "Ladder").empty());
}

void ClubPageTest::itRenewsItself() {
    Club club(newFolder());
    const std::string key = club.key(KeyKind::Member);
    const auto ana = club.atDesk(key);
    ana->say(msg::Begin{ActId::draw(), "Tuesday", kNamed, false});
    const auto begun = *ana->hear<msg::Begun>();
    QTRY_COMPARE(rowsOf(look(club, key).view, "In play").size(), std::size_t{1});
    Visitor ben(club.port, false, begun.code);
    msg::Hello hello;
    hello.code = begun.code;
    hello.seat = "red";
    ben.say(hello);
    ben.say(msg::Offer{Pen().enter("correct red power 9")});
    QVERIFY(ben.hear<msg::Kept>().has_value());
    QTRY_VERIFY(has(rowsOf(look(club, key).view, "In play")[0], "Eva 9"));
    QTRY_VERIFY(has(rowsOf(look(club, key).view, "In play")[0], "|1|"));
}

void ClubPageTest::recordsAreForWhoMay() {
    Club club(newFolder());
    const std::string own = club.key(KeyKind::Member);
    const auto ana = club.atDesk(own);
    QCOMPARE(begin(*ana, "Finale", wholeGame()), "1");
    const std::string other = club.key(KeyKind::Member);
    const std::string manager = club.key(KeyKind::Manager);
    const std::string screen = club.key(KeyKind::Screen);
    for (const auto& [key, may] : {std::pair(own, true), {other, false}, {manager, true}, {screen, false}}) {
        QTRY_COMPARE(rowsOf(look(club, key).view, "Over").size(), std::size_t{1});
        QCOMPARE(has(rowsOf(look(club, key).view, "Over")[0], "record 1"), may);
    }
    for (const bool byHttp : {false, true}) {
        const auto eva = club.atDesk(manager, byHttp);
        eva->say(msg::RecordOf{"1", {}, {}});
        const auto record = eva->hear<msg::RecordOf>();
        QVERIFY(record && record->title == "Finale");
        QVERIFY(has(record->record, "yellow=Rosa") && record->record.size() > 5'000);
    }
    const auto ben = club.atDesk(other);
    ben->say(msg::RecordOf{"1", {}, {}});
    QCOMPARE(ben->hear<msg::Denied>()->why, "table");
    ana->say(msg::RecordOf{"99", {}, {}});
    QCOMPARE(ana->hear<msg::Denied>()->why, "table");
}

void ClubPageTest::tablesThatSleepAreTold() {
    const auto folder = newFolder();
    std::string key;
    {
        Club club(folder);
        key = club.key(KeyKind::Member);
        const auto ana = club.atDesk(key);
        QCOMPARE(begin(*ana, "Tuesday", kNamed), "1");
        QCOMPARE(begin(*ana, "Finale", wholeGame()), "2");
        QTRY_COMPARE(rowsOf(look(club, key).view, "Ladder").size(), std::size_t{3});
    }
    {
        Club club(folder);
        QTRY_COMPARE(rowsOf(look(club, key).view, "Ladder").size(), std::size_t{3});
        QCOMPARE(rowsOf(look(club, key).view, "In play").size(), std::size_t{1});
        QCOMPARE(club.on.call([&] { return club.house->awake(); }), std::size_t{0});
    }
    // After a crash some were not told; another version cannot read what this one told.
    std::filesystem::remove(folder / "brief-1");
    QFile odd(QString::fromStdString((folder / "brief-2").string()));
    QVERIFY(odd.open(QIODevice::WriteOnly) && odd.write("{\"acts\":\"many\"}") > 0);
    odd.close();
    Club club(folder);
    QTRY_COMPARE(rowsOf(look(club, key).view, "In play").size(), std::size_t{1});
    QTRY_COMPARE(rowsOf(look(club, key).view, "Ladder").size(), std::size_t{3});
    QCOMPARE(club.on.call([&] { return club.house->awake(); }), std::size_t{0});
}

void ClubPageTest::aRevokedScreenSeesNothing() {
    Club club(newFolder());
    const std::string screen = club.key(KeyKind::Screen);
    QTRY_COMPARE(look(club, screen).status, 200);
    QVERIFY(club.keys.revoke(club.keys.find(screen)->id));
    QTRY_COMPARE(look(club, screen).status, 403);
}

QTEST_GUILESS_MAIN(ClubPageTest)
#include "club_page_test.moc"
