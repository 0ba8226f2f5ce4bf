#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include "database/saves/save_store.h"
#include "tests/bench/bare_store.h"

// reachkeeper_bench_saves [FOLDER]: compares one durable append with SQLite's own commit of the same texts
// under the same pragmas. Both run in turns, so that both see the same disk. Then measures opening and
// loading a campaign.

namespace {

using namespace reach::saves;
using namespace reach::bench;
using Clock = std::chrono::steady_clock;

double microseconds(Clock::time_point since) {
    return std::chrono::duration<double, std::micro>(Clock::now() - since).count();
}

double median(std::vector<double> times) {
    std::ranges::nth_element(times, times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2));
    return times[times.size() / 2];
}

void benchAppend(const std::filesystem::path& folder) {
    constexpr int kRounds = 6000;
    BareStore bare(folder / "bare.sqlite");
    auto store = SaveStore::open(folder / "saves.sqlite");
    expect(store.ok(), "open the store");
    const auto game = store.value().createGame("bench", "", 0);
    expect(game.ok(), "create a game");
    std::vector<double> ours;
    std::vector<double> theirs;
    for (int round = 0; round < kRounds; ++round) {
        auto start = Clock::now();
        bare.append();
        theirs.push_back(microseconds(start));
        start = Clock::now();
        expect(store.value().append(game.value(), round, kAct, round).ok(), "append");
        ours.push_back(microseconds(start));
    }
    const double a = median(ours);
    const double b = median(theirs);
    std::printf("durable append      %8.1f us, bare commit %8.1f us, ratio %.3f (hold 1.1)\n", a, b, a / b);
}

void benchOpen(const std::filesystem::path& folder) {
    auto start = Clock::now();
    auto store = SaveStore::open(folder / "saves.sqlite");
    expect(store.ok(), "open the store");
    std::printf("open, 6000 acts     %8.1f us, every page and row checked\n", microseconds(start));
    start = Clock::now();
    expect(store.value().load(GameId{1}).ok(), "load");
    std::printf("load, 6000 acts     %8.1f us\n", microseconds(start));
}

}  // namespace

int main(int argc, char** argv) {
    const auto base = argc > 1 ? std::filesystem::path(argv[1]) : std::filesystem::temp_directory_path();
    const auto folder = base / "reachkeeper-bench-saves";
    std::filesystem::remove_all(folder);
    std::filesystem::create_directories(folder);
    benchAppend(folder);
    benchOpen(folder);
    std::filesystem::remove_all(folder);
    return EXIT_SUCCESS;
}
