#include "client.h"
#include "house.h"
#include "swallowing_proxy.h"

#include <QTest>

using namespace tests;
using reach::door::Limits;
using reach::door::Refusal;

/// Connections, by WebSocket and over HTTP.
class ConnectionsTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void bothWaysAreOneKindOfConnection_data();
    void bothWaysAreOneKindOfConnection();
    void aKeyIsAskedForBeforeAnythingIsOpened_data();
    void aKeyIsAskedForBeforeAnythingIsOpened();
    void aBrowserNamesTheKeyAsAProtocol();
    void anAnswerIsHeldBackUntilThereIsNews();
    void anAnswerThatWasLostLosesNothing();
    void numbersThatCannotBeAreRefused();
    void onlyTheNewestOfThoseThatAskWaits();
    void whoHasLeftIsGone();
    void aLineBreakStaysWithinItsMessage();
    void whoIsEndedHearsWhatWasSentAndWhy_data();
    void whoIsEndedHearsWhatWasSentAndWhy();
    void eachConnectionIsClosedOnce();
    void whatTheHandlerThrowsEndsOneConnection_data();
    void whatTheHandlerThrowsEndsOneConnection();
    void aProxyThatSwallowsUpgradesLeavesTheOtherWay();
    void viewsAreShownToWhoMayComeIn();
    void aViewIsHeldBackUntilItChanges();
    void aViewIsOnlyShownWhileItsKeyOpensTheTable();
    void aViewFromBeforeTheProgramStartedAgainIsNotWaitedFor();
};

namespace {

/// A connection by either way.
class Guest {
  public:
    Guest(std::uint16_t port, bool byHttp) : byHttp_(byHttp), port_(port), http_(port) {
        if (byHttp)
            token_ = http_.ask("POST /join", bearer(House::kCode)).body;
        else
            socket_.emplace(port, House::kCode);
    }

    void send(const std::string& text) {
        if (byHttp_)
            QCOMPARE(http_.ask("POST /offers", bearer(token_), text).status, 204);
        else
            QVERIFY(socket_->send(text));
    }

    /// The next message; "ended: WHY" at the end.
    std::string next() {
        if (!byHttp_) {
            const auto frame = socket_->receive();
            if (frame.kind == 1) return frame.text;
            return frame.kind == 8 ? "ended: " + frame.text.substr(2) : "nothing";
        }
        if (come_.empty()) {
            const auto reply = ::ask(port_, "GET /acts?after=" + std::to_string(number_), bearer(token_));
            if (reply.status == 410) return "ended: " + reply.body;
            come_ = reply.body;
        }
        const auto end = come_.find('\n');
        if (end == std::string::npos) return "nothing";
        auto text = come_.substr(0, end);
        come_.erase(0, end + 1);
        ++number_;
        return text;
    }

  private:
    static Reply ask(std::uint16_t port, const std::string& what, const std::string& headers) {
        return tests::ask(port, what, headers);
    }

    bool byHttp_;
    std::uint16_t port_;
    Http http_;
    std::optional<WebSocket> socket_;
    std::string token_;
    std::string come_;
    std::uint64_t number_ = 0;
};

void bothWays() {
    QTest::addColumn<bool>("byHttp");
    QTest::newRow("by WebSocket") << false;
    QTest::newRow("over HTTP") << true;
}

Limits quick() {
    Limits limits;
    limits.wait = 300ms;
    return limits;
}

}  // namespace

void ConnectionsTest::bothWaysAreOneKindOfConnection_data() {
    bothWays();
}
void ConnectionsTest::bothWaysAreOneKindOfConnection() {
    QFETCH(bool, byHttp);
    OpenDoor open;
    open.house.echoes = true;
    Guest guest(open.port, byHttp);
    QVERIFY(open.house.hasOpened(1));
    const auto id = open.house.opened().front();
    guest.send("one");
    guest.send("größer als ASCII");
    guest.send(std::string(60'000, 'x'));
    QVERIFY(open.house.hasMessages(3));
    QVERIFY(open.house.messages()[0] == std::pair(id, std::string("one")));
    QCOMPARE(open.house.messages()[1].second, std::string("größer als ASCII"));
    QCOMPARE(guest.next(), std::string("echo one"));
    QCOMPARE(guest.next(), std::string("echo größer als ASCII"));
    QCOMPARE(guest.next(), "echo " + std::string(60'000, 'x'));
    // A table's whole journal is longer than any message that comes in.
    open.door.send(id, std::string(500'000, 'y'));
    QCOMPARE(guest.next(), std::string(500'000, 'y'));
    open.door.send(id + 1000, "for nobody");
    open.door.send(id, "after it");
    QCOMPARE(guest.next(), std::string("after it"));
    QCOMPARE(open.door.refusals().all(), std::uint64_t{0});
}

void ConnectionsTest::aKeyIsAskedForBeforeAnythingIsOpened_data() {
    bothWays();
}
void ConnectionsTest::aKeyIsAskedForBeforeAnythingIsOpened() {
    QFETCH(bool, byHttp);
    OpenDoor open;
    const auto join = [&](const std::string& key) {
        if (!byHttp) return WebSocket(open.port, key).status();
        return ask(open.port, "POST /join", key.empty() ? std::string() : bearer(key)).status;
    };
    QCOMPARE(join(""), 401);
    QCOMPARE(open.house.asked(), std::size_t{0});
    QCOMPARE(join("WRONG1"), 403);
    QCOMPARE(open.house.asked(), std::size_t{1});
    // A text that cannot be a key is refused without asking the handler.
    QCOMPARE(join("no%20key"), 401);
    QCOMPARE(join(std::string(200, 'A')), 401);
    QCOMPARE(open.house.asked(), std::size_t{1});
    QVERIFY(open.house.opened().empty());
    QCOMPARE(join(House::kCode), byHttp ? 200 : 101);
    QCOMPARE(join(House::kDeviceKey), byHttp ? 200 : 101);
    QVERIFY(open.house.hasOpened(2));
    QCOMPARE(open.refused(Refusal::WrongKey), std::uint64_t{1});
    QCOMPARE(open.refused(Refusal::NoKey), std::uint64_t{3});
}

void ConnectionsTest::aBrowserNamesTheKeyAsAProtocol() {
    OpenDoor open;
    Http http(open.port);
    const auto reply = http.ask("GET /join",
                                "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                                "Sec-WebSocket-Protocol: reachkeeper, ABCDEF\r\n");
    QCOMPARE(reply.status, 101);
    QCOMPARE(reply.header("Sec-WebSocket-Protocol"), std::string("reachkeeper"));
    QVERIFY(open.house.hasOpened(1));
}

void ConnectionsTest::anAnswerIsHeldBackUntilThereIsNews() {
    OpenDoor open(quick());
    const auto token = ask(open.port, "POST /join", bearer(House::kCode)).body;
    QCOMPARE(token.size(), std::size_t{32});
    Http http(open.port);
    QCOMPARE(http.ask("GET /acts?after=0", bearer(token)).status, 204);
    http.socket().send(http.request("GET /acts?after=0", bearer(token)));
    QCOMPARE(http.reply(100ms).status, 0);
    const auto id = open.house.opened().front();
    open.door.send(id, "one");
    open.door.send(id, "two");
    std::string come;
    for (auto reply = http.reply(); come.find("two") == std::string::npos;
         reply = http.ask("GET /acts?after=1", bearer(token))) {
        QCOMPARE(reply.status, 200);
        come += reply.body;
    }
    QCOMPARE(come, std::string("one\ntwo\n"));
}

void ConnectionsTest::anAnswerThatWasLostLosesNothing() {
    OpenDoor open(quick());
    const auto token = ask(open.port, "POST /join", bearer(House::kCode)).body;
    const auto id = open.house.opened().front();
    for (const auto* text : {"one", "two", "three"}) open.door.send(id, text);
    const auto after = [&](int number) {
        return ask(open.port, "GET /acts?after=" + std::to_string(number), bearer(token)).body;
    };
    QTRY_COMPARE(after(0), std::string("one\ntwo\nthree\n"));
    QCOMPARE(after(0), std::string("one\ntwo\nthree\n"));
    QCOMPARE(after(2), std::string("three\n"));
    QCOMPARE(after(3), std::string());
}

void ConnectionsTest::numbersThatCannotBeAreRefused() {
    OpenDoor open(quick());
    const auto token = ask(open.port, "POST /join", bearer(House::kCode)).body;
    open.door.send(open.house.opened().front(), "one");
    QTRY_COMPARE(ask(open.port, "GET /acts?after=1", bearer(token)).status, 204);
    for (const auto* number : {"0", "2", "-1", "18446744073709551615", "99999999999999999999", "1x", ""})
        QCOMPARE(ask(open.port, std::string("GET /acts?after=") + number, bearer(token)).status, 400);
    QCOMPARE(ask(open.port, "GET /acts?after=1", bearer(token)).status, 204);
}

void ConnectionsTest::onlyTheNewestOfThoseThatAskWaits() {
    Limits limits;
    limits.wait = 20s;
    OpenDoor open(limits);
    const auto token = ask(open.port, "POST /join", bearer(House::kCode)).body;
    Http first(open.port);
    Http second(open.port);
    first.socket().send(first.request("GET /acts?after=0", bearer(token)));
    QCOMPARE(first.reply(100ms).status, 0);
    second.socket().send(second.request("GET /acts?after=0", bearer(token)));
    QCOMPARE(first.reply().status, 204);
    open.door.send(open.house.opened().front(), "one");
    QCOMPARE(second.reply().body, std::string("one\n"));
}

void ConnectionsTest::whoHasLeftIsGone() {
    OpenDoor open;
    const auto token = ask(open.port, "POST /join", bearer(House::kCode)).body;
    Http waiting(open.port);
    waiting.socket().send(waiting.request("GET /acts?after=0", bearer(token)));
    QCOMPARE(waiting.reply(100ms).status, 0);
    QCOMPARE(ask(open.port, "POST /leave", bearer(token)).status, 204);
    QCOMPARE(waiting.reply().status, 410);
    QVERIFY(open.house.hasClosed(1));
    QCOMPARE(open.house.closed().front().second, std::string("left"));
    for (const auto* what : {"POST /offers", "GET /acts", "POST /leave"})
        QCOMPARE(ask(open.port, what, bearer(token)).status, 410);
    {
        WebSocket socket(open.port, House::kCode);
        socket.socket().send(frame(0x88, std::string("\x03\xe8", 2)));
        QCOMPARE(socket.closeCode(), 1000);
    }
    QVERIFY(open.house.hasClosed(2));
    QCOMPARE(open.house.closed().back().second, std::string("left"));
    WebSocket(open.port, House::kCode).socket().close();
    QVERIFY(open.house.hasClosed(3));
    QCOMPARE(open.house.closed().back().second, std::string("lost"));
}

void ConnectionsTest::aLineBreakStaysWithinItsMessage() {
    OpenDoor open;
    const auto token = ask(open.port, "POST /join", bearer(House::kCode)).body;
    open.door.send(open.house.opened().front(), "{\"a\":\n1}");
    QCOMPARE(ask(open.port, "GET /acts?after=0", bearer(token)).body, std::string("{\"a\": 1}\n"));
    QCOMPARE(ask(open.port, "POST /offers", bearer(token), "one\ntwo\n").status, 204);
    QVERIFY(open.house.hasMessages(2));
    QCOMPARE(open.house.messages()[0].second, std::string("one"));
    QCOMPARE(open.house.messages()[1].second, std::string("two"));
}

void ConnectionsTest::whoIsEndedHearsWhatWasSentAndWhy_data() {
    bothWays();
}
void ConnectionsTest::whoIsEndedHearsWhatWasSentAndWhy() {
    QFETCH(bool, byHttp);
    OpenDoor open;
    Guest guest(open.port, byHttp);
    QVERIFY(open.house.hasOpened(1));
    const auto id = open.house.opened().front();
    open.door.send(id, "bye");
    open.door.close(id, "the host let you go");
    open.door.send(id, "too late");
    QCOMPARE(guest.next(), std::string("bye"));
    QCOMPARE(guest.next(), std::string("ended: the host let you go"));
    QVERIFY(open.house.hasClosed(1));
    QVERIFY(open.house.closed().front() == std::pair(id, std::string("the host let you go")));
}

void ConnectionsTest::eachConnectionIsClosedOnce() {
    Limits limits;
    limits.messagesAtOnce = 1'000'000;
    OpenDoor open(limits);
    {
        WebSocket left(open.port, House::kCode);
        WebSocket wrong(open.port, House::kCode);
        WebSocket ended(open.port, House::kCode);
        WebSocket kept(open.port, House::kCode);
        QVERIFY(open.house.hasOpened(4));
        wrong.socket().send(frame(0x82, "binary"));
        wrong.socket().send(frame(0x81, "more"));
        open.door.close(open.house.opened()[2], "away");
        open.door.close(open.house.opened()[2], "twice");
        left.socket().close();
        QVERIFY(open.house.hasClosed(3));
        open.door.close();
    }
    QCOMPARE(open.house.closed().size(), std::size_t{4});
}

void ConnectionsTest::whatTheHandlerThrowsEndsOneConnection_data() {
    bothWays();
}
void ConnectionsTest::whatTheHandlerThrowsEndsOneConnection() {
    QFETCH(bool, byHttp);
    OpenDoor open;
    open.house.echoes = true;
    Guest other(open.port, byHttp);
    Guest guest(open.port, byHttp);
    QVERIFY(open.house.hasOpened(2));
    guest.send("throw");
    QCOMPARE(guest.next(), std::string("ended: internal error"));
    other.send("one");
    QCOMPARE(other.next(), std::string("echo one"));
    open.house.throwsAtTheDoor = true;
    QCOMPARE(ask(open.port, "POST /join", bearer(House::kCode)).status, 403);
}

// So it is with some proxies, and with Safari 26 and an address in figures.
void ConnectionsTest::aProxyThatSwallowsUpgradesLeavesTheOtherWay() {
    OpenDoor open;
    open.house.echoes = true;
    const SwallowingProxy proxy(open.port);
    Http swallowed(proxy.port());
    swallowed.socket().send(
        swallowed.request("GET /join",
                          "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                          "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" +
                              bearer(House::kCode)));
    QCOMPARE(swallowed.reply(500ms).status, 0);
    QVERIFY(open.house.opened().empty());
    Guest guest(proxy.port(), true);
    guest.send("one");
    QCOMPARE(guest.next(), std::string("echo one"));
}

void ConnectionsTest::viewsAreShownToWhoMayComeIn() {
    OpenDoor open;
    open.door.show("table", "en", "{\"title\":\"The table\"}");
    open.door.show("table", "de", "{\"title\":\"Der Tisch\"}");
    QTRY_COMPARE(ask(open.port, "GET /view?name=de", bearer(House::kCode)).body,
                 std::string("{\"title\":\"Der Tisch\"}"));
    QCOMPARE(ask(open.port, "GET /view?name=en", bearer(House::kCode)).body,
             std::string("{\"title\":\"The table\"}"));
    QCOMPARE(ask(open.port, "GET /view?name=en", bearer(House::kCode)).header("Content-Type"),
             std::string("application/json"));
    QCOMPARE(ask(open.port, "GET /view?name=en").status, 401);
    QCOMPARE(ask(open.port, "GET /view?name=en", bearer("WRONG1")).status, 403);
    QCOMPARE(ask(open.port, "GET /view?name=en", bearer("SECOND")).status, 404);
    QCOMPARE(ask(open.port, "GET /view?name=fr", bearer(House::kCode)).status, 404);
    QCOMPARE(ask(open.port, "GET /view?name=../en", bearer(House::kCode)).status, 400);
    open.door.show("table", "en", {});
    QTRY_COMPARE(ask(open.port, "GET /view?name=en", bearer(House::kCode)).status, 404);
    QVERIFY(open.house.opened().empty());
}

void ConnectionsTest::aViewIsHeldBackUntilItChanges() {
    Limits limits;
    limits.wait = 1s;
    OpenDoor open(limits);
    open.door.show("table", "en", "one");
    QTRY_COMPARE(ask(open.port, "GET /view?name=en", bearer(House::kCode)).status, 200);
    const auto number =
        ask(open.port, "GET /view?name=en", bearer(House::kCode)).header("Reachkeeper-Number");
    const auto next = "GET /view?name=en&after=" + number;
    QCOMPARE(ask(open.port, next, bearer(House::kCode)).status, 204);
    Http http(open.port);
    http.socket().send(http.request(next, bearer(House::kCode)));
    QCOMPARE(http.reply(100ms).status, 0);
    open.door.show("table", "de", "another");
    open.door.show("table", "en", "one");
    QCOMPARE(http.reply(50ms).status, 0);
    open.door.show("table", "en", "two");
    QCOMPARE(http.reply().body, std::string("two"));
}

void ConnectionsTest::aViewIsOnlyShownWhileItsKeyOpensTheTable() {
    OpenDoor open;
    open.door.show("table", "en", "one");
    QTRY_COMPARE(ask(open.port, "GET /view?name=en", bearer(House::kCode)).status, 200);
    const auto number =
        ask(open.port, "GET /view?name=en", bearer(House::kCode)).header("Reachkeeper-Number");
    Http http(open.port);
    http.socket().send(http.request("GET /view?name=en&after=" + number, bearer(House::kCode)));
    QCOMPARE(http.reply(100ms).status, 0);
    open.house.isShut = true;
    open.door.show("table", "en", "two");
    QCOMPARE(http.reply().status, 403);
    // That was no guess.
    open.house.isShut = false;
    for (int look = 0; look < 5; ++look)
        QCOMPARE(ask(open.port, "GET /view?name=en", bearer(House::kCode)).status, 200);
}

void ConnectionsTest::aViewFromBeforeTheProgramStartedAgainIsNotWaitedFor() {
    OpenDoor open;
    open.door.show("table", "en", "one");
    QTRY_COMPARE(ask(open.port, "GET /view?name=en&after=57", bearer(House::kCode)).body, std::string("one"));
}

QTEST_GUILESS_MAIN(ConnectionsTest)
#include "connections_test.moc"
