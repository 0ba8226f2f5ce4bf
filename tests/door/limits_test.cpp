#include "client.h"
#include "house.h"

#include <QTest>

#include <deque>

using namespace tests;
using reach::door::Limits;
using reach::door::Refusal;

/// What a door bears. Each row tries the same with the limit and with one that is far away, and only the
/// first is refused.
class LimitsTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void aLongHeaderIsRefused_data();
    void aLongHeaderIsRefused();
    void aLongBodyIsRefused_data();
    void aLongBodyIsRefused();
    void aLongMessageIsRefused_data();
    void aLongMessageIsRefused();
    void whoSendsSlowlyIsCut_data();
    void whoSendsSlowlyIsCut();
    void aMessageThatNeverEndsIsCut_data();
    void aMessageThatNeverEndsIsCut();
    void whoDoesNotReadIsCut_data();
    void whoDoesNotReadIsCut();
    void whoSendsIsToldOfAnEndLater_data();
    void whoSendsIsToldOfAnEndLater();
    void allThatWaitsIsBounded_data();
    void allThatWaitsIsBounded();
    void whoTakesNothingIsCut_data();
    void whoTakesNothingIsCut();
    void aTableHasSoManyConnections_data();
    void aTableHasSoManyConnections();
    void aDoorHasSoManySockets_data();
    void aDoorHasSoManySockets();
    void messagesComeAtAPace_data();
    void messagesComeAtAPace();
    void devicesOfTwoTablesHaveTheirOwnPaces();
    void farTooManyMessagesAreRefused();
    void pingsAreCounted_data();
    void pingsAreCounted();
    void bytesComeAtAPace_data();
    void bytesComeAtAPace();
    void whoIsSilentIsGone_data();
    void whoIsSilentIsGone();
    void whoWasEndedIsForgottenHoweverOftenItAsks();
    void badFramesEndAConnection_data();
    void badFramesEndAConnection();
    void badRequestsAreRefused_data();
    void badRequestsAreRefused();
    void aBodyNobodyReadIsNoRequest_data();
    void aBodyNobodyReadIsNoRequest();
    void otherHostsAndPagesAreRefused_data();
    void otherHostsAndPagesAreRefused();
};

namespace {

constexpr auto kShort = 250ms;

/// Rows "with the limit" and "without".
void withAndWithout() {
    QTest::addColumn<bool>("isLimited");
    QTest::newRow("with the limit") << true;
    QTest::newRow("without") << false;
}

/// A text with its NULs.
template <std::size_t Size>
QByteArray whole(const char (&text)[Size]) {
    return {text, Size - 1};
}

std::string longHeaders(std::size_t size) {
    return "X: " + std::string(size, 'x') + "\r\n";
}

}  // namespace

void LimitsTest::aLongHeaderIsRefused_data() {
    withAndWithout();
}
void LimitsTest::aLongHeaderIsRefused() {
    QFETCH(bool, isLimited);
    Limits limits;
    if (!isLimited) limits.header = 64 * 1024;
    OpenDoor open(limits);
    QCOMPARE(ask(open.port, "GET /", longHeaders(7'000)).status, 200);
    QCOMPARE(ask(open.port, "GET /", longHeaders(9'000)).status, isLimited ? 431 : 200);
    std::string many;
    while (many.size() < 9'000) many += "A: b\r\n";
    QCOMPARE(ask(open.port, "GET /", many).status, isLimited ? 431 : 200);
    QCOMPARE(open.refused(Refusal::HeaderTooLong), std::uint64_t(isLimited ? 2 : 0));
}

void LimitsTest::aLongBodyIsRefused_data() {
    withAndWithout();
}
void LimitsTest::aLongBodyIsRefused() {
    QFETCH(bool, isLimited);
    Limits limits;
    if (!isLimited) limits.message = 1024 * 1024;
    OpenDoor open(limits);
    const auto token = ask(open.port, "POST /join", bearer(House::kCode)).body;
    const auto offer = [&](std::size_t size) {
        return ask(open.port, "POST /offers", bearer(token), std::string(size, 'x')).status;
    };
    QCOMPARE(offer(64 * 1024), 204);
    QCOMPARE(offer(64 * 1024 + 1), isLimited ? 413 : 204);
    QCOMPARE(open.refused(Refusal::MessageTooLong), std::uint64_t(isLimited ? 1 : 0));
    // The door does not wait for bytes that are only announced.
    Http http(open.port);
    http.socket().send("POST /offers HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99999999999\r\n\r\n");
    QCOMPARE(http.reply().status, 413);
}

void LimitsTest::aLongMessageIsRefused_data() {
    withAndWithout();
}
void LimitsTest::aLongMessageIsRefused() {
    QFETCH(bool, isLimited);
    Limits limits;
    if (!isLimited) limits.message = 1024 * 1024;
    OpenDoor open(limits);
    open.house.echoes = true;
    WebSocket socket(open.port, House::kCode);
    socket.send(std::string(64 * 1024, 'x'));
    QCOMPARE(socket.receive().kind, 1);
    socket.send(std::string(64 * 1024 + 1, 'x'));
    QCOMPARE(socket.receive().kind == 1, !isLimited);
    // The same, in pieces.
    WebSocket pieces(open.port, House::kCode);
    pieces.socket().send(frame(0x01, std::string(40'000, 'x')));
    pieces.socket().send(frame(0x80, std::string(40'000, 'x')));
    QCOMPARE(pieces.receive().kind == 1, !isLimited);
    if (isLimited) QVERIFY(open.hasRefused(Refusal::MessageTooLong, 2));
}

void LimitsTest::whoSendsSlowlyIsCut_data() {
    QTest::addColumn<bool>("isLimited");
    QTest::addColumn<QByteArray>("text");
    for (const bool isLimited : {true, false}) {
        const auto row = [&](const char* name) -> QTestData& {
            return QTest::addRow("%s, %s", name, isLimited ? "with the limit" : "without") << isLimited;
        };
        row("nothing at all") << QByteArray();
        row("a header, letter by letter")
            << QByteArray("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ") + QByteArray(500, 'x');
        row("a body, letter by letter")
            << QByteArray("POST /join HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 60000\r\n\r\n") +
                   QByteArray(500, 'x');
    }
}

void LimitsTest::whoSendsSlowlyIsCut() {
    QFETCH(bool, isLimited);
    QFETCH(QByteArray, text);
    Limits limits;
    if (isLimited) limits.request = kShort;
    OpenDoor open(limits);
    Socket socket(open.port);
    const auto begin = std::chrono::steady_clock::now();
    for (const auto letter : text) {
        if (std::chrono::steady_clock::now() - begin > 3 * kShort) break;
        if (!socket.send(std::string(1, letter))) break;
        std::this_thread::sleep_for(5ms);
    }
    QCOMPARE(socket.isEnded(isLimited ? 5000ms : 2 * kShort), isLimited);
    if (isLimited) QVERIFY(open.hasRefused(Refusal::SlowRequest));
}

void LimitsTest::aMessageThatNeverEndsIsCut_data() {
    QTest::addColumn<bool>("isLimited");
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<QByteArray>("further");
    for (const bool isLimited : {true, false}) {
        const auto* kind = isLimited ? "with the limit" : "without";
        QTest::addRow("one piece after the other, %s", kind)
            << isLimited << QByteArray::fromStdString(frame(0x01, "a"))
            << QByteArray::fromStdString(frame(0x00, "b"));
        QTest::addRow("half a frame, %s", kind)
            << isLimited << QByteArray::fromStdString(frame(0x81, std::string(500, 'x'))).first(40)
            << QByteArray();
    }
}

void LimitsTest::aMessageThatNeverEndsIsCut() {
    QFETCH(bool, isLimited);
    QFETCH(QByteArray, first);
    QFETCH(QByteArray, further);
    Limits limits;
    if (isLimited) limits.request = kShort;
    OpenDoor open(limits);
    WebSocket socket(open.port, House::kCode);
    QVERIFY(open.house.hasOpened(1));
    socket.socket().send(first.toStdString());
    for (int piece = 0; piece < 60 && socket.socket().send(further.toStdString()); ++piece)
        std::this_thread::sleep_for(10ms);
    QCOMPARE(socket.socket().isEnded(isLimited ? 5000ms : kShort), isLimited);
    if (isLimited) QVERIFY(open.hasRefused(Refusal::SlowMessage));
    QVERIFY(open.house.messages().empty());
}

void LimitsTest::whoDoesNotReadIsCut_data() {
    QTest::addColumn<bool>("isLimited");
    QTest::addColumn<bool>("byHttp");
    QTest::newRow("by WebSocket, with the limit") << true << false;
    QTest::newRow("by WebSocket, without") << false << false;
    QTest::newRow("over HTTP, with the limit") << true << true;
    QTest::newRow("over HTTP, without") << false << true;
}

void LimitsTest::whoDoesNotReadIsCut() {
    QFETCH(bool, isLimited);
    QFETCH(bool, byHttp);
    Limits limits;
    limits.unread = isLimited ? 1'000'000 : 100'000'000;
    OpenDoor open(limits);
    std::optional<WebSocket> socket;
    if (byHttp)
        ask(open.port, "POST /join", bearer(House::kCode));
    else
        socket.emplace(open.port, House::kCode);
    QVERIFY(open.house.hasOpened(1));
    // The system's own buffers of a socket are not counted.
    for (int text = 0; text < 200; ++text)
        open.door.send(open.house.opened().front(), std::string(100'000, 'x'));
    if (isLimited) {
        QVERIFY(open.house.hasClosed(1));
        QCOMPARE(open.house.closed().front().second, std::string("does not read"));
        QCOMPARE(open.refused(Refusal::SlowReader), std::uint64_t{1});
    } else {
        std::this_thread::sleep_for(kShort);
        QVERIFY(open.house.closed().empty());
    }
}

void LimitsTest::whoSendsIsToldOfAnEndLater_data() {
    QTest::addColumn<bool>("byHttp");
    QTest::newRow("by WebSocket") << false;
    QTest::newRow("over HTTP") << true;
}

// A handler may be going through its connections while it sends.
void LimitsTest::whoSendsIsToldOfAnEndLater() {
    QFETCH(bool, byHttp);
    Limits limits;
    limits.unread = 1'000'000;
    OpenDoor open(limits);
    open.house.longTexts = 200;
    std::optional<WebSocket> socket;
    if (byHttp) {
        const auto token = ask(open.port, "POST /join", bearer(House::kCode)).body;
        ask(open.port, "POST /offers", bearer(token), "hello");
    } else {
        socket.emplace(open.port, House::kCode);
        socket->send("hello");
    }
    QVERIFY(open.house.hasClosed(1));
    QCOMPARE(open.house.closed().front().second, std::string("does not read"));
    QVERIFY(!open.house.isClosedWhileSending);
}

void LimitsTest::allThatWaitsIsBounded_data() {
    withAndWithout();
}
void LimitsTest::allThatWaitsIsBounded() {
    QFETCH(bool, isLimited);
    Limits limits;
    if (isLimited) limits.allUnread = 1'000'000;
    OpenDoor open(limits);
    for (int guest = 0; guest < 10; ++guest) ask(open.port, "POST /join", bearer(House::kCode));
    for (int text = 0; text < 3; ++text)
        for (const auto id : open.house.opened()) open.door.send(id, std::string(100'000, 'x'));
    if (isLimited)
        QVERIFY(open.hasRefused(Refusal::SlowReader));
    else
        QCOMPARE(open.refused(Refusal::SlowReader), std::uint64_t{0});
    // Connections that have ended make room.
    open.door.close();
    QVERIFY(!open.door.open({"127.0.0.1", 0, {}, {}}));
}

void LimitsTest::whoTakesNothingIsCut_data() {
    QTest::addColumn<bool>("isLimited");
    QTest::addColumn<bool>("byHttp");
    QTest::newRow("by WebSocket, with the limit") << true << false;
    QTest::newRow("by WebSocket, without") << false << false;
    QTest::newRow("over HTTP, with the limit") << true << true;
    QTest::newRow("over HTTP, without") << false << true;
}

// One text that is longer than what the system holds for a socket.
void LimitsTest::whoTakesNothingIsCut() {
    QFETCH(bool, isLimited);
    QFETCH(bool, byHttp);
    constexpr std::size_t kLong = 20'000'000;
    Limits limits;
    if (isLimited) limits.write = byHttp ? 100ms : 1ms;
    OpenDoor open(limits);
    std::optional<WebSocket> socket;
    Http http(open.port);
    if (byHttp) {
        const auto token = http.ask("POST /join", bearer(House::kCode)).body;
        http.socket().send(http.request("GET /acts?after=0", bearer(token)));
    } else {
        socket.emplace(open.port, House::kCode);
    }
    QVERIFY(open.house.hasOpened(1));
    open.door.send(open.house.opened().front(), std::string(kLong, 'x'));
    if (isLimited)
        QVERIFY(open.hasRefused(Refusal::SlowReader));
    else
        std::this_thread::sleep_for(2 * kShort);
    QCOMPARE(open.refused(Refusal::SlowReader), std::uint64_t(isLimited ? 1 : 0));
    // Who takes it at last has all of it.
    if (!isLimited) QCOMPARE(byHttp ? http.reply().body.size() - 1 : socket->receive().text.size(), kLong);
}

void LimitsTest::aTableHasSoManyConnections_data() {
    withAndWithout();
}
void LimitsTest::aTableHasSoManyConnections() {
    QFETCH(bool, isLimited);
    Limits limits;
    if (isLimited) limits.connections = 3;
    OpenDoor open(limits);
    std::deque<WebSocket> sockets;
    for (int guest = 0; guest < 3; ++guest) sockets.emplace_back(open.port, House::kCode);
    for (const auto& socket : sockets) QVERIFY(socket.isOpen());
    QCOMPARE(WebSocket(open.port, House::kCode).status(), isLimited ? 503 : 101);
    QCOMPARE(ask(open.port, "POST /join", bearer(House::kCode)).status, isLimited ? 503 : 200);
    QCOMPARE(open.refused(Refusal::TableFull), std::uint64_t(isLimited ? 2 : 0));
    // The other table has places of its own, and one that leaves makes room.
    QCOMPARE(WebSocket(open.port, "SECOND").status(), 101);
    sockets.pop_back();
    QTRY_COMPARE(WebSocket(open.port, House::kCode).status(), 101);
}

void LimitsTest::aDoorHasSoManySockets_data() {
    QTest::addColumn<bool>("isLimited");
    QTest::addColumn<bool>("isOfOneAddress");
    QTest::newRow("of all, with the limit") << true << false;
    QTest::newRow("of all, without") << false << false;
    QTest::newRow("of one address, with the limit") << true << true;
    QTest::newRow("of one address, without") << false << true;
}

void LimitsTest::aDoorHasSoManySockets() {
    QFETCH(bool, isLimited);
    QFETCH(bool, isOfOneAddress);
    Limits limits;
    if (isLimited) (isOfOneAddress ? limits.socketsFromOneAddress : limits.sockets) = 5;
    OpenDoor open(limits);
    std::deque<Socket> sockets;
    for (int socket = 0; socket < 10; ++socket) sockets.emplace_back(open.port);
    const auto why = isOfOneAddress ? Refusal::TooManyFromOneAddress : Refusal::TooManySockets;
    if (isLimited) {
        QVERIFY(open.hasRefused(why, 5));
        QVERIFY(sockets.back().isEnded());
    } else {
        QVERIFY(!sockets.back().isEnded(kShort));
    }
    QCOMPARE(open.refused(why), std::uint64_t(isLimited ? 5 : 0));
    sockets.clear();
    QTRY_COMPARE(ask(open.port, "GET /").status, 200);
}

void LimitsTest::devicesOfTwoTablesHaveTheirOwnPaces() {
    Limits limits;
    limits.messagesAtOnce = 4;
    limits.messagesPerSecond = 2;
    OpenDoor open(limits);
    WebSocket one(open.port, House::kDeviceKey);
    WebSocket other(open.port, House::kOtherDeviceKey);
    for (int message = 0; message < 10; ++message) one.send("of the first table");
    QVERIFY(open.house.hasMessages(4));
    const auto begin = std::chrono::steady_clock::now();
    other.send("of the second table");
    QVERIFY(open.house.hasMessages(5));
    QVERIFY(std::chrono::steady_clock::now() - begin < 400ms);
    QCOMPARE(open.house.messages().back().second, std::string("of the second table"));
}

void LimitsTest::messagesComeAtAPace_data() {
    QTest::addColumn<bool>("isLimited");
    QTest::addColumn<bool>("byHttp");
    QTest::newRow("by WebSocket, with the limit") << true << false;
    QTest::newRow("by WebSocket, without") << false << false;
    QTest::newRow("over HTTP, with the limit") << true << true;
    QTest::newRow("over HTTP, without") << false << true;
}

// Nothing is lost: what is too much is read later. A device has one pace, however many connections it has.
void LimitsTest::messagesComeAtAPace() {
    QFETCH(bool, isLimited);
    QFETCH(bool, byHttp);
    Limits limits;
    limits.messagesAtOnce = 4;
    limits.messagesPerSecond = isLimited ? 20 : 100'000;
    OpenDoor open(limits);
    WebSocket one(open.port, House::kDeviceKey);
    WebSocket two(open.port, House::kDeviceKey);
    const auto token = ask(open.port, "POST /join", bearer(House::kDeviceKey)).body;
    QVERIFY(open.house.hasOpened(3));
    const auto begin = std::chrono::steady_clock::now();
    if (byHttp) {
        QCOMPARE(
            ask(open.port, "POST /offers", bearer(token), "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n").status,
            204);
    } else {
        for (int message = 0; message < 6; ++message) {
            one.send(std::to_string(message));
            two.send(std::to_string(message));
        }
    }
    QVERIFY(open.house.hasMessages(12));
    const auto took = std::chrono::steady_clock::now() - begin;
    // Four at once, and the other eight at 20 a second.
    if (isLimited) QVERIFY(took > 350ms);
    if (!isLimited) QVERIFY(took < 350ms);
    QCOMPARE(open.house.messages().size(), std::size_t{12});
}

void LimitsTest::farTooManyMessagesAreRefused() {
    Limits limits;
    limits.request = 300ms;
    limits.messagesAtOnce = 4;
    OpenDoor open(limits);
    const auto token = ask(open.port, "POST /join", bearer(House::kCode)).body;
    std::string lines;
    for (int line = 0; line < 30'000; ++line) lines += "\n";
    QCOMPARE(ask(open.port, "POST /offers", bearer(token), lines).status, 429);
    QCOMPARE(open.refused(Refusal::TooManyMessages), std::uint64_t{1});
    QVERIFY(open.house.messages().empty());
}

void LimitsTest::pingsAreCounted_data() {
    withAndWithout();
}
void LimitsTest::pingsAreCounted() {
    QFETCH(bool, isLimited);
    Limits limits;
    if (!isLimited) limits.controlFramesPerSecond = 100'000;
    OpenDoor open(limits);
    WebSocket socket(open.port, House::kCode);
    QVERIFY(open.house.hasOpened(1));
    for (int ping = 0; ping < 20; ++ping) socket.socket().send(frame(0x89, "a"));
    QCOMPARE(socket.receive().kind, 10);
    for (int ping = 0; ping < 200 && socket.socket().send(frame(0x89, "a")); ++ping) continue;
    QCOMPARE(socket.socket().isEnded(isLimited ? 5000ms : kShort), isLimited);
    QCOMPARE(open.refused(Refusal::TooManyControlFrames), std::uint64_t(isLimited ? 1 : 0));
}

void LimitsTest::bytesComeAtAPace_data() {
    withAndWithout();
}
void LimitsTest::bytesComeAtAPace() {
    QFETCH(bool, isLimited);
    Limits limits;
    limits.messagesAtOnce = 1000;
    limits.bytesPerSecond = isLimited ? 50'000 : 100'000'000;
    OpenDoor open(limits);
    WebSocket socket(open.port, House::kCode);
    const auto begin = std::chrono::steady_clock::now();
    for (int message = 0; message < 3; ++message) socket.send(std::string(50'000, 'x'));
    QVERIFY(open.house.hasMessages(3));
    QCOMPARE(std::chrono::steady_clock::now() - begin > 900ms, isLimited);
}

void LimitsTest::whoIsSilentIsGone_data() {
    QTest::addColumn<bool>("isLimited");
    QTest::addColumn<bool>("byHttp");
    QTest::newRow("by WebSocket, with the limit") << true << false;
    QTest::newRow("by WebSocket, without") << false << false;
    QTest::newRow("over HTTP, with the limit") << true << true;
    QTest::newRow("over HTTP, without") << false << true;
}

void LimitsTest::whoIsSilentIsGone() {
    QFETCH(bool, isLimited);
    QFETCH(bool, byHttp);
    Limits limits;
    if (isLimited) limits.idle = limits.silence = kShort;
    OpenDoor open(limits);
    std::optional<WebSocket> socket;
    if (byHttp)
        ask(open.port, "POST /join", bearer(House::kCode));
    else
        socket.emplace(open.port, House::kCode);
    QVERIFY(open.house.hasOpened(1));
    if (isLimited) {
        QVERIFY(open.house.hasClosed(1));
        QCOMPARE(open.house.closed().front().second, std::string("silent"));
    } else {
        std::this_thread::sleep_for(3 * kShort);
        QVERIFY(open.house.closed().empty());
    }
    QCOMPARE(open.refused(Refusal::Silent), std::uint64_t(isLimited ? 1 : 0));
}

// What it has not read would wait for ever, and others could not be sent anything.
void LimitsTest::whoWasEndedIsForgottenHoweverOftenItAsks() {
    Limits limits;
    limits.silence = kShort;
    OpenDoor open(limits);
    const auto token = ask(open.port, "POST /join", bearer(House::kCode)).body;
    const auto id = open.house.opened().front();
    open.door.send(id, "bye");
    open.door.close(id, "away");
    const auto begin = std::chrono::steady_clock::now();
    const auto ended = [&] { return ask(open.port, "GET /acts?after=0", bearer(token)).status == 410; };
    while (!ended() && std::chrono::steady_clock::now() - begin < 10 * kShort)
        std::this_thread::sleep_for(kShort / 10);
    QVERIFY(std::chrono::steady_clock::now() - begin < 5 * kShort);
}

void LimitsTest::badFramesEndAConnection_data() {
    QTest::addColumn<QByteArray>("bytes");
    const auto row = [](const char* name, const std::string& bytes) {
        QTest::newRow(name) << QByteArray::fromStdString(bytes);
    };
    row("binary", frame(0x82, "a"));
    row("no UTF-8", frame(0x81, "\xff\xfe"));
    row("half a letter", frame(0x81, "\xc3"));
    row("a letter in too many bytes", frame(0x81, "\xc0\xaf"));
    row("half of a pair", frame(0x81, "\xed\xa0\x80"));
    row("no UTF-8 in a later piece", frame(0x01, "\xc3") + frame(0x80, "("));
    row("without a mask", std::string("\x81\x01x", 3));
    row("a reserved bit", frame(0xc1, "a"));
    row("a reserved kind", frame(0x83, "a"));
    row("a piece of nothing", frame(0x80, "a"));
    row("two beginnings", frame(0x01, "a") + frame(0x01, "b"));
    row("a long ping", frame(0x89, std::string(126, 'x')));
    row("a ping in pieces", frame(0x09, "a"));
    row("a length of all bits", std::string("\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff\x12\x34\x56\x78", 14));
    row("a length in too many bytes", std::string("\x81\xfe\x00\x01\x12\x34\x56\x78x", 9));
    row("a close of one byte", frame(0x88, "a"));
}

void LimitsTest::badFramesEndAConnection() {
    QFETCH(QByteArray, bytes);
    OpenDoor open;
    WebSocket good(open.port, House::kCode);
    WebSocket socket(open.port, House::kCode);
    QVERIFY(open.house.hasOpened(2));
    socket.socket().send(bytes.toStdString());
    QVERIFY(open.house.hasClosed(1));
    QVERIFY(socket.socket().isEnded());
    QVERIFY(open.house.messages().empty());
    QCOMPARE(open.refused(Refusal::BadFrame) + open.refused(Refusal::MessageTooLong), std::uint64_t{1});
    good.send("one");
    QVERIFY(open.house.hasMessages(1));
}

void LimitsTest::badRequestsAreRefused_data() {
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char* name, const QByteArray& text) { QTest::newRow(name) << text; };
    const QByteArray host = "Host: 127.0.0.1\r\n";
    row("no HTTP", "hello\r\n\r\n");
    row("TLS", whole("\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03 some more bytes of it\r\n\r\n"));
    row("another version", "GET / HTTP/3.7\r\n" + host + "\r\n");
    row("a header without a colon", "GET / HTTP/1.1\r\n" + host + "X\r\n\r\n");
    row("a NUL in a header", whole("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: a\0b\r\n\r\n"));
    row("no host", "GET / HTTP/1.1\r\n\r\n");
    row("two hosts", "GET / HTTP/1.1\r\n" + host + host + "\r\n");
    row("two lengths", "POST /join HTTP/1.1\r\n" + host + "Content-Length: 1\r\nContent-Length: 2\r\n\r\nab");
    row("a length below nothing", "POST /join HTTP/1.1\r\n" + host + "Content-Length: -1\r\n\r\n");
    row("in chunks",
        "POST /join HTTP/1.1\r\n" + host + "Transfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\n\r\n");
    row("in chunks and with a length",
        "POST /join HTTP/1.1\r\n" + host +
            "Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n");
    row("a body where none is", "GET / HTTP/1.1\r\n" + host + "Content-Length: 1\r\n\r\na");
    row("frames before the answer",
        "GET /join HTTP/1.1\r\n" + host +
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nAuthorization: Bearer ABCDEF\r\n\r\nmore");
}

void LimitsTest::badRequestsAreRefused() {
    QFETCH(QByteArray, text);
    OpenDoor open;
    Http http(open.port);
    http.socket().send(text.toStdString());
    QCOMPARE(http.reply().status, 400);
    QVERIFY(http.socket().isEnded());
    QCOMPARE(open.refused(Refusal::BadRequest), std::uint64_t{1});
    QCOMPARE(open.door.refusals().all(), std::uint64_t{1});
    QVERIFY(open.house.opened().empty());
}

void LimitsTest::aBodyNobodyReadIsNoRequest_data() {
    QTest::addColumn<QByteArray>("what");
    for (const auto* what : {"POST /text", "POST /none", "POST /acts", "POST /view"})
        QTest::newRow(what) << QByteArray(what);
}

// A proxy in front of the door would take its answer for that to somebody else's request.
void LimitsTest::aBodyNobodyReadIsNoRequest() {
    QFETCH(QByteArray, what);
    OpenDoor open;
    Http http(open.port);
    const auto reply = http.ask(what.toStdString(), {}, http.request("GET /text.js"));
    QVERIFY(reply.status == 404 || reply.status == 405);
    QCOMPARE(reply.header("Connection"), std::string("close"));
    QCOMPARE(http.reply().status, 0);
    QVERIFY(!http.socket().isConnected());
}

void LimitsTest::otherHostsAndPagesAreRefused_data() {
    QTest::addColumn<QByteArray>("headers");
    QTest::addColumn<int>("status");
    const auto row = [](const char* name, const char* headers, int status) {
        QTest::newRow(name) << QByteArray(headers) << status;
    };
    row("an address", "Host: 192.168.0.7:8017\r\n", 200);
    row("an IPv6 address", "Host: [fd00::1]:8017\r\n", 200);
    row("this device", "Host: localhost\r\n", 200);
    row("a name led here", "Host: evil.example:8017\r\n", 421);
    row("a name like an address", "Host: 127.0.0.1.evil.example\r\n", 421);
    row("a name with a name of ours", "Host: localhost.evil.example\r\n", 421);
    row("an empty name", "Host: \r\n", 421);
    row("with somebody's name", "Host: localhost@evil.example\r\n", 421);
    row("the same page", "Host: 127.0.0.1:80\r\nOrigin: http://127.0.0.1:80\r\n", 200);
    row("the same page behind TLS", "Host: localhost\r\nOrigin: https://localhost\r\n", 200);
    row("another page", "Host: 127.0.0.1\r\nOrigin: http://evil.example\r\n", 403);
    row("another port", "Host: 127.0.0.1:80\r\nOrigin: http://127.0.0.1:81\r\n", 403);
    row("no page", "Host: 127.0.0.1\r\nOrigin: null\r\n", 403);
    row("another scheme", "Host: 127.0.0.1\r\nOrigin: file://127.0.0.1\r\n", 403);
}

void LimitsTest::otherHostsAndPagesAreRefused() {
    QFETCH(QByteArray, headers);
    QFETCH(int, status);
    OpenDoor open;
    QCOMPARE(ask(open.port, "GET /", headers.toStdString()).status, status);
    const auto joined = ask(open.port, "POST /join", headers.toStdString() + bearer(House::kCode)).status;
    QCOMPARE(joined, status);
    QCOMPARE(WebSocket(open.port, House::kCode, headers.toStdString()).status(),
             status == 200 ? 101 : status);
    QCOMPARE(open.house.asked() == 0, status != 200);
}

QTEST_GUILESS_MAIN(LimitsTest)
#include "limits_test.moc"
