#include "client.h"
#include "house.h"
#include "tests/amount.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <array>
#include <atomic>
#include <deque>
#include <optional>
#include <random>
#include <thread>

#include <unistd.h>

using namespace tests;
using reach::door::Limits;
using reach::door::Refusal;

/// Floods of nonsense, while one guest plays on; and how long a message takes in peace.
class HostileTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void aMessageComesSoon_data();
    void aMessageComesSoon();
    void floodsOfConnectionsLeaveTheGuestsAlone();
    void nonsenseIsRefusedAndCounted();
};

namespace {

using Milliseconds = std::chrono::duration<double, std::milli>;

struct Times {
    double median = 0;
    double most = 0;  ///< of 95 %
};

Times timesOf(std::vector<double> all) {
    std::sort(all.begin(), all.end());
    return all.empty() ? Times{} : Times{all[all.size() / 2], all[all.size() * 95 / 100]};
}

/// Megabytes of this process that are in memory. The address sanitizer keeps what is freed, so that nothing
/// can be said there.
double memory() {
    if (amount::kSanitized) return 0;
    QFile file("/proc/self/statm");
    if (!file.open(QIODevice::ReadOnly)) return 0;
    return file.readAll().split(' ').value(1).toDouble() * static_cast<double>(::sysconf(_SC_PAGESIZE)) / 1e6;
}

/// Sends a message and waits for it to come back.
double roundOf(WebSocket& socket) {
    const auto begin = std::chrono::steady_clock::now();
    if (!socket.send("a message of the length that an entry has, or a little longer") ||
        socket.receive(20s).kind != 1)
        return 1e9;
    return Milliseconds(std::chrono::steady_clock::now() - begin).count();
}

/// A guest who plays on, and measures.
class Player {
  public:
    explicit Player(std::uint16_t port) : socket_(port, House::kDeviceKey) {
        thread_ = std::thread([this] {
            while (!isOver_) {
                times_.push_back(roundOf(socket_));
                std::this_thread::sleep_for(20ms);
            }
        });
    }
    Times finish() {
        isOver_ = true;
        thread_.join();
        return timesOf(times_);
    }

  private:
    WebSocket socket_;
    std::vector<double> times_;
    std::atomic<bool> isOver_ = false;
    std::thread thread_;
};

Limits generous() {
    Limits limits;
    limits.messagesPerSecond = 1'000'000;
    limits.messagesAtOnce = 1'000'000;
    return limits;
}

using Chance = std::mt19937;

std::size_t below(Chance& chance, std::size_t end) {
    return std::uniform_int_distribution<std::size_t>(0, end - 1)(chance);
}

std::string someBytes(Chance& chance, std::size_t most) {
    std::string bytes(below(chance, most + 1), '\0');
    for (auto& byte : bytes) byte = static_cast<char>(below(chance, 256));
    return bytes;
}

/// Changes a text here and there.
std::string spoiled(Chance& chance, std::string text) {
    for (auto changes = below(chance, 4); changes > 0 && !text.empty(); --changes) {
        const auto at = below(chance, text.size());
        switch (below(chance, 4)) {
            case 0: text[at] = static_cast<char>(below(chance, 256)); break;
            case 1: text.erase(at, below(chance, 8)); break;
            case 2: text.insert(at, someBytes(chance, 8)); break;
            default: text.resize(at); break;
        }
    }
    return text;
}

std::string someRequest(Chance& chance, std::uint16_t port) {
    static constexpr std::array kWhat{
        "GET /",        "GET /text",    "GET /acts?after=0", "GET /view?name=en",
        "POST /join",   "POST /offers", "POST /leave",       "GET /../../secret",
        "GET /%2e%2e/", "PUT /",        "OPTIONS /offers",   "GET /acts?after=9",
        "HEAD /",       "CONNECT /",    "GET /join"};
    static constexpr std::array kHeaders{
        "",
        "Authorization: Bearer WRONG1\r\n",
        "Authorization: Bearer 0123456789abcdef0123456789abcdee\r\n",
        "Host: evil.example\r\n",
        "Origin: http://evil.example\r\n",
        "Transfer-Encoding: chunked\r\n",
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n",
        "Expect: 100-continue\r\n",
        "Content-Length: 18446744073709551615\r\n"};
    const Http http(port);
    auto text = http.request(kWhat[below(chance, kWhat.size())], kHeaders[below(chance, kHeaders.size())],
                             below(chance, 3) == 0 ? someBytes(chance, 200) : std::string());
    return below(chance, 4) == 0 ? someBytes(chance, 300) : spoiled(chance, std::move(text));
}

std::string someFrames(Chance& chance) {
    static constexpr std::array kFirst{0x81, 0x01, 0x00, 0x80, 0x82, 0x88, 0x89, 0x8a, 0xc1, 0x83};
    std::string bytes;
    for (auto count = 1 + below(chance, 3); count > 0; --count)
        bytes += frame(kFirst[below(chance, kFirst.size())], someBytes(chance, 200));
    return spoiled(chance, std::move(bytes));
}

}  // namespace

void HostileTest::aMessageComesSoon_data() {
    QTest::addColumn<bool>("byHttp");
    QTest::newRow("by WebSocket") << false;
    QTest::newRow("over HTTP") << true;
}

// From here to there and back, so both ways together.
void HostileTest::aMessageComesSoon() {
    QFETCH(bool, byHttp);
    OpenDoor open(generous());
    open.house.echoes = true;
    std::vector<double> times;
    if (!byHttp) {
        WebSocket socket(open.port, House::kCode);
        for (int round = 0; round < 300; ++round) times.push_back(roundOf(socket));
    } else {
        Http here(open.port);
        Http there(open.port);
        const auto token = here.ask("POST /join", bearer(House::kCode)).body;
        for (int round = 0; round < 300; ++round) {
            const auto begin = std::chrono::steady_clock::now();
            there.socket().send(there.request("GET /acts?after=" + std::to_string(round), bearer(token)));
            QCOMPARE(here.ask("POST /offers", bearer(token),
                              "a message of the length that an entry has, or a little longer")
                         .status,
                     204);
            QCOMPARE(there.reply().status, 200);
            times.push_back(Milliseconds(std::chrono::steady_clock::now() - begin).count());
        }
    }
    const auto measured = timesOf(times);
    qInfo("there and back: median %.2f ms, 95 %% within %.2f ms", measured.median, measured.most);
    QVERIFY(measured.median < 40);
    QVERIFY(measured.most < (byHttp ? 400 : 100));
}

void HostileTest::floodsOfConnectionsLeaveTheGuestsAlone() {
    Limits limits = generous();
    limits.request = 2s;
    OpenDoor open(limits);
    open.house.echoes = true;
    Player player(open.port);
    QVERIFY(open.house.hasOpened(1));
    const auto before = memory();
    // More than the door lets in, under a sanitizer, too.
    const int all = amount::isLong() ? 10'000 : 300;
    std::deque<Socket> held;
    double most = before;
    for (int count = 0; count < all; ++count) {
        held.emplace_back(open.port);
        // Some say a little, others nothing.
        if (count % 3 == 0) held.back().send("GET / HTTP/1.1\r\nHost: ");
        if (held.size() > 200) held.pop_front();
        if (count % 50 == 0) most = std::max(most, memory());
    }
    const auto times = player.finish();
    qInfo(
        "%d connections: 95 %% of the guest's messages there and back within %.1f ms, memory grew by %.1f MB",
        all, times.most, most - before);
    QVERIFY(times.most < 500);
    QVERIFY(most - before < 40);
    QTRY_VERIFY(open.refused(Refusal::TooManyFromOneAddress) + open.refused(Refusal::TooManySockets) > 100);
    held.clear();
    QTRY_COMPARE(ask(open.port, "GET /").status, 200);
}

void HostileTest::nonsenseIsRefusedAndCounted() {
    Limits limits = generous();
    limits.request = 1s;
    OpenDoor open(limits);
    open.house.echoes = true;
    Player player(open.port);
    QVERIFY(open.house.hasOpened(1));
    const auto before = memory();
    double most = before;
    const int all = amount::of(2'000, 200'000);
    const auto seed = amount::seed(20);
    Chance chance(seed);
    // By the key of a device: after wrong codes a right one has to wait.
    std::optional<WebSocket> socket;
    std::optional<Http> http;
    for (int message = 0; message < all; ++message) {
        if (message % 2 == 0) {
            if (!socket || !socket->socket().isConnected()) socket.emplace(open.port, House::kDeviceKey);
            if (!socket->socket().send(someFrames(chance), 100ms))
                socket.reset();
            else if (below(chance, 3) == 0 || socket->closeCode(0ms) >= 0)
                socket.reset();
        } else {
            http.emplace(open.port);
            http->socket().send(someRequest(chance, open.port));
            if (below(chance, 2) == 0) http->reply(20ms);
        }
        if (message % 100 == 0) most = std::max(most, memory());
    }
    const auto times = player.finish();
    qInfo(
        "%d hostile messages by the seed %u, %llu refused: 95 %% of the guest's messages there and back "
        "within %.1f ms, "
        "memory grew by %.1f MB",
        all, seed, static_cast<unsigned long long>(open.door.refusals().all()), times.most, most - before);
    for (std::size_t why = 0; why < reach::door::kRefusals; ++why)
        if (const auto count = open.refused(static_cast<Refusal>(why)))
            qInfo("  %s: %llu", reach::door::name(static_cast<Refusal>(why)).data(),
                  static_cast<unsigned long long>(count));
    QVERIFY(times.most < 500);
    QVERIFY(most - before < 60);
    QVERIFY(open.door.refusals().all() > static_cast<std::uint64_t>(all) / 4);
    socket.reset();
    http.reset();
    QTRY_COMPARE(ask(open.port, "GET /").status, 200);
}

QTEST_GUILESS_MAIN(HostileTest)
#include "hostile_test.moc"
