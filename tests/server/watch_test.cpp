#include "app/server/backup.h"
#include "club.h"
#include "tests/hall/pen.h"

#include <QTemporaryDir>
#include <QTest>

using namespace reach;
using namespace reach::tests;
namespace msg = reach::messages;

/// What a host tells about itself, and its backups.
class WatchTest : public QObject {
    Q_OBJECT

    Folders folders_;
    std::filesystem::path newFolder() { return folders_.make(); }

  private Q_SLOTS:
    void countersAreForThoseWhoMay();
    void aProxyIsNotThisComputer();
    void countersCount();
    void aStoreThatIsGoneIsUnwell();
    void tablesThatStandStillAreUnwell();
    void wrongCodesAreThoseOfWhomTheProxyNames();
    void aBackupIsMadeWhileTheHostRuns();
    void onlyAnEmptyFolderTakesABackup();
};

namespace {

::tests::Reply metrics(std::uint16_t port, const std::string& headers) {
    return ::tests::ask(port, "GET /metrics", headers);
}

/// As somebody asks whom a proxy names.
std::string through(const std::string& address, const std::string& key = {}) {
    return "X-Forwarded-For: 10.0.0.9, " + address + "\r\n" + (key.empty() ? "" : ::tests::bearer(key));
}

double valueOf(const std::string& text, const std::string& name) {
    const auto at = text.find("\n" + name + " ");
    return at == std::string::npos ? -1 : std::stod(text.substr(at + name.size() + 2));
}

}  // namespace

void WatchTest::countersAreForThoseWhoMay() {
    Club club(newFolder());
    const std::string far = through("203.0.113.7");
    QTRY_COMPARE(metrics(club.port, {}).status, 200);
    QCOMPARE(metrics(club.port, far).status, 401);
    QCOMPARE(metrics(club.port, far + ::tests::bearer("5f0c1e9b-7a3d4826-8e1b2c4d-6f708192")).status, 403);
    QCOMPARE(metrics(club.port, far + ::tests::bearer(club.key(KeyKind::Member))).status, 403);
    for (const KeyKind kind : {KeyKind::Counters, KeyKind::Manager}) {
        const auto told = metrics(club.port, far + ::tests::bearer(club.key(kind)));
        QCOMPARE(told.status, 200);
        QVERIFY(told.body.find("# TYPE reachkeeper_tables gauge\nreachkeeper_tables 0\n") !=
                std::string::npos);
    }
    QCOMPARE(::tests::ask(club.port, "POST /metrics").status, 404);
}

void WatchTest::aProxyIsNotThisComputer() {
    Club club(newFolder());
    QTRY_COMPARE(metrics(club.port, {}).status, 200);
    for (const char* header : {"X-Forwarded-For: 127.0.0.1\r\n", "X-Real-IP: 127.0.0.1\r\n",
                               "Forwarded: for=127.0.0.1\r\n", "Via: 1.1 proxy\r\n"})
        QCOMPARE(metrics(club.port, header).status, 401);
}

void WatchTest::countersCount() {
    Club club(newFolder());
    const auto ana = club.atDesk(club.key(KeyKind::Member));
    ana->say(msg::Begin{ActId::draw(), "Tuesday", kRecord, false});
    const auto begun = *ana->hear<msg::Begun>();
    ana->say(msg::Take{"99"});
    QVERIFY(ana->hear<msg::Denied>().has_value());
    Visitor ben(club.port, false, begun.code);
    msg::Hello hello;
    hello.code = begun.code;
    hello.seat = "red";
    ben.say(hello);
    ben.say(msg::Offer{Pen().enter("correct red power 3")});
    QVERIFY(ben.hear<msg::Kept>().has_value());
    QCOMPARE(Visitor(club.port, false, "WRONG1").status(), 403);
    const auto value = [&](const std::string& name) { return valueOf(metrics(club.port, {}).body, name); };
    QTRY_COMPARE(value("reachkeeper_acts_kept_total"), 1.0);
    QTRY_COMPARE(value("reachkeeper_refused_at_door_total{why=\"wrong-key\"}"), 1.0);
    QCOMPARE(value("reachkeeper_tables"), 1.0);
    QCOMPARE(value("reachkeeper_screens"), 1.0);
    QCOMPARE(value("reachkeeper_connections"), 2.0);
    QCOMPARE(value("reachkeeper_denied_at_desk_total{why=\"table\"}"), 1.0);
    QVERIFY(value("reachkeeper_acts_bytes") > 50);
    QCOMPARE(value("reachkeeper_store_writable"), 1.0);
    // What was kept stays counted when its table goes.
    ana->say(msg::Took{begun.table, 1, "home"});
    QVERIFY(ana->hear<msg::Done>().has_value());
    QTRY_COMPARE(value("reachkeeper_tables_away"), 1.0);
    QCOMPARE(value("reachkeeper_tables"), 0.0);
    QCOMPARE(value("reachkeeper_acts_kept_total"), 1.0);
}

void WatchTest::aStoreThatIsGoneIsUnwell() {
    const auto folder = newFolder();
    Club club(folder);
    const auto health = [&] { return ::tests::ask(club.port, "GET /health", through("203.0.113.7")); };
    QTRY_COMPARE(health().status, 200);
    QCOMPARE(health().body, "The store can be written.\n");
    std::filesystem::remove(folder / "tables.sqlite");
    QTRY_COMPARE(health().status, 503);
    QVERIFY(club.logged().find("nothing can be stored: taken-away") != std::string::npos);
}

void WatchTest::tablesThatStandStillAreUnwell() {
    std::atomic<int> ahead = 0;
    Loop on;
    std::unique_ptr<Porter> porter;
    on.call([&] {
        porter =
            std::make_unique<Porter>([&](auto what) { on.later(std::move(what)); }, door::Limits{},
                                     [&] { return std::chrono::steady_clock::now() + ahead.load() * 1s; });
        QVERIFY(!porter->open({"127.0.0.1", 0, {}, {}}));
    });
    const auto health = [&] { return ::tests::ask(porter->port(), "GET /health").status; };
    // A door without a report has no such path.
    QCOMPARE(health(), 404);
    on.call([&] { porter->report({200, "well"}, {}); });
    QCOMPARE(health(), 200);
    ahead = 20;
    QCOMPARE(health(), 503);
    on.call([&] { porter.reset(); });
}

void WatchTest::wrongCodesAreThoseOfWhomTheProxyNames() {
    Loop on;
    std::unique_ptr<Porter> porter;
    on.call([&] {
        porter = std::make_unique<Porter>([&](auto what) { on.later(std::move(what)); });
        door::Place place{"127.0.0.1", 0, {}, {}};
        place.isBehindProxy = true;
        QVERIFY(!porter->open(place));
    });
    const auto guess = [&](const std::string& address) {
        return ::tests::ask(porter->port(), "GET /view?name=en", through(address, "WRONG1")).status;
    };
    int last = 0;
    for (int at = 0; at < 6; ++at) last = guess("203.0.113.7");
    QCOMPARE(last, 429);
    QCOMPARE(guess("203.0.113.8"), 403);
    const std::string twice = "X-Forwarded-For: 203.0.113.9\r\nX-Forwarded-For: 203.0.113.7\r\n";
    QCOMPARE(::tests::ask(porter->port(), "GET /view?name=en", twice + ::tests::bearer("WRONG1")).status,
             429);
    // Whoever writes a header of their own comes before the proxy's entry, and that one counts.
    QCOMPARE(guess("203.0.113.7"), 429);
    on.call([&] { porter.reset(); });
}

void WatchTest::aBackupIsMadeWhileTheHostRuns() {
    const auto folder = newFolder();
    const auto copy = newFolder();
    const auto restored = newFolder();
    std::string key;
    std::string code;
    {
        Club club(folder);
        key = club.key(KeyKind::Member);
        const auto ana = club.atDesk(key);
        ana->say(msg::Begin{ActId::draw(), "Tuesday", kRecord, true});
        const auto begun = *ana->hear<msg::Begun>();
        code = begun.code;
        Visitor ben(club.port, false, code);
        msg::Hello hello;
        hello.code = code;
        hello.seat = "red";
        ben.say(hello);
        Pen pen;
        for (int at = 0; at < 3; ++at) {
            ben.say(msg::Offer{pen.enter("correct red power 3")});
            QVERIFY(ben.hear<msg::Kept>().has_value());
        }
        QCOMPARE(server::wishes::ask(folder, copy), std::string());
        QVERIFY(std::filesystem::status(copy).permissions() == std::filesystem::perms::owner_all);
        // Later acts are not in it, and nothing of it is left here.
        ben.say(msg::Offer{pen.enter("correct red power 4")});
        QVERIFY(ben.hear<msg::Kept>().has_value());
        for (const auto& file : std::filesystem::directory_iterator(folder))
            QVERIFY(!file.path().filename().string().starts_with("backup-"));
        QVERIFY(!server::wishes::ask(folder, copy).empty());  // not empty any more
    }
    QCOMPARE(server::putBack(copy, restored), std::string());
    Club club(restored);
    const auto rows = club.rows();
    QCOMPARE(rows.size(), std::size_t{1});
    QCOMPARE(rows[0].acts, 3);
    QCOMPARE(rows[0].code, code);
    QVERIFY(rows[0].note.hidden && rows[0].note.by == club.keys.find(key)->id);
}

void WatchTest::onlyAnEmptyFolderTakesABackup() {
    const auto folder = newFolder();
    const auto copy = newFolder();
    {
        Club club(folder);
        club.on.call([&] { club.house->add("Tuesday", kRecord); });
        QCOMPARE(server::wishes::ask(folder, copy), std::string());
        QVERIFY(!server::putBack(copy, folder).empty());
    }
    QVERIFY(!server::putBack(copy, folder).empty());
    QVERIFY(!server::putBack(newFolder(), newFolder()).empty());
    // A damaged copy puts nothing there.
    const auto target = newFolder();
    std::filesystem::resize_file(copy / "tables.sqlite", 5000);
    QVERIFY(!server::putBack(copy, target).empty());
    QVERIFY(!std::filesystem::exists(target));
}

QTEST_GUILESS_MAIN(WatchTest)
#include "watch_test.moc"
