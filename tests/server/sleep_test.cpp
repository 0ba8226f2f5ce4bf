#include "app/session/arcs_game.h"
#include "club.h"
#include "tests/hall/pen.h"
#include "tests/places.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace reach;
using namespace reach::tests;
namespace msg = reach::messages;

/// Tables that nobody looks at are known by their rows alone.
class SleepTest : public QObject {
    Q_OBJECT

    Folders folders_;
    std::filesystem::path newFolder() { return folders_.make(); }

  private Q_SLOTS:
    void aTableWakesForADevice();
    void aTableWakesForAReader();
    void aTableSleepsWhenAllHaveLeft();
    void theDeskKnowsTablesThatSleep();
    void noTwoHaveTheSameCode();
    void aTableThatCannotBeReadIsRefused();
    void aThousandTablesFit();
};

namespace {

std::string recordOf(const char* name) {
    QFile file(places::source(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// A folder with some tables, of which none was opened.
void fill(const std::filesystem::path& folder, int tables) {
    Shelf shelf(folder, [] { return 1; });
    const auto made = shelf.import <ArcsGame>(
        "Tuesday", recordOf("tests/records/games/three-players-core-conflict.record"));
    const auto stored = shelf.stored(made.value->id);
    for (int at = 1; at < tables; ++at) (void)shelf.adopt("Tuesday", stored->header, stored->acts);
}

std::size_t awake(Club& club) {
    return club.on.call([&] { return club.house->awake(); });
}

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

void SleepTest::aTableWakesForADevice() {
    const auto folder = newFolder();
    fill(folder, 3);
    Club club(folder);
    QCOMPARE(awake(club), std::size_t{0});
    const auto rows = club.rows();
    QCOMPARE(rows.size(), std::size_t{3});
    QVERIFY(rows[1].open && rows[1].code.size() == 6 && rows[1].acts > 100);
    const auto ben = atTable(club, "2", rows[1].code);
    const auto welcome = ben->hear<msg::Welcome>();
    QVERIFY(welcome && welcome->number == rows[1].acts);
    QCOMPARE(awake(club), std::size_t{1});
    QCOMPARE(club.rows()[1].code, rows[1].code);
    // A wrong code wakes nothing.
    QCOMPARE(Visitor(club.port, false, "WRONG1").status(), 403);
    QCOMPARE(awake(club), std::size_t{1});
}

void SleepTest::aTableWakesForAReader() {
    const auto folder = newFolder();
    fill(folder, 2);
    Club club(folder);
    const std::string code = club.rows()[0].code;
    const auto view = [&] { return ::tests::ask(club.port, "GET /view?name=en", ::tests::bearer(code)); };
    // The doorway asks again after 404.
    QTRY_COMPARE(view().status, 200);
    QVERIFY(view().body.find("Tuesday") != std::string::npos);
    QCOMPARE(awake(club), std::size_t{1});
}

void SleepTest::aTableSleepsWhenAllHaveLeft() {
    const auto folder = newFolder();
    fill(folder, 2);
    Club club(folder, {}, generous(), 20);
    const std::string code = club.rows()[0].code;
    std::string key;
    {
        const auto ben = atTable(club, "1", code);
        key = ben->hear<msg::Welcome>()->key;
        Act act = Pen().enter("correct red power 3");
        act.after = club.rows()[0].acts;
        ben->say(msg::Offer{act});
        QTest::qWait(1'500);  // longer than it takes to fall asleep
        QCOMPARE(awake(club), std::size_t{1});
        ben->say(msg::Ping{});
        QVERIFY(ben->hear<msg::Pong>().has_value());
    }
    QTRY_COMPARE(awake(club), std::size_t{0});
    const auto acts = club.rows()[0].acts;
    // The device that was let in is known when it comes back, and so are its seat and what it entered.
    Visitor ben(club.port, false, key);
    msg::Hello hello;
    hello.key = key;
    ben.say(hello);
    const auto welcome = ben.hear<msg::Welcome>();
    QVERIFY(welcome && welcome->device == "Ben" && welcome->number == acts);
    const auto here = ben.hear<msg::Here>();
    QVERIFY(std::ranges::any_of(here->devices, [](const auto& one) { return one.seat == "red"; }));
    QCOMPARE(club.rows()[0].code, code);
}

void SleepTest::theDeskKnowsTablesThatSleep() {
    const auto folder = newFolder();
    fill(folder, 2);
    Club club(folder);
    const auto eva = club.atDesk(club.key(KeyKind::Manager));
    eva->say(msg::List{});
    const auto tables = eva->hear<msg::Tables>();
    QCOMPARE(tables->tables.size(), std::size_t{2});
    QVERIFY(tables->tables[1].acts > 100 && !tables->tables[1].code.empty());
    QCOMPARE(awake(club), std::size_t{0});
    eva->say(msg::Order{"rename", "2", "Wednesday"});
    QVERIFY(eva->hear<msg::Done>().has_value());
    eva->say(msg::Take{"1"});
    QCOMPARE(eva->hear<msg::Taken>()->acts, tables->tables[0].acts);
    eva->say(msg::Order{"remove", "2", {}});
    QVERIFY(eva->hear<msg::Done>().has_value());
    eva->say(msg::Took{"1", tables->tables[0].acts, "home"});
    QVERIFY(eva->hear<msg::Done>().has_value());
    QCOMPARE(club.rows().size(), std::size_t{1});
    QCOMPARE(Visitor(club.port, false, tables->tables[1].code).status(), 403);
}

void SleepTest::noTwoHaveTheSameCode() {
    const auto folder = newFolder();
    fill(folder, 3);
    const std::string guests = GuestList().text();
    {
        Shelf shelf(folder, [] { return 1; });
        for (int at = 1; at <= 3; ++at) (void)shelf.keepGuests(saves::GameId{at}, guests);
    }
    const auto codesOf = [](Club& club) {
        std::vector<std::string> codes;
        for (const auto& row : club.rows()) codes.push_back(row.code);
        return codes;
    };
    std::vector<std::string> codes;
    {
        Club club(folder);
        codes = codesOf(club);
        QCOMPARE(std::set<std::string>(codes.begin(), codes.end()).size(), std::size_t{3});
        QVERIFY(atTable(club, "3", codes[2])->hear<msg::Welcome>().has_value());
    }
    Club club(folder);
    QCOMPARE(codesOf(club), codes);
}

void SleepTest::aTableThatCannotBeReadIsRefused() {
    const auto folder = newFolder();
    fill(folder, 1);
    {
        Shelf shelf(folder, [] { return 1; });
        Act act;
        act.id = ActId::draw();
        act.kind = ActKind::Enter;
        act.lines = {{"sing a song", "no event"}};
        (void)shelf.adopt("broken", kRecord, {act});
    }
    Club club(folder);
    const auto rows = club.rows();
    const auto ben = atTable(club, "2", rows[1].code);
    QCOMPARE(ben->whyNot(), "table");
    QVERIFY(club.logged().find("table 2 cannot be read") != std::string::npos);
    QCOMPARE(Visitor(club.port, false, rows[1].code).status(), 403);
    QVERIFY(atTable(club, "1", rows[0].code)->hear<msg::Welcome>().has_value());
}

void SleepTest::aThousandTablesFit() {
    const int tables = amount::kSanitized ? 20 : 1000;
    const auto folder = newFolder();
    fill(folder, tables);
    {
        // Draws the codes.
        const Club first(folder);
    }
    const double before = memory();
    QElapsedTimer timer;
    timer.start();
    Club club(folder);
    const auto rows = club.rows();
    const qint64 began = timer.elapsed();
    const double asleep = memory() - before;
    QCOMPARE(rows.size(), static_cast<std::size_t>(tables));
    // Of so many, some are in play at a time.
    const int inPlay = std::min(tables, 40);
    std::vector<std::unique_ptr<Visitor>> visitors;
    qint64 slowest = 0;
    for (int at = 0; at < inPlay; ++at) {
        timer.start();
        visitors.push_back(
            atTable(club, rows[static_cast<std::size_t>(at)].name, rows[static_cast<std::size_t>(at)].code));
        QVERIFY(visitors.back()->hear<msg::Welcome>().has_value());
        slowest = std::max(slowest, timer.elapsed());
    }
    const double each = (memory() - before - asleep) / inPlay;
    qInfo(
        "%d tables of %lld acts: open after %lld ms with %.1f MB; a table that is awake takes %.2f MB, and "
        "at most %lld ms "
        "to wake up",
        tables, static_cast<long long>(rows[0].acts), static_cast<long long>(began), asleep, each,
        static_cast<long long>(slowest));
    QVERIFY(asleep + 100 * each < 1000);
    if (amount::of(0, 1) == 0) return;
    // All of them at once.
    for (const House::Row& row : rows)
        QVERIFY(club.on.call([&] { return club.house->at(row.name) != nullptr; }));
    QCOMPARE(awake(club), static_cast<std::size_t>(tables));
    const double all = memory() - before;
    qInfo("all %d of them awake: %.0f MB", tables, all);
    QVERIFY(all < 1000);
}

QTEST_GUILESS_MAIN(SleepTest)
#include "sleep_test.moc"
