// The way of one act, from the offer of a screen until it comes back among the kept acts, which is the answer
// that screens go by. What a screen does before and after is not counted. It is measured at a host with
// SQLite against a bare commit, and at a host of a club against a bare publish in JetStream. Both of a pair
// run in turns on the same disk. Several tables take turns, so that an act comes every few milliseconds, as
// at a host with a thousand tables.
//   reachkeeper_bench_way [ACTS]
#include "app/session/act_text.h"
#include "tests/bench/bare_store.h"
#include "tests/server/at_host.h"
#include "tests/server/begun.h"
#include "tests/server/nats_club.h"
#include "tests/server/running.h"

#include <QCoreApplication>

#include <nats/nats.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <thread>
#include <vector>

using namespace reach;
using namespace reach::bench;
using namespace reach::tests;
using Clock = std::chrono::steady_clock;

namespace {

/// Before each. A thousand tables with an entry every 5 s have one every 5 ms.
constexpr auto kPause = 5ms;
/// A door reads 20 messages a second of one device.
constexpr int kScreens = 12;

/// Acts and bare commits before the first that counts. As at a host that has run for a while, SQLite's log
/// has its full length then, and is written anew from its start: while it grows, each commit takes longer.
constexpr int kBefore = 1000;

/// Milliseconds of each, in turn.
struct Pair {
    std::vector<double> ours;
    std::vector<double> bare;
};

template <typename Work>
double milliseconds(const Work& work) {
    const auto start = Clock::now();
    work();
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

void tell(const char* what, Pair& pair) {
    std::ranges::sort(pair.ours);
    std::ranges::sort(pair.bare);
    const auto part = [](const std::vector<double>& sorted, std::size_t percent) {
        return sorted[sorted.size() * percent / 100];
    };
    std::printf("%s %.2f ms, 95 %% %.2f; bare %.2f, 95 %% %.2f; ratio of the medians %.2f (hold 1.5)\n", what,
                part(pair.ours, 50), part(pair.ours, 95), part(pair.bare, 50), part(pair.bare, 95),
                part(pair.ours, 50) / part(pair.bare, 50));
    std::fflush(stdout);
}

/// The screens of tables that are begun in a folder.
std::vector<AtHost> screensIn(const QString& folder) {
    std::vector<AtHost> screens;
    for (const Begun& table : beginTables(folder, kScreens)) {
        AtHost& screen = screens.emplace_back();
        screen.table = table.name;
        screen.code = table.code;
        screen.seat = "red";
    }
    return screens;
}

/// Offers acts, and does the bare work after each. The first do not count.
template <typename Work>
Pair inTurns(std::vector<AtHost>& screens, std::uint16_t port, int before, int acts, const Work& bare) {
    for (AtHost& screen : screens) {
        screen.port = port;
        // With its key, a device has a pace of its own. All that come by a code from one address share one.
        for (int times = 0; times < 2; ++times) expect(screen.comeWithin(20s), "come to the table");
    }
    Pair pair;
    for (int at = 0; at < before + acts; ++at) {
        const bool counts = at >= before;
        AtHost& screen = screens[static_cast<std::size_t>(at) % screens.size()];
        screen.prepare();
        const std::string offer = messages::framesOf(messages::Offer{*screen.offered}).front();
        const std::string id = textOf(screen.offered->id);
        if (counts) std::this_thread::sleep_for(kPause);
        const double ours = milliseconds([&] {
            expect(screen.visitor->sayText(offer) && screen.visitor->hearText(R"({"kind":"acts")", id, 10s),
                   "keep an act");
        });
        screen.offered.reset();
        if (counts) std::this_thread::sleep_for(kPause);
        const double theirs = milliseconds(bare);
        if (!counts) continue;
        pair.ours.push_back(ours);
        pair.bare.push_back(theirs);
    }
    return pair;
}

void alone(int acts) {
    const QTemporaryDir folder;
    std::vector<AtHost> screens = screensIn(folder.filePath(QStringLiteral("host")));
    RunningHost host;
    expect(host.start(folder.filePath(QStringLiteral("host"))), "start a host");
    BareStore bare(folder.filePath(QStringLiteral("bare.sqlite")).toStdString());
    Pair pair = inTurns(screens, host.port(), kBefore, acts, [&] { bare.append(); });
    tell("SQLite:", pair);
    (void)host.end();
}

/// Publishes to a stream of its own, which three servers keep like that of the hosts.
class BarePublisher {
  public:
    explicit BarePublisher(const QString& servers) {
        expect(natsConnection_ConnectTo(&connection_, servers.toUtf8().constData()) == NATS_OK, "connect");
        expect(natsConnection_JetStream(&stream_, connection_, nullptr) == NATS_OK, "find JetStream");
        jsStreamConfig config;
        (void)jsStreamConfig_Init(&config);
        const char* subjects[] = {"bare.acts"};
        config.Name = "BARE";
        config.Subjects = subjects;
        config.SubjectsLen = 1;
        config.Replicas = 3;
        expect(js_AddStream(nullptr, stream_, &config, nullptr, nullptr) == NATS_OK, "add a stream");
    }
    BarePublisher(const BarePublisher&) = delete;
    BarePublisher& operator=(const BarePublisher&) = delete;
    ~BarePublisher() {
        jsCtx_Destroy(stream_);
        natsConnection_Destroy(connection_);
    }

    void publish() {
        expect(js_Publish(nullptr, stream_, "bare.acts", kAct.data(), static_cast<int>(kAct.size()), nullptr,
                          nullptr) == NATS_OK,
               "publish");
    }

  private:
    natsConnection* connection_ = nullptr;
    jsCtx* stream_ = nullptr;
};

void club(int acts) {
    NatsClub club;
    std::vector<AtHost> screens = screensIn(club.folder() + "/host-1");
    switch (club.start()) {
        case NatsClub::Started::Yes: break;
        case NatsClub::Started::NoServer: std::printf("a club: not measured: no nats-server\n"); return;
        case NatsClub::Started::No: expect(false, "start a club");
    }
    const QString last = QString::fromStdString(screens.back().table);
    for (int at = 0; at < 600 && club.codeOf(last, 2).empty(); ++at) std::this_thread::sleep_for(100ms);
    {
        BarePublisher bare(club.servers());
        for (const int host : {1, 2}) {
            Pair pair = inTurns(screens, club.hostPort(host), 0, acts, [&] { bare.publish(); });
            tell(host == 1 ? "a club, at the first host:" : "a club, at the second host:", pair);
        }
    }
    nats_Close();
}

}  // namespace

int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    const int acts = argc > 1 ? std::max(20, std::atoi(argv[1])) : 1000;
    alone(acts);
    club(acts);
}
