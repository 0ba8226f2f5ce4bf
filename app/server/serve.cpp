#include "app/server/call.h"
#include "app/server/house.h"
#include "app/server/loop.h"

#include <QElapsedTimer>
#include <QFile>
#include <QStandardPaths>
#include <QThread>

#include <atomic>
#include <charconv>
#include <csignal>
#include <cstdio>
#include <ctime>
#include <functional>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace reach::server {
namespace {

constexpr int kTick = 250;  ///< milliseconds
constexpr qint64 kServersPatience = 20'000;

/// The folder of the installed page; empty if there is none.
std::string pageFolder() {
    const QString index = QStandardPaths::locate(QStandardPaths::GenericDataLocation,
                                                 QStringLiteral("reachkeeper-web/index.html"));
    return index.chopped(index.isEmpty() ? 0 : QStringLiteral("/index.html").size()).toStdString();
}

/// Reads "127.0.0.1:8017" or "[::1]:8017".
std::optional<door::Place> placeOf(std::string_view text) {
    const auto colon = text.rfind(':');
    if (colon == std::string_view::npos) return std::nullopt;
    std::string_view address = text.substr(0, colon);
    const std::string_view number = text.substr(colon + 1);
    if (address.starts_with('[') && address.ends_with(']')) address = address.substr(1, address.size() - 2);
    door::Place place;
    place.address = address;
    const auto [end, error] = std::from_chars(number.begin(), number.end(), place.port);
    if (error != std::errc() || end != number.end() || address.empty()) return std::nullopt;
    return place;
}

/// Waits for something that the servers of a club do.
bool waitUntil(House& house, Loop& loop, const std::function<bool()>& isDone) {
    QElapsedTimer patience;
    patience.start();
    for (qint64 tick = kTick; !isDone() && patience.elapsed() < kServersPatience;) {
        loop.work();
        QThread::msleep(10);
        if (patience.elapsed() < tick) continue;
        house.tick();
        tick += kTick;
    }
    return isDone();
}

/// The signals that end a host.
sigset_t ends() {
    sigset_t signals;
    ::sigemptyset(&signals);
    ::sigaddset(&signals, SIGINT);
    ::sigaddset(&signals, SIGTERM);
    return signals;
}

/// Waits for one of them. Returns false if none comes until the next tick.
bool isEnded() {
    const sigset_t signals = ends();
    const timespec tick{0, kTick * 1'000'000};
    return ::sigtimedwait(&signals, nullptr, &tick) > 0;
}

}  // namespace

void holdSignals() {
    const sigset_t signals = ends();
    ::pthread_sigmask(SIG_BLOCK, &signals, nullptr);
}

int add(House& house, Loop& loop, const Call& call) {
    QFile file(QString::fromLocal8Bit(call.file.c_str()));
    if (!file.open(QIODevice::ReadOnly)) {
        std::fprintf(stderr, "%s cannot be read.\n", call.file.c_str());
        return kUnusable;
    }
    (void)waitUntil(house, loop, [&] { return house.isReady(); });
    const auto added = house.add(call.title.empty() ? "Table" : call.title, file.readAll().toStdString());
    if (!added.problem.empty()) {
        std::fprintf(stderr, "%s\n", added.problem.c_str());
        return kUnusable;
    }
    bool isShared = false;
    house.whenShared(added.name, [&] { isShared = true; });
    if (!waitUntil(house, loop, [&] { return isShared; })) {
        std::fprintf(stderr, "The servers of the club do not answer. The table is here alone.\n");
        return kUnusable;
    }
    std::printf("Table %s\n", added.name.c_str());
    return 0;
}

int list(const House& house) {
    for (const House::Row& row : house.tables())
        std::printf("%s\t%s\t%s\t%lld\n", row.name.c_str(), row.code.c_str(), row.title.c_str(),
                    static_cast<long long>(row.acts));
    return 0;
}

int serve(House& house, Loop& loop, const Call& call) {
    auto place = placeOf(call.listen);
    if (!place) {
        std::fprintf(stderr, "--listen takes an address and a port, like 127.0.0.1:8017\n");
        return kMistake;
    }
    place->page = call.page.empty() ? pageFolder() : call.page;
    place->names = call.names;
    place->isBehindProxy = call.isBehindProxy;
    const std::vector<House::Row> tables = house.tables();
    if (const auto failed = house.open(*place)) {
        std::fprintf(stderr, "Nobody can be let in at %s: %s\n", call.listen.c_str(), failed->words.c_str());
        return kUnusable;
    }
    house.log("listening on port " + std::to_string(house.port()) + ", " + std::to_string(tables.size()) +
              " tables");
    const auto host = call.listen.substr(0, call.listen.rfind(':'));
    std::printf("Listening on %s:%u\n", host.c_str(), unsigned{house.port()});
    for (const House::Row& row : tables)
        std::printf("http://%s:%u/#%s/%s\t%s\n", host.c_str(), unsigned{house.port()}, row.name.c_str(),
                    row.code.c_str(), row.title.c_str());
    std::fflush(stdout);
    // From now on all of them are on the door's thread.
    loop.handTo([&house](Loop::What what) { house.later(std::move(what)); });
    std::atomic<bool> isTicking = false;
    while (!isEnded()) {
        if (isTicking.exchange(true)) continue;
        loop.later([&] {
            house.tick();
            isTicking = false;
        });
    }
    house.log("ends");
    house.close();
    return 0;
}

}  // namespace reach::server
