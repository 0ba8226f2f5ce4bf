// How many tables hosts bear: each has four screens and an entry every few seconds. First one host on SQLite,
// with more and more tables until 95 % of the entries take 100 ms; then a club of two hosts and three
// servers.
//   reachkeeper_bench_club [--tables 40] [--seconds 60] [--every 5] [--kill 0] [--alone | --club]
// --kill: a host or a server is killed every so many seconds. With --alone and --tables that many tables
// alone are measured. It ends with 1 where a club has lost an entry, has one twice, or keeps less than half
// of what it was offered: each check runs a minute of it (packaging/checks).
#include "tests/amount.h"
#include "tests/server/at_host.h"
#include "tests/server/begun.h"
#include "tests/server/nats_club.h"
#include "tests/server/running.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <random>
#include <thread>

#include <sys/resource.h>

using namespace reach;
using namespace reach::tests;
using Clock = std::chrono::steady_clock;

namespace {

constexpr const char* kFour = "game: base\nplayers: red, blue, white, yellow\nsetup: 4SETUP02\n\n";
constexpr std::array<const char*, 4> kSeats{"red", "blue", "white", "yellow"};
constexpr double kBearable = 100;  ///< milliseconds for 95 %
constexpr int kThreads = 4;        ///< of the screens

struct Wish {
    int tables = 0;
    int seconds = 60;
    double every = 5;
    int kill = 0;
    bool isAlone = true;
    bool isClub = true;
};

struct Table {
    std::string name;
    std::string code;
    std::uint32_t address = 0;  ///< of its screens: a door takes 48 sockets of one
    std::array<std::unique_ptr<AtHost>, 4> screens;
    std::size_t next = 0;  ///< the screen that offers next
    bool isOffered = false;
    Clock::time_point due;
    Clock::time_point since;
    Clock::time_point again;
};

struct Result {
    std::vector<double> milliseconds;
    int refused = 0;
    int late = 0;  ///< entries that were due while the one before was not answered
    std::string wrong;
};

double part(std::vector<double>& sorted, double which) {
    return sorted.empty()
               ? 0
               : sorted[std::min(sorted.size() - 1,
                                 static_cast<std::size_t>(which * static_cast<double>(sorted.size())))];
}

double megabytes(qint64 process) {
    std::ifstream file("/proc/" + std::to_string(process) + "/statm");
    double size = 0;
    double resident = 0;
    file >> size >> resident;
    return resident * 4096 / 1e6;
}

/// Seconds of a processor that it has used.
double processorOf(qint64 process) {
    std::ifstream file("/proc/" + std::to_string(process) + "/stat");
    std::string word;
    double user = 0;
    double system = 0;
    for (int at = 1; file >> word; ++at) {
        if (at == 14) user = std::stod(word);
        if (at == 15) system = std::stod(word);
    }
    return (user + system) / 100;
}

/// Begins tables in a folder.
std::vector<Table> tablesIn(const QString& folder, int count) {
    std::vector<Table> tables;
    for (const Begun& one : beginTables(folder, count, kFour)) {
        Table& table = tables.emplace_back();
        table.address = static_cast<std::uint32_t>(tables.size() - 1);
        table.name = one.name;
        table.code = one.code;
    }
    return tables;
}

void come(std::vector<Table>& tables, const std::vector<std::uint16_t>& ports) {
    for (Table& table : tables) {
        ::tests::comeFrom(table.address);
        for (std::size_t at = 0; at < table.screens.size(); ++at) {
            table.screens[at] = std::make_unique<AtHost>();
            AtHost& screen = *table.screens[at];
            screen.table = table.name;
            screen.code = table.code;
            screen.seat = kSeats[at];
            screen.port = ports[at % ports.size()];
            if (!screen.comeWithin(60s)) std::fprintf(stderr, "a screen cannot come\n");
        }
    }
}

/// One look at a table. Everything goes on, whatever one table waits for.
void look(Table& table, const Wish& wish, Clock::time_point end, Result& result) {
    ::tests::comeFrom(table.address);
    const auto now = Clock::now();
    AtHost& screen = *table.screens[table.next];
    const auto patience =
        std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(wish.every));
    if (table.isOffered) {
        const auto refused = screen.refused;
        if (screen.hearAnswer(0ms)) {
            table.isOffered = false;
            if (screen.refused != refused)
                ++result.refused;
            else
                result.milliseconds.push_back(
                    std::chrono::duration<double, std::milli>(Clock::now() - table.since).count());
            table.next = (table.next + 1) % table.screens.size();
        } else if (now > table.again) {
            // Its host may be gone.
            table.again = now + 500ms;
            if (screen.visitor->isEnded() || !screen.offer()) {
                if (screen.come()) (void)screen.offer();
            }
        }
    }
    if (now < table.due || now > end) return;
    table.due += patience;
    if (table.isOffered) {
        ++result.late;
        return;
    }
    AtHost& next = *table.screens[table.next];
    for (const auto& other : table.screens)
        if (other.get() != &next) other->visitor->skip();
    if (next.visitor->isEnded()) (void)next.come();
    table.isOffered = true;
    table.since = Clock::now();
    table.again = table.since + 2s;
    (void)next.offer();
}

Result play(std::vector<Table>& tables, const Wish& wish, const std::function<void(double)>& everySecond) {
    std::vector<Result> results(kThreads);
    std::vector<std::thread> threads;
    const auto start = Clock::now();
    const auto end = start + std::chrono::seconds(wish.seconds);
    std::mt19937 random(1);
    std::uniform_real_distribution<double> moment(0, wish.every);
    for (Table& table : tables)
        table.due = start + std::chrono::duration_cast<Clock::duration>(
                                std::chrono::duration<double>(moment(random)));
    std::atomic<int> busy = kThreads;
    for (std::size_t at = 0; at < kThreads; ++at)
        threads.emplace_back([&, at] {
            bool waits = true;
            while (Clock::now() < end || (waits && Clock::now() < end + 30s)) {
                waits = false;
                for (std::size_t which = at; which < tables.size(); which += kThreads) {
                    look(tables[which], wish, end, results[at]);
                    waits = waits || tables[which].isOffered;
                }
                std::this_thread::sleep_for(1ms);
            }
            --busy;
        });
    for (int second = 1; busy > 0; ++second) {
        std::this_thread::sleep_until(start + std::chrono::seconds(second));
        everySecond(second);
    }
    for (std::thread& thread : threads) thread.join();
    Result all;
    for (Result& one : results) {
        all.milliseconds.insert(all.milliseconds.end(), one.milliseconds.begin(), one.milliseconds.end());
        all.refused += one.refused;
        all.late += one.late;
    }
    std::ranges::sort(all.milliseconds);
    return all;
}

void tell(const char* what, std::size_t tables, Result& result) {
    std::printf(
        "%s, %zu tables: %zu entries kept, median %.1f ms, 95 %% %.1f ms, longest %.0f ms; %d refused, "
        "%d due too early\n",
        what, tables, result.milliseconds.size(), part(result.milliseconds, 0.5),
        part(result.milliseconds, 0.95), result.milliseconds.empty() ? 0 : result.milliseconds.back(),
        result.refused, result.late);
    std::fflush(stdout);
}

double alone(int count, const Wish& wish) {
    const QTemporaryDir folder;
    std::vector<Table> tables = tablesIn(folder.path(), count);
    RunningHost host;
    if (!host.start(folder.path())) return 0;
    const double before = megabytes(host.id());
    come(tables, {host.port()});
    const double used = processorOf(host.id());
    Result result = play(tables, wish, [](double) {});
    tell("SQLite alone", tables.size(), result);
    std::printf("  %.2f MB a table with its screens, %.0f %% of a core\n",
                (megabytes(host.id()) - before) / count,
                100 * (processorOf(host.id()) - used) / wish.seconds);
    (void)host.end();
    return part(result.milliseconds, 0.95);
}

/// Compares what both hosts have of all tables.
std::string wrongIn(std::vector<Table>& tables) {
    for (Table& table : tables) {
        ::tests::comeFrom(table.address);
        std::vector<std::unique_ptr<AtHost>> screens;
        std::string wrong;
        screens.reserve(table.screens.size());
        for (auto& screen : table.screens) screens.push_back(std::move(screen));
        for (int at = 0; at < 20; ++at) {
            wrong = wrongWith(screens, kFour);
            if (wrong.empty()) break;
            std::this_thread::sleep_for(200ms);
        }
        if (!wrong.empty()) return "table " + table.name + ": " + wrong;
    }
    return {};
}

int club(int count, const Wish& wish) {
    NatsClub club;
    std::vector<Table> tables = tablesIn(club.folder() + "/host-1", count);
    switch (club.start()) {
        case NatsClub::Started::Yes: break;
        case NatsClub::Started::NoServer:
            std::printf("note: no club, because there is no nats-server\n");
            return 0;
        case NatsClub::Started::No: return 1;
    }
    // The first host brings its tables.
    const auto start = Clock::now();
    while (club.codeOf(QString::fromStdString(tables.back().name), 2).empty()) {
        if (Clock::now() - start > 300s) return 1;
        std::this_thread::sleep_for(100ms);
    }
    std::array<double, 2> before{};
    for (int at = 0; at < 2; ++at)
        before[static_cast<std::size_t>(at)] =
            megabytes(club.processOf(QStringLiteral("host-%1").arg(at + 1)));
    come(tables, {club.hostPort(1), club.hostPort(2)});
    const quint32 seed = amount::seed(43);
    std::mt19937 random(seed);
    std::printf("seed %u\n", seed);
    const std::array<const char*, 5> all{"nats-1", "nats-2", "nats-3", "host-1", "host-2"};
    int kills = 0;
    Result result = play(tables, wish, [&](double second) {
        if (wish.kill == 0 || static_cast<int>(second) % wish.kill != 0 || second + 10 > wish.seconds) return;
        const char* name = all[random() % all.size()];
        club.signal(QString::fromLatin1(name), SIGKILL);
        std::printf("  after %.0f s %s is killed\n", second, name);
        ++kills;
    });
    tell("A club", tables.size(), result);
    if (kills == 0)
        for (int at = 0; at < 2; ++at) {
            const auto id = club.processOf(QStringLiteral("host-%1").arg(at + 1));
            std::printf("  host %d: %.2f MB a table with two screens\n", at + 1,
                        (megabytes(id) - before[static_cast<std::size_t>(at)]) / count);
        }
    const std::string wrong = wrongIn(tables);
    std::printf("  %s\n",
                wrong.empty() ? "both hosts have the same acts, and every kept one once" : wrong.c_str());
    const double due = count * wish.seconds / wish.every;
    const bool isEnough = static_cast<double>(result.milliseconds.size()) > due / 2;
    if (!isEnough) std::printf("  %.0f entries were due\n", due);
    return wrong.empty() && isEnough ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    // Each screen has a socket.
    rlimit files{};
    (void)::getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_cur = files.rlim_max;
    (void)::setrlimit(RLIMIT_NOFILE, &files);
    Wish wish;
    for (int at = 1; at < argc; ++at) {
        const std::string_view word = argv[at];
        const char* value = at + 1 < argc ? argv[at + 1] : "0";
        if (word == "--tables") wish.tables = std::atoi(value);
        if (word == "--seconds") wish.seconds = std::atoi(value);
        if (word == "--every") wish.every = std::atof(value);
        if (word == "--kill") wish.kill = std::atoi(value);
        if (word == "--alone") wish.isClub = false;
        if (word == "--club") wish.isAlone = false;
    }
    std::printf("four screens a table, an entry every %.1f s, %u cores\n", wish.every,
                std::thread::hardware_concurrency());
    if (wish.isAlone && wish.tables > 0) (void)alone(wish.tables, wish);
    if (wish.isAlone && wish.tables == 0) {
        Wish brief = wish;
        brief.seconds = 15;
        int count = 100;
        while (count <= 1000 && alone(count, brief) < kBearable) count *= 2;
    }
    return wish.isClub ? club(wish.tables > 0 ? wish.tables : 40, wish) : 0;
}
