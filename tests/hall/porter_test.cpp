#include "app/host/porter.h"
#include "app/session/act_text.h"
#include "pen.h"
#include "tests/amount.h"
#include "tests/door/client.h"
#include "visitor.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <atomic>
#include <random>

using namespace reach;
using namespace reach::messages;
using namespace reach::tests;
using namespace std::chrono_literals;

/// A door, a porter and tables on the loopback: the door on its own thread, the tables on another, and the
/// visitors on that of the test.
class PorterTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void aCodeLetsInAndAKeyComesBack_data();
    void aCodeLetsInAndAKeyComesBack();
    void eachTableHasItsOwnGuests_data();
    void eachTableHasItsOwnGuests();
    void whoIsLetGoIsOutAtOnce_data();
    void whoIsLetGoIsOutAtOnce();
    void aViewIsNotShownToWhomWasLetGo();
    void whatATableShowedGoesWithIt();
    void theEndIsHeard_data();
    void theEndIsHeard();
    void nothingIsToldAfterTheEnd();
    void tablesMayBeOnTheDoorsThread_data();
    void tablesMayBeOnTheDoorsThread();
    void aPorterMayGoWhileFunctionsWait();
    void aThreadThatStandsStillKeepsABoundedAmount();
    void hostileMessagesLeaveTheHostsFramesAlone_data();
    void hostileMessagesLeaveTheHostsFramesAlone();
    void manyConnectionsCostNoMemory();
};

namespace {

void bothWays() {
    QTest::addColumn<bool>("byHttp");
    QTest::newRow("by WebSocket") << false;
    QTest::newRow("over HTTP") << true;
}

/// So much that the tables see what a test sends at once.
door::Limits generous() {
    door::Limits limits;
    limits.messagesPerSecond = 1'000'000;
    limits.messagesAtOnce = 1'000'000;
    limits.bytesPerSecond = 1'000'000'000;
    return limits;
}

std::shared_ptr<HostTable> tableWith(const std::string& guests) {
    HostTable::Parts parts;
    parts.title = "Tuesday";
    parts.header = kHeader;
    parts.keeper = std::make_unique<WaitingKeeper>();
    parts.guests = guests;
    parts.self = "Ana's tablet";
    parts.build = "1";
    return HostTable::of(std::move(parts));
}

/// Some tables behind a door, on a thread of their own. Everything that touches a table goes through `on`.
class Club {
  public:
    explicit Club(door::Limits limits = {}) {
        on.call([&] {
            porter = std::make_unique<Porter>([this](auto what) { on.later(std::move(what)); }, limits);
            error = porter->open({"127.0.0.1", 0, {}, {}});
        });
        port = porter->port();
        beat();
    }
    ~Club() {
        isOver_ = true;
        on.call([&] {
            porter.reset();
            tables_.clear();
        });
    }

    /// A table in this club. Its name is what the addresses of the table contain.
    std::shared_ptr<HostTable> add(const std::string& name, const std::string& guests = {}) {
        return on.call([&] {
            auto table = tableWith(guests);
            porter->add(name, table);
            tables_.push_back(table);
            return table;
        });
    }
    std::string codeOf(const HostTable& table) {
        return on.call([&] { return table.guests().code(); });
    }
    /// Lets a device in at a table, and returns its key.
    std::string keyAt(const std::string& name, const HostTable& table, const std::string& device) {
        const std::string code = codeOf(table);
        Visitor visitor(port, false, code);
        visitor.say(helloTo(name, code, {}, device));
        const auto welcome = visitor.hear<Welcome>();
        return welcome ? welcome->key : std::string();
    }
    static Hello helloTo(const std::string& name, const std::string& code, const std::string& key = {},
                         const std::string& device = "Rosa") {
        Hello hello;
        hello.table = name;
        hello.code = code;
        hello.key = key;
        hello.device = device;
        hello.seat = "red";
        return hello;
    }

    Loop on;
    std::unique_ptr<Porter> porter;
    std::optional<door::OpenError> error;
    std::uint16_t port = 0;

  private:
    void beat() {
        on.later([this] {
            if (isOver_) return;
            porter->tick();
            on.after(100ms, [this] { beat(); });
        });
    }
    std::atomic<bool> isOver_ = false;
    std::vector<std::shared_ptr<HostTable>> tables_;
};

}  // namespace

void PorterTest::aCodeLetsInAndAKeyComesBack_data() {
    bothWays();
}
void PorterTest::aCodeLetsInAndAKeyComesBack() {
    QFETCH(bool, byHttp);
    Club club;
    QVERIFY(!club.error);
    const auto table = club.add("7");
    const std::string code = club.codeOf(*table);
    QCOMPARE(Visitor(club.port, byHttp, "WRONG1").status(), 403);
    std::string key;
    {
        Visitor rosa(club.port, byHttp, code.substr(0, 3) + "-" + code.substr(3));
        QVERIFY(rosa.isIn());
        rosa.say(Club::helloTo("7", code));
        const auto welcome = rosa.hear<Welcome>();
        QVERIFY(welcome.has_value());
        key = welcome->key;
        rosa.say(Offer{Pen().enter("correct red power 3")});
        QCOMPARE(rosa.hear<Acts>()->acts.front().device, std::string("Rosa"));
        QCOMPARE(rosa.hear<Kept>()->number, 1);
        rosa.leave();
    }
    QTRY_COMPARE(club.on.call([&] { return table->connections(); }), std::size_t{0});
    club.on.call([&] { table->setOpen(false); });
    QCOMPARE(Visitor(club.port, byHttp, code).status(), 403);
    Visitor rosa(club.port, byHttp, key);
    rosa.say(Club::helloTo("7", {}, key));
    const auto back = rosa.hear<Welcome>();
    QVERIFY(back && back->device == "Rosa" && back->key.empty() && back->number == 1);
    QVERIFY(club.on.call([&] { return club.porter->refusals(); }) >= 2);
}

void PorterTest::eachTableHasItsOwnGuests_data() {
    bothWays();
}
void PorterTest::eachTableHasItsOwnGuests() {
    QFETCH(bool, byHttp);
    Club club;
    const auto one = club.add("1");
    // Kept before both tables were behind one door, with the same code.
    const auto two = club.add("2", club.on.call([&] { return one->guests().text(); }));
    const std::string codeOne = club.codeOf(*one);
    const std::string codeTwo = club.codeOf(*two);
    QVERIFY(codeOne != codeTwo);
    const auto comes = [&](const std::string& shown, const Hello& hello) {
        Visitor visitor(club.port, byHttp, shown);
        visitor.say(hello);
        return visitor.whyNot();
    };
    QCOMPARE(comes(codeTwo, Club::helloTo("2", codeTwo)), std::string("let in"));
    QCOMPARE(comes(codeOne, Club::helloTo("2", codeOne)), std::string("table"));
    QCOMPARE(comes(codeOne, Club::helloTo("2", codeTwo)), std::string("table"));
    QCOMPARE(comes(codeOne, Club::helloTo("1", codeTwo)), std::string("code"));
    const std::string keyOne = club.keyAt("1", *one, "Ben");
    const std::string keyTwo = club.keyAt("2", *two, "Ben");
    QCOMPARE(comes(keyOne, Club::helloTo("1", {}, keyOne)), std::string("let in"));
    QCOMPARE(comes(keyOne, Club::helloTo("1", {}, keyTwo)), std::string("key"));
    QCOMPARE(comes(keyOne, Club::helloTo("2", {}, keyTwo)), std::string("table"));
    club.on.call([&] { one->letGo("Ben"); });
    QCOMPARE(comes(keyTwo, Club::helloTo("2", {}, keyTwo)), std::string("let in"));
    club.on.call([&] { club.porter->remove("1"); });
    QCOMPARE(Visitor(club.port, byHttp, club.codeOf(*one)).status(), 403);
    QCOMPARE(comes(keyTwo, Club::helloTo("2", {}, keyTwo)), std::string("let in"));
}

void PorterTest::whoIsLetGoIsOutAtOnce_data() {
    bothWays();
}
void PorterTest::whoIsLetGoIsOutAtOnce() {
    QFETCH(bool, byHttp);
    Club club;
    const auto table = club.add("7");
    const std::string code = club.codeOf(*table);
    const std::string key = club.keyAt("7", *table, "Rosa");
    Visitor rosa(club.port, byHttp, key);
    rosa.say(Club::helloTo("7", {}, key));
    QVERIFY(rosa.hear<Welcome>().has_value());
    // These were admitted before, and say hello only afterwards.
    Visitor byKey(club.port, byHttp, key);
    Visitor byCode(club.port, byHttp, code);
    QVERIFY(byKey.isIn() && byCode.isIn());
    rosa.readsAhead();
    club.on.call([&] { table->letGo("Rosa"); });
    QCOMPARE(rosa.whyNot(), std::string("let-go"));
    QVERIFY(!rosa.next() && rosa.isEnded());
    QCOMPARE(Visitor(club.port, byHttp, key).status(), 403);
    QCOMPARE(Visitor(club.port, byHttp, code).status(), 403);
    byKey.say(Club::helloTo("7", code, key));
    QCOMPARE(byKey.whyNot(), std::string("key"));
    byCode.say(Club::helloTo("7", code));
    QCOMPARE(byCode.whyNot(), std::string("code"));
    const std::string next = club.codeOf(*table);
    Visitor ben(club.port, byHttp, next);
    ben.say(Club::helloTo("7", next));
    QCOMPARE(ben.whyNot(), std::string("let in"));
}

void PorterTest::aViewIsNotShownToWhomWasLetGo() {
    Club club;
    const auto table = club.add("7");
    const std::string key = club.keyAt("7", *table, "Rosa");
    const auto show = [&](const char* text) { club.on.call([&] { club.porter->show("7", "en", text); }); };
    show("{\"title\":\"one\"}");
    ::tests::Http http(club.port);
    const auto first = http.ask("GET /view?name=en", ::tests::bearer(key));
    QCOMPARE(first.body, std::string("{\"title\":\"one\"}"));
    const std::string next = "GET /view?name=en&after=" + first.header("Reachkeeper-Number");
    http.socket().send(http.request(next, ::tests::bearer(key)));
    QCOMPARE(http.reply(100ms).status, 0);
    show("{\"title\":\"two\"}");
    const auto second = http.reply();
    QCOMPARE(second.body, std::string("{\"title\":\"two\"}"));
    http.socket().send(
        http.request("GET /view?name=en&after=" + second.header("Reachkeeper-Number"), ::tests::bearer(key)));
    QCOMPARE(http.reply(100ms).status, 0);
    club.on.call([&] { table->letGo("Rosa"); });
    show("{\"title\":\"three\"}");
    QCOMPARE(http.reply().status, 403);
}

void PorterTest::whatATableShowedGoesWithIt() {
    Club club;
    const auto table = club.add("7");
    club.on.call([&] { club.porter->show("7", "en", "old"); });
    const auto view = [&] {
        return ::tests::ask(club.port, "GET /view?name=en", ::tests::bearer(club.codeOf(*table)));
    };
    QTRY_COMPARE(view().body, std::string("old"));
    club.on.call([&] {
        club.porter->remove("7");
        club.porter->add("7", table);
    });
    QTRY_COMPARE(view().status, 404);
}

/// A table that is no longer shared says so, although the door is closed directly afterwards.
void PorterTest::theEndIsHeard_data() {
    bothWays();
}
void PorterTest::theEndIsHeard() {
    QFETCH(bool, byHttp);
    Club club;
    const auto table = club.add("7");
    const std::string code = club.codeOf(*table);
    Visitor rosa(club.port, byHttp, code);
    rosa.say(Club::helloTo("7", code));
    // Until it waits for news.
    while (rosa.next(300ms)) continue;
    club.on.call([&] {
        (void)table->close("ends");
        club.porter->remove("7");
        club.porter->close();
    });
    QCOMPARE(rosa.whyNot(), std::string("ends"));
    QVERIFY(!Visitor(club.port, byHttp, code).isIn());
}

void PorterTest::nothingIsToldAfterTheEnd() {
    Club club(generous());
    const auto table = club.add("7");
    const std::string code = club.codeOf(*table);
    std::atomic<int> told = 0;
    club.on.call([&] { table->hereChanged = [&] { ++told; }; });
    for (int round = 0; round < 5; ++round) {
        std::atomic<bool> isOver = false;
        std::vector<std::thread> visitors;
        visitors.reserve(4);
        for (int at = 0; at < 4; ++at)
            visitors.emplace_back([&, at] {
                while (!isOver) {
                    Visitor visitor(club.port, at % 2 == 1, code);
                    visitor.say(Club::helloTo("7", code, {}, "device"));
                    for (int count = 0; count < 50 && visitor.say(Awake{count % 2 == 0, "Table"}); ++count)
                        visitor.say(Ping{});
                }
            });
        QTRY_VERIFY(told > 50 * (round + 1));
        const int before = club.on.call([&] {
            club.porter->close();
            return told.load();
        });
        QTest::qWait(100);
        QCOMPARE(told.load(), before);
        QCOMPARE(club.on.call([&] { return table->connections(); }), std::size_t{0});
        isOver = true;
        for (std::thread& one : visitors) one.join();
        told = 50 * (round + 1);
        // It may be opened again.
        club.port = club.on.call([&] {
            club.error = club.porter->open({"127.0.0.1", 0, {}, {}});
            return club.porter->port();
        });
        QVERIFY(!club.error);
    }
    Visitor rosa(club.port, false, code);
    rosa.say(Club::helloTo("7", code));
    QCOMPARE(rosa.whyNot(), std::string("let in"));
    club.on.call([&] { table->hereChanged = {}; });
}

void PorterTest::tablesMayBeOnTheDoorsThread_data() {
    bothWays();
}
void PorterTest::tablesMayBeOnTheDoorsThread() {
    QFETCH(bool, byHttp);
    const auto table = tableWith({});
    Porter porter({}, generous());
    std::atomic<int> calls = 0;
    porter.later([&] { ++calls; });  // nobody is there to do it
    porter.inTurn([&] { porter.add("7", table); });
    const std::string code = table->guests().code();
    QVERIFY(!porter.open({"127.0.0.1", 0, {}, {}}));
    constexpr int kEach = 50;
    std::atomic<int> heard = 0;
    std::vector<std::thread> screens;
    screens.reserve(4);
    for (int screen = 0; screen < 4; ++screen)
        screens.emplace_back([&, screen] {
            Visitor visitor(porter.port(), byHttp, code);
            visitor.say(Club::helloTo("7", code, {}, "device " + std::to_string(screen)));
            for (int at = 0; at < kEach; ++at) visitor.say(Offer{Pen().enter("correct red power 3")});
            int kept = 0;
            while (kept < kEach && visitor.hear<Kept>()) ++kept;
            // What others have made is on its way, and the end comes after it.
            while (visitor.next(300ms)) continue;
            heard += kept;
            if (visitor.whyNot(20s) == "ends") ++heard;
        });
    QTRY_COMPARE_WITH_TIMEOUT(heard.load(), 4 * kEach, 20'000);
    std::thread::id door;
    std::thread::id changes;
    porter.inTurn([&] {
        door = std::this_thread::get_id();
        table->hereChanged = [&] { changes = std::this_thread::get_id(); };
    });
    QVERIFY(door != std::this_thread::get_id());
    {
        Visitor another(porter.port(), byHttp, code);
        another.say(Club::helloTo("7", code, {}, "another"));
        QVERIFY(another.hear<Welcome>());
    }
    porter.inTurn([&] {
        QCOMPARE(changes, door);
        QCOMPARE(table->number(), std::int64_t{4 * kEach});
        (void)table->close("ends");
        porter.remove("7");
    });
    porter.close();
    for (std::thread& screen : screens) screen.join();
    QCOMPARE(heard.load(), 4 * kEach + 4);
    QCOMPARE(calls.load(), 0);
    QCOMPARE(porter.connections(), std::size_t{0});
}

void PorterTest::aPorterMayGoWhileFunctionsWait() {
    Loop on;
    const auto port = std::make_shared<std::uint16_t>();
    std::unique_ptr<Porter> porter;
    std::shared_ptr<HostTable> table;
    std::atomic<int> asked = 0;
    on.call([&] {
        porter = std::make_unique<Porter>([&](auto what) {
            ++asked;
            on.later(std::move(what));
        });
        QVERIFY(!porter->open({"127.0.0.1", 0, {}, {}}));
        *port = porter->port();
        HostTable::Parts parts;
        parts.header = kHeader;
        parts.keeper = std::make_unique<WaitingKeeper>();
        parts.self = "Ana's tablet";
        table = HostTable::of(std::move(parts));
        porter->add("7", table);
    });
    const std::string code = on.call([&] { return table->guests().code(); });
    std::atomic<bool> goes = false;
    on.later([&] {
        while (!goes) std::this_thread::sleep_for(1ms);
        porter.reset();
    });
    Visitor rosa(*port, false, code);
    rosa.say(Club::helloTo("7", code));
    QTRY_VERIFY(asked > 0);
    goes = true;
    // The table outlives the porter, and goes on.
    on.call([&] {
        QCOMPARE(table->connections(), std::size_t{0});
        table->drawCode();
        table->letGo("Rosa");
        table->tick(0);
        table.reset();
    });
    QCOMPARE(rosa.whyNot(), std::string("gone"));
}

void PorterTest::aThreadThatStandsStillKeepsABoundedAmount() {
    Club club(generous());
    const auto table = club.add("7");
    const std::string key = club.keyAt("7", *table, "Rosa");
    const std::string other = club.keyAt("7", *table, "Ben");
    Visitor rosa(club.port, false, key);
    rosa.say(Club::helloTo("7", {}, key));
    Visitor ben(club.port, false, other);
    ben.say(Club::helloTo("7", {}, other));
    QVERIFY(rosa.hear<Welcome>() && ben.hear<Welcome>());
    std::atomic<bool> standsStill = true;
    club.on.later([&] {
        while (standsStill) std::this_thread::sleep_for(1ms);
    });
    // An unknown kind, of which each is answered.
    const std::string dance = R"({"kind":"dance","x":")" + std::string(60'000, 'x') + "\"}";
    const double before = memory();
    int sent = 0;
    while (sent < 1'000 && rosa.sayText(dance)) ++sent;
    const double grown = memory() - before;
    qInfo("while the tables' thread stood still, %d messages of 60 KB were sent, and memory grew by %.1f MB",
          sent, grown);
    standsStill = false;
    QVERIFY(grown < 40);
    // Others have lost nothing.
    QVERIFY(ben.say(Ping{}));
    QVERIFY(ben.hear<Pong>().has_value());
    QCOMPARE(rosa.whyNot(20s), std::string("gone"));
    QTRY_COMPARE(club.on.call([&] { return table->connections(); }), std::size_t{1});
}

namespace {

using Milliseconds = std::chrono::duration<double, std::milli>;

double within95(std::vector<double> all) {
    std::ranges::sort(all);
    return all.empty() ? 0 : all[all.size() * 95 / 100];
}

/// The screen of the host's own device: sixty times a second it wants to draw, and now and then it enters
/// something, until its game is as long as a campaign.
class OwnScreen {
  public:
    OwnScreen(Club& club, HostTable& table) : club_(club) {
        club_.on.call([&] {
            line_ = table.line();
            session_ = std::make_unique<GameSession>(setup(), line_.get());
        });
        thread_ = std::thread([this] {
            while (!isOver_) {
                times_.push_back(frame());
                std::this_thread::sleep_for(16ms);
            }
        });
    }
    ~OwnScreen() {
        if (thread_.joinable()) finish();
        club_.on.call([&] {
            session_.reset();
            line_.reset();
        });
    }
    /// 95 % of the frames came within so many milliseconds.
    double finish() {
        isOver_ = true;
        thread_.join();
        return within95(times_);
    }
    int lost = 0;  ///< entries that were not kept at once

  private:
    double frame() {
        const auto begin = std::chrono::steady_clock::now();
        club_.on.call([&] {
            (void)session_->settle();
            if (++count_ % 8 != 1 || session_->number() > 1'100) return;
            const auto command = parseCommand("correct red power " + std::to_string(count_ % 19));
            if (!session_->enter(*command.command).done() || session_->offered() > 0) ++lost;
        });
        return Milliseconds(std::chrono::steady_clock::now() - begin).count();
    }
    Club& club_;
    std::unique_ptr<Keeper> line_;
    std::unique_ptr<GameSession> session_;
    std::vector<double> times_;
    int count_ = 0;
    std::atomic<bool> isOver_ = false;
    std::thread thread_;
};

using Chance = std::mt19937;

std::size_t below(Chance& chance, std::size_t end) {
    return std::uniform_int_distribution<std::size_t>(0, end - 1)(chance);
}

std::string spoiled(Chance& chance, std::string text) {
    for (auto changes = 1 + below(chance, 3); changes > 0 && !text.empty(); --changes) {
        const auto at = below(chance, text.size());
        switch (below(chance, 3)) {
            case 0: text[at] = static_cast<char>(' ' + below(chance, 95)); break;
            case 1: text.erase(at, below(chance, 8)); break;
            default: text.resize(at); break;
        }
    }
    return text;
}

/// A device that was let in, and is hostile.
class Hostile {
  public:
    Hostile(std::uint16_t port, bool byHttp, std::string key)
        : port_(port), byHttp_(byHttp), key_(std::move(key)) {}

    void attack(Chance& chance) {
        if (!visitor_ || visitor_->isEnded()) {
            visitor_.emplace(port_, byHttp_, key_);
            ++connections;
            if (!visitor_->say(hello(chance))) return visitor_.reset();
        }
        const bool isLast = below(chance, 10) == 0;
        if (!visitor_->sayText(isLast ? noMessage(chance) : message(chance)) || isLast)
            return visitor_.reset();
        // Some do not read what the host says.
        if (below(chance, byHttp_ ? 20 : 4) > (byHttp_ ? 18 : 0)) visitor_->skip();
    }
    void leave() { visitor_.reset(); }
    long connections = 0;

  private:
    Hello hello(Chance& chance) const {
        Hello hello = Club::helloTo("7", {}, key_);
        switch (below(chance, 12)) {
            case 0: hello.table = "8"; break;
            case 1: hello.key = std::string(32, '0'); break;
            case 2: hello.code = "AAAAAA", hello.key.clear(); break;
            case 3: hello.protocol = 7; break;
            default:
                // Of another life: it gets no more than the end of the journal would be worth.
                hello.life = ActId::draw();
                hello.since = 1 + static_cast<std::int64_t>(below(chance, 5'000));
                hello.last = ActId::draw();
                hello.hash = below(chance, 3);
        }
        return hello;
    }
    static const Act& act() {
        static const Act act = Pen().enter("correct red power 3");
        return act;
    }
    std::string message(Chance& chance) const {
        switch (below(chance, 8)) {
            case 0: return textOf(Message(hello(chance)));  // a second one
            case 1: {
                Act garbage = act();
                garbage.id = ActId::draw();
                garbage.lines[0].line = spoiled(chance, "red leads aggression 2");
                garbage.after = static_cast<std::int64_t>(below(chance, 100'000));
                return textOf(Message(Offer{garbage}));
            }
            case 2: {
                Act late = act();
                late.id = ActId::draw();
                late.kind = ActKind::Undo;
                late.lines.clear();
                late.after = static_cast<std::int64_t>(below(chance, 100'000));
                return textOf(Message(Offer{late}));
            }
            case 3: return textOf(Message(Offer{act()}));  // the same again
            case 4: return R"({"kind":"dance","x":")" + std::string(below(chance, 60'000), 'x') + "\"}";
            case 5: return textOf(Message(Acts{{act()}}));  // only a host says so
            case 6: return textOf(Message(Manage{"let-go", "Ana's tablet"}));
            default: return textOf(Message(TakeSeat{below(chance, 2) == 0 ? "blue" : "purple"}));
        }
    }
    /// It ends the connection.
    static std::string noMessage(Chance& chance) {
        switch (below(chance, 5)) {
            case 0: return spoiled(chance, textOf(Message(Offer{act()})));
            case 1: return below(chance, 4) == 0 ? std::string(60'000, '[') : std::string("{\"kind\":\"pi");
            case 2: {
                std::string text = R"({"kind":"here","devices":[)";
                while (text.size() < 20'000) text += "{},";
                return text + "{}]}";
            }
            case 3:
                return textOf(Message(
                    Part{1 + static_cast<std::int64_t>(below(chance, 3)), 3, std::string(9'000, '{')}));
            default: {
                std::string bytes(below(chance, 300), '\0');
                for (char& byte : bytes) byte = static_cast<char>(below(chance, 256));
                return bytes;
            }
        }
    }

    std::uint16_t port_;
    bool byHttp_;
    std::string key_;
    std::optional<Visitor> visitor_;
};

}  // namespace

void PorterTest::hostileMessagesLeaveTheHostsFramesAlone_data() {
    QTest::addColumn<bool>("isPaced");
    QTest::addColumn<int>("messages");
    QTest::newRow("at the door's pace") << true << 400;
    QTest::newRow("without a pace") << false << amount::of(2'000, 1'000'000);
}
void PorterTest::hostileMessagesLeaveTheHostsFramesAlone() {
    QFETCH(bool, isPaced);
    QFETCH(int, messages);
    door::Limits limits = isPaced ? door::Limits() : generous();
    limits.silence = 2s;
    Club club(limits);
    const auto table = club.add("7");
    std::vector<Hostile> devices;
    devices.reserve(4);
    for (int at = 0; at < 4; ++at)
        devices.emplace_back(club.port, at == 3, club.keyAt("7", *table, "device " + std::to_string(at)));
    const auto peaceful = [&] {
        OwnScreen screen(club, *table);
        QTest::qWait(1'500);
        return screen.finish();
    };
    const double before = peaceful();
    const double memoryBefore = memory();
    double most = memoryBefore;
    const auto seed = amount::seed(42);
    Chance chance(seed);
    OwnScreen screen(club, *table);
    const auto begin = std::chrono::steady_clock::now();
    // A busy machine has no time for all of them.
    int sent = 0;
    while (sent < messages && std::chrono::steady_clock::now() - begin < 10min) {
        devices[below(chance, devices.size())].attack(chance);
        if (++sent % 100 == 0) most = std::max(most, memory());
    }
    // What the door holds back comes later.
    if (isPaced) QTest::qWait(1'500);
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
    const double during = screen.finish();
    long connections = 0;
    for (Hostile& device : devices) {
        device.leave();
        connections += device.connections;
    }
    const auto refused =
        club.on.call([&] { return static_cast<std::uint64_t>(table->refusals()) + club.porter->refusals(); });
    qInfo(
        "%d hostile messages by the seed %u on %ld connections in %.1f s, %llu refused: 95 %% of the host's "
        "frames within %.1f ms, before %.1f ms; memory grew by %.1f MB",
        sent, seed, connections, took.count(), static_cast<unsigned long long>(refused), during, before,
        most - memoryBefore);
    QCOMPARE(screen.lost, 0);
    QVERIFY(refused > static_cast<std::uint64_t>(sent) / 8);
    // A machine that does other things, too, is slower.
    QVERIFY(during < before + (isPaced ? 50 : 100));
    QVERIFY(most - memoryBefore < 100);
    QTRY_COMPARE(club.on.call([&] { return table->connections(); }), std::size_t{0});
    Visitor rosa(club.port, false, club.codeOf(*table));
    rosa.say(Club::helloTo("7", club.codeOf(*table)));
    QCOMPARE(rosa.whyNot(), std::string("let in"));
}

void PorterTest::manyConnectionsCostNoMemory() {
    Club club(generous());
    const auto table = club.add("7");
    const std::string key = club.keyAt("7", *table, "Rosa");
    const std::string code = club.codeOf(*table);
    const auto comeAndGo = [&](int count) {
        for (int at = 0; at < count; ++at) {
            // By key and by code, by both ways; some say hello, some leave without a word.
            const bool byKey = at % 2 == 0;
            Visitor visitor(club.port, at % 4 > 1, byKey ? key : code);
            if (!visitor.isIn()) return false;
            if (at % 3 > 0) {
                visitor.say(Club::helloTo("7", byKey ? std::string() : code, byKey ? key : std::string()));
                if (!visitor.hear<Welcome>()) return false;
            }
            visitor.leave();
        }
        return true;
    };
    const int all = amount::of(1'000, 10'000);
    QVERIFY(comeAndGo(200));
    const double before = memory();
    QVERIFY(comeAndGo(all));
    const double after = memory();
    qInfo("%d connections, one after the other: memory was %.1f MB before and %.1f MB after", all, before,
          after);
    QVERIFY(after - before < 10);
    QTRY_COMPARE(club.on.call([&] { return table->connections(); }), std::size_t{0});
}

QTEST_GUILESS_MAIN(PorterTest)
#include "porter_test.moc"
