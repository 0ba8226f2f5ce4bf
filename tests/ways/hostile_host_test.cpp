#include "app/device/ways.h"
#include "app/guest/guest.h"

#include <QCryptographicHash>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QRegularExpression>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>
#include <QTimer>

#include <functional>

using namespace reach;

/// A desktop's two ways to a host that means harm, or is none.
class HostileHostTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void aSocketThatSaysNonsenseIsClosed_data();
    void aSocketThatSaysNonsenseIsClosed();
    void requestsAnsweredWithNonsenseAreClosed_data();
    void requestsAnsweredWithNonsenseAreClosed();
    void refusalsAreToldAsAGoodBye_data();
    void refusalsAreToldAsAGoodBye();
    void aFloodLeavesTimeForOthers_data();
    void aFloodLeavesTimeForOthers();
    void nothingNewAtOnceIsNotAskedForAtOnce();
    void aKeyIsNoHeader();
    void aGuestSurvivesNonsense_data();
    void aGuestSurvivesNonsense();
};

namespace {

/// A server on the loopback that answers as the test says.
class Server : public QTcpServer {
  public:
    using Answer = std::function<QByteArray(const QByteArray& request)>;

    explicit Server(Answer answer) : answer_(std::move(answer)) {
        listen(QHostAddress::LocalHost);
        connect(this, &QTcpServer::newConnection, this, [this] {
            while (QTcpSocket* socket = nextPendingConnection()) {
                ++sockets;
                connect(socket, &QTcpSocket::readyRead, this, [this, socket] { read(socket); });
                connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
            }
        });
    }
    std::string origin() const { return "http://127.0.0.1:" + std::to_string(serverPort()); }

    bool hangsUp = false;  ///< after an answer
    int sockets = 0;
    QByteArrayList requests;
    std::function<void(QTcpSocket*)> afterwards;

  private:
    void read(QTcpSocket* socket) {
        const QByteArray bytes = socket->readAll();
        if (!bytes.contains("\r\n\r\n") || !bytes.contains("HTTP/1.1")) return;
        requests += bytes;
        socket->write(answer_(bytes));
        if (afterwards) afterwards(socket);
        if (hangsUp) socket->disconnectFromHost();
    }

    Answer answer_;
};

QByteArray handshake(const QByteArray& request) {
    const auto key =
        QRegularExpression("Sec-WebSocket-Key: (\\S+)").match(QString::fromLatin1(request)).captured(1);
    const QByteArray hash = QCryptographicHash::hash(key.toLatin1() + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11",
                                                     QCryptographicHash::Sha1);
    return "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
           "Sec-WebSocket-Accept: " +
           hash.toBase64() + "\r\n\r\n";
}

QByteArray frame(int first, const QByteArray& text) {
    QByteArray bytes(1, static_cast<char>(first));
    const auto size = static_cast<quint64>(text.size());
    if (size < 126) {
        bytes += static_cast<char>(size);
    } else {
        bytes += 127;
        for (int shift = 56; shift >= 0; shift -= 8) bytes += static_cast<char>(size >> shift);
    }
    return bytes + text;
}

QByteArray reply(const QByteArray& status, const QByteArray& body, const QByteArray& headers = {}) {
    return "HTTP/1.1 " + status + "\r\n" + headers + "Content-Length: " + QByteArray::number(body.size()) +
           "\r\n\r\n" + body;
}

const QByteArray kToken(32, 'a');

/// What a transport has told.
struct Told {
    explicit Told(Transport& way) {
        way.opened = [this] { ++opened; };
        way.closed = [this] { ++closed; };
        way.heard = [this](const std::string& frame) { heard += QByteArray::fromStdString(frame); };
    }
    int opened = 0;
    int closed = 0;
    QByteArrayList heard;
};

}  // namespace

void HostileHostTest::aSocketThatSaysNonsenseIsClosed_data() {
    QTest::addColumn<QByteArray>("hands");  // empty: a good handshake
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("hangsUp");
    const QByteArray good;
    const QByteArray long_(70'000, 'a');
    QTest::newRow("too long a message") << good << frame(0x81, long_) << false;
    QTest::newRow("a length of 2^63") << good << QByteArray("\x81\x7f\x80\0\0\0\0\0\0\0", 10) << false;
    QTest::newRow("too long in pieces")
        << good << frame(0x01, long_.left(40'000)) + frame(0x80, long_.left(40'000)) << false;
    QTest::newRow("no UTF-8") << good << frame(0x81, "\xff\xfe") << false;
    QTest::newRow("binary") << good << frame(0x82, "{}") << false;
    QTest::newRow("masked") << good << QByteArray("\x81\x82\1\2\3\4zz", 8) << false;
    QTest::newRow("reserved bits") << good << frame(0xf1, "{}") << false;
    QTest::newRow("a long ping") << good << frame(0x89, QByteArray(1'000, 'p')) << false;
    QTest::newRow("a continuation of nothing") << good << frame(0x80, "{}") << false;
    QTest::newRow("half a frame") << good << frame(0x81, "{\"kind\":\"pong\"}").left(6) << true;
    QTest::newRow("closed at once") << good << frame(0x88, "") << false;
    QTest::newRow("another protocol") << QByteArray("SSH-2.0-OpenSSH_9.2\r\n") << QByteArray() << false;
    QTest::newRow("no upgrade") << reply("200 OK", "<html>") << QByteArray() << false;
    QTest::newRow("a wrong accept")
        << QByteArray(
               "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
               "Sec-WebSocket-Accept: AAAA\r\n\r\n")
        << QByteArray() << false;
    QTest::newRow("an endless header")
        << "HTTP/1.1 101 Switching Protocols\r\nA: " + QByteArray(200'000, 'a') << QByteArray() << false;
    QTest::newRow("half an answer") << QByteArray("HTTP/1.1 101 Sw") << QByteArray() << true;
    QTest::newRow("silence") << QByteArray("\r") << QByteArray() << false;
}

void HostileHostTest::aSocketThatSaysNonsenseIsClosed() {
    QFETCH(const QByteArray, hands);
    QFETCH(const QByteArray, bytes);
    QFETCH(const bool, hangsUp);
    Server server(
        [&](const QByteArray& request) { return (hands.isEmpty() ? handshake(request) : hands) + bytes; });
    server.hangsUp = hangsUp;
    const auto way = device::webSocketTo(server.origin());
    Told told(*way);
    way->open("KMRTVX");
    QTRY_COMPARE_WITH_TIMEOUT(told.closed, 1, 8'000);
    QCOMPARE(told.opened, hands.isEmpty() ? 1 : 0);
    QVERIFY(told.heard.isEmpty());
    QTest::qWait(50);
    QCOMPARE(told.closed, 1);
}

void HostileHostTest::requestsAnsweredWithNonsenseAreClosed_data() {
    QTest::addColumn<QByteArray>("joined");  // empty: a good one
    QTest::addColumn<QByteArray>("news");
    QTest::addColumn<bool>("hangsUp");
    const QByteArray good;
    QTest::newRow("too long a message") << good << reply("200 OK", QByteArray(70'000, 'a') + "\n") << false;
    QTest::newRow("no UTF-8") << good << reply("200 OK", "{\"kind\":\"\xff\"}\n") << false;
    QTest::newRow("nothing") << good << reply("200 OK", "") << false;
    QTest::newRow("too long an answer")
        << good << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 999999999\r\n\r\n{}") << false;
    QTest::newRow("a length below zero")
        << good << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n{}") << false;
    QTest::newRow("endless pieces") << good << "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n" + [] {
        QByteArray all;
        for (int i = 0; i < 200; ++i) all += "10000\r\n" + QByteArray(65'536, 'a') + "\r\n";
        return all;
    }() << false;
    QTest::newRow("half an answer") << good
                                    << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 20\r\n\r\n{\"ki")
                                    << true;
    QTest::newRow("an endless header")
        << good << "HTTP/1.1 200 OK\r\nA: " + QByteArray(100'000, 'a') << false;
    QTest::newRow("gone") << good << reply("410 Gone", "silent") << false;
    QTest::newRow("a fault") << good << reply("500 Internal Server Error", "") << false;
    QTest::newRow("elsewhere") << good << reply("302 Found", "", "Location: http://127.0.0.1:1/\r\n")
                               << false;
    QTest::newRow("a page to log in") << reply("200 OK", "<html>") << QByteArray() << false;
    QTest::newRow("a key with a line break") << reply("200 OK", "aaaa\r\nX: y") << QByteArray() << false;
    QTest::newRow("no key") << reply("200 OK", "") << QByteArray() << false;
    QTest::newRow("another protocol") << QByteArray("SSH-2.0-OpenSSH_9.2\r\n") << QByteArray() << false;
    QTest::newRow("silence") << QByteArray("\r") << QByteArray() << false;
}

void HostileHostTest::requestsAnsweredWithNonsenseAreClosed() {
    QFETCH(const QByteArray, joined);
    QFETCH(const QByteArray, news);
    QFETCH(const bool, hangsUp);
    Server server([&](const QByteArray& request) {
        if (request.startsWith("POST /join")) return joined.isEmpty() ? reply("200 OK", kToken) : joined;
        return request.startsWith("GET /acts") ? news : reply("204 No Content", "");
    });
    server.afterwards = [&](QTcpSocket* socket) {
        if (hangsUp && server.requests.last().startsWith("GET /acts")) socket->disconnectFromHost();
    };
    const auto way = device::requestsTo(server.origin());
    Told told(*way);
    way->open("KMRTVX");
    QTRY_COMPARE_WITH_TIMEOUT(told.closed, 1, 8'000);
    QCOMPARE(told.opened, joined.isEmpty() ? 1 : 0);
    QVERIFY(told.heard.isEmpty());
    QTest::qWait(50);
    QCOMPARE(told.closed, 1);
}

void HostileHostTest::refusalsAreToldAsAGoodBye_data() {
    QTest::addColumn<QByteArray>("status");
    QTest::addColumn<QByteArray>("headers");
    QTest::addColumn<QByteArray>("bye");  // empty: none
    QTest::newRow("no code") << QByteArray("401 Unauthorized") << QByteArray()
                             << QByteArray(R"({"kind":"bye","why":"code"})");
    QTest::newRow("a wrong code") << QByteArray("403 Forbidden") << QByteArray()
                                  << QByteArray(R"({"kind":"bye","why":"code"})");
    QTest::newRow("too many wrong codes")
        << QByteArray("429 Too Many Requests") << QByteArray("Retry-After: 8\r\n")
        << QByteArray(R"({"kind":"bye","why":"wait","wait":8})");
    QTest::newRow("no time is told") << QByteArray("429 Too Many Requests")
                                     << QByteArray("Retry-After: Friday\r\n")
                                     << QByteArray(R"({"kind":"bye","why":"wait","wait":1})");
    QTest::newRow("for ever") << QByteArray("429 Too Many Requests")
                              << QByteArray("Retry-After: 99999999999999999999\r\n")
                              << QByteArray(R"({"kind":"bye","why":"wait","wait":1})");
    QTest::newRow("gone") << QByteArray("410 Gone") << QByteArray()
                          << QByteArray(R"({"kind":"bye","why":"ends"})");
    QTest::newRow("full") << QByteArray("503 Service Unavailable") << QByteArray()
                          << QByteArray(R"({"kind":"bye","why":"full"})");
    QTest::newRow("not here") << QByteArray("404 Not Found") << QByteArray() << QByteArray();
}

void HostileHostTest::refusalsAreToldAsAGoodBye() {
    QFETCH(const QByteArray, status);
    QFETCH(const QByteArray, headers);
    QFETCH(const QByteArray, bye);
    Server server([&](const QByteArray&) { return reply(status, "no\n", headers); });
    for (const auto make : {device::webSocketTo, device::requestsTo}) {
        const auto way = make(server.origin());
        Told told(*way);
        way->open("KMRTVX");
        QTRY_COMPARE(told.closed, 1);
        QCOMPARE(told.opened, 0);
        QCOMPARE(told.heard, bye.isEmpty() ? QByteArrayList() : QByteArrayList{bye});
        QVERIFY(server.requests.last().contains("Authorization: Bearer KMRTVX\r\n"));
    }
}

void HostileHostTest::aFloodLeavesTimeForOthers_data() {
    QTest::addColumn<bool>("overHttp");
    QTest::newRow("WebSocket") << false;
    QTest::newRow("HTTP") << true;
}

/// Frames are read one after the other, as they are heard: what waits does so in the network.
void HostileHostTest::aFloodLeavesTimeForOthers() {
    QFETCH(const bool, overHttp);
    const QByteArray small("{\"kind\":\"pong\"}");
    constexpr int kFrames = 20'000;
    Server server([&](const QByteArray& request) {
        if (request.startsWith("POST /join")) return reply("200 OK", kToken);
        if (request.startsWith("GET /acts")) return reply("200 OK", (small + "\n").repeated(100));
        return handshake(request) + frame(0x81, small).repeated(kFrames);
    });
    const auto way = overHttp ? device::requestsTo(server.origin()) : device::webSocketTo(server.origin());
    int heard = 0;
    // QTRY looks every 10 ms, and hears one message each time.
    QEventLoop loop;
    way->heard = [&](const std::string&) {
        if (++heard == kFrames) loop.quit();
    };
    qint64 longest = 0;
    QElapsedTimer beat;
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&] { longest = std::max(longest, beat.restart()); });
    beat.start();
    timer.start(10);
    way->open("KMRTVX");
    QTimer::singleShot(60'000, &loop, &QEventLoop::quit);
    loop.exec();
    QVERIFY(heard >= kFrames);
    QVERIFY2(longest < 2'000, qPrintable(QString::number(longest)));
    way->close();
    const int before = heard;
    QTest::qWait(50);
    QCOMPARE(heard, before);
}

void HostileHostTest::nothingNewAtOnceIsNotAskedForAtOnce() {
    Server server([&](const QByteArray& request) {
        return request.startsWith("POST /join") ? reply("200 OK", kToken)
                                                : QByteArray("HTTP/1.1 204 No Content\r\n\r\n");
    });
    const auto way = device::requestsTo(server.origin());
    Told told(*way);
    way->open("KMRTVX");
    QTRY_COMPARE(told.opened, 1);
    QTest::qWait(2'500);
    QVERIFY2(server.requests.size() <= 4, qPrintable(QString::number(server.requests.size())));
    QCOMPARE(told.closed, 0);
}

/// What somebody types becomes no line of a request.
void HostileHostTest::aKeyIsNoHeader() {
    Server server([&](const QByteArray&) { return reply("401 Unauthorized", "no\n"); });
    for (const auto make : {device::webSocketTo, device::requestsTo})
        for (const std::string& key :
             {std::string("A\r\nX-Evil: 1"), std::string("A B"), std::string("Ä"), std::string(500, 'a')}) {
            const auto way = make(server.origin());
            Told told(*way);
            way->open(key);
            QTRY_COMPARE(told.closed, 1);
            QVERIFY(!server.requests.last().contains("X-Evil"));
            QVERIFY(!server.requests.last().contains("Authorization"));
        }
}

void HostileHostTest::aGuestSurvivesNonsense_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("no JSON") << QByteArray("{");
    QTest::newRow("deep") << QByteArray(60'000, '[');
    QTest::newRow("a welcome without a hello's answer") << QByteArray(R"({"kind":"welcome","number":-1})");
    QTest::newRow("acts with a gap") << QByteArray(R"({"kind":"acts","first":99,"acts":[]})");
    QTest::newRow("a long wait") << QByteArray(R"({"kind":"bye","why":"wait","wait":9223372036854775807})");
    QTest::newRow("a part of nothing") << QByteArray(R"({"kind":"part","at":7,"of":9,"text":"x"})");
}

/// It is not in touch, and goes on trying.
void HostileHostTest::aGuestSurvivesNonsense() {
    QFETCH(const QByteArray, text);
    Server server([&](const QByteArray& request) {
        if (request.startsWith("POST /join")) return reply("200 OK", kToken);
        if (request.startsWith("GET /acts")) return reply("200 OK", text + "\n");
        if (request.startsWith("POST"))
            return reply("204 No Content", "").replace("Content-Length: 0\r\n", "");
        return handshake(request) + frame(0x81, text);
    });
    const auto socket = device::webSocketTo(server.origin());
    const auto http = device::requestsTo(server.origin());
    Guest guest({"1", "7", "KMRTVX", "Rosa", "red"}, *socket, *http);
    QElapsedTimer clock;
    clock.start();
    while (clock.elapsed() < 1'500) {
        guest.tick(clock.elapsed() + 1);
        QTest::qWait(20);
        QVERIFY(guest.touch() != Guest::Touch::InTouch);
        QVERIFY(guest.acts().empty());
    }
    QVERIFY(server.sockets >= 1 && server.sockets < 40);
}

QTEST_GUILESS_MAIN(HostileHostTest)
#include "hostile_host_test.moc"
