#include "app/session/game_session.h"
#include "app/simulation/game_run.h"

#include "engine/core/action_cards.h"

#include <time.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <new>
#include <numeric>

/// Measures the cost of a command in the engine, and the cost of going to any point of a long game. Prints
/// one line for each figure.
namespace {

using Clock = std::chrono::steady_clock;
using namespace reach;

std::size_t allocations = 0;

double nanoseconds(Clock::time_point since) {
    return std::chrono::duration<double, std::nano>(Clock::now() - since).count();
}

double median(std::vector<double> values) {
    std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2),
                     values.end());
    return values[values.size() / 2];
}

/// Processor time of this program alone, whatever else the machine does.
double processorNanoseconds() {
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return 1e9 * static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec);
}

/// The yardstick for figures of different machines: copies 1,216 bytes and hashes them as 152 words by
/// FNV-1a.
double yardstick() {
    constexpr int kRounds = 200'000;
    std::array<std::uint64_t, 152> from{};
    std::iota(from.begin(), from.end(), 1U);
    std::uint64_t sum = 0;
    const double start = processorNanoseconds();
    for (int round = 0; round < kRounds; ++round) {
        from[static_cast<std::size_t>(round) % from.size()] ^= sum;
        const auto copy = from;
        std::uint64_t hash = 0xCBF29CE484222325U;
        for (const std::uint64_t word : copy) hash = (hash ^ word) * 0x100000001B3U;
        sum += hash;
    }
    const double each = (processorNanoseconds() - start) / kRounds;
    std::printf("yardstick                    %8.0f ns (%llx)\n", each,
                static_cast<unsigned long long>(sum & 0xFU));
    return each;
}

struct Played {
    long entries = 0;
    long listed = 0;
};

/// Random games of three, as quickly as they go: list, choose, do.
Played playGames(int games, int lore, bool campaign) {
    static std::vector<Option> offered;
    Played sum;
    for (int seed = 1; seed <= games; ++seed) {
        simulation::RandomPlayer player(static_cast<std::uint64_t>(seed));
        Game game = newGame(campaign ? player.campaign(3) : player.setup(3, lore));
        for (; game.state.phase != Phase::Finished; ++sum.entries) {
            options(game, Want::Legal, offered);
            sum.listed += static_cast<long>(offered.size());
            const auto command = player.next(game, offered);
            if (!command || play(game, *command).refused()) std::puts("?");
        }
    }
    return sum;
}

/// Nanoseconds an entry.
double benchPlay(const char* what, int games, int lore, bool campaign, double unit) {
    constexpr int kRounds = 5;
    playGames(games / 10 + 1, lore, campaign);
    double best = 1e18;
    Played played;
    const std::size_t before = allocations;
    for (int round = 0; round < kRounds; ++round) {
        const double start = processorNanoseconds();
        played = playGames(games, lore, campaign);
        best = std::min(best, processorNanoseconds() - start);
    }
    const double entries = static_cast<double>(played.entries);
    std::printf(
        "random %-21s %8.0f ns an entry, %.2f million entries/s, %.1f yardsticks, %.1f options, "
        "%.4f allocations\n",
        what, best / entries, 1e3 * entries / best, best / entries / unit,
        static_cast<double>(played.listed) / entries,
        static_cast<double>(allocations - before) / kRounds / entries);
    return best / entries;
}

/// Games in a row until so many entries are together.
std::vector<simulation::GameRun> games(std::size_t entries) {
    std::vector<simulation::GameRun> runs;
    simulation::RandomPlayer player(1);
    for (std::size_t sum = 0; sum < entries;) {
        runs.push_back(simulation::playGame(player, {4}, simulation::Watch::Nothing));
        sum += runs.back().record.entries.size();
    }
    return runs;
}

/// What reading the clock twice takes.
double clockItself() {
    std::vector<double> readings;
    for (int i = 0; i < 10'000; ++i) readings.push_back(nanoseconds(Clock::now()));
    return median(readings);
}

/// Bytes of its working copy that a decision writes: those that an assignment mends when they are spoilt, one
/// after the other.
std::size_t bytesCopied(const Game& game) {
    Game working = game;
    auto* bytes = reinterpret_cast<unsigned char*>(&working);
    std::size_t copied = 0;
    for (std::size_t i = 0; i < sizeof(Game); ++i) {
        bytes[i] ^= 1U;
        const unsigned char spoilt = bytes[i];
        working = game;
        if (bytes[i] != spoilt)
            ++copied;
        else
            bytes[i] ^= 1U;
    }
    return copied;
}

void benchCopies(const char* what, const simulation::GamePlan& plan) {
    simulation::RandomPlayer player(1);
    double sum = 0;
    int copies = 0;
    for (int game = 0; game < 5; ++game) {
        const Record record = simulation::playGame(player, plan, simulation::Watch::Nothing).record;
        Game now = newGame(record.setup);
        for (std::size_t i = 0; i < record.entries.size(); ++i) {
            if (i % 20 == 0) sum += static_cast<double>(bytesCopied(now)), ++copies;
            play(now, record.entries[i].command);
        }
    }
    std::printf("a decision copies            %8.0f bytes of %zu, %s\n", sum / copies, sizeof(Game), what);
}

void benchCommands(const std::vector<simulation::GameRun>& runs, double unit) {
    std::vector<double> decided;
    std::vector<double> listed;
    std::vector<Event> events;
    std::vector<Option> offered;
    std::size_t options = 0;
    const double clock = clockItself();
    for (const auto& run : runs) {
        Game game = newGame(run.record.setup);
        for (const Entry& entry : run.record.entries) {
            auto start = Clock::now();
            reach::options(game, Want::Legal, offered);
            listed.push_back(nanoseconds(start) - clock);
            options += offered.size();
            start = Clock::now();
            decide(game, entry.command, events);
            for (const Event& event : events) evolve(game.state, event);
            decided.push_back(nanoseconds(start) - clock);
        }
    }
    const double decision = median(decided);
    std::printf("decide and evolve a command  %8.0f ns median (hold 150), %.1f yardsticks\n", decision,
                decision / unit);
    std::printf("list what can be done        %8.0f ns median, %.1f options each\n", median(listed),
                static_cast<double>(options) / static_cast<double>(listed.size()));
}

/// The longest session there is: several games' worth of entries behind each other, by corrections.
GameSession longSession(std::size_t entries) {
    simulation::RandomPlayer player(2);
    Setup setup = player.setup(4);
    setup.strictness = Strictness::Off;
    GameSession session(setup);
    while (session.cursor() < entries) {
        if (session.game().state.chapter > 3)
            session.enterExactly(*parseCommand("correct chapter 1").command);
        for (const Player color : setup.seats)
            if (session.game().state.of(color).power > 0) {
                command::Correct reset;
                reset.player = color;
                session.enterExactly(reset);
            }
        const auto command = player.next(session.game());
        if (!command || !session.enterExactly(*command).done()) break;
    }
    return session;
}

/// A whole campaign of four, the longest of several.
GameSession wholeCampaign() {
    simulation::RandomPlayer player(3);
    Record longest;
    for (int i = 0; i < 20; ++i) {
        auto run = simulation::playGame(player, {.players = 4, .campaign = true}, simulation::Watch::Nothing);
        if (run.record.entries.size() > longest.entries.size()) longest = std::move(run.record);
    }
    GameSession session(longest.setup);
    for (const Entry& entry : longest.entries) session.enterExactly(entry.command);
    return session;
}

void benchJumps(const char* where, const GameSession& session) {
    std::vector<double> jumps;
    for (std::size_t i = 0; i < session.cursor(); i += 7) {
        const auto start = Clock::now();
        const Game game = session.at(i);
        jumps.push_back(nanoseconds(start) / 1e6);
        if (game.state.chapter > kActionCards) std::puts("?");
    }
    std::printf("jump within %5zu entries     %8.4f ms median, %.4f ms at most (hold 16), %s\n",
                session.cursor(), median(jumps), *std::max_element(jumps.begin(), jumps.end()), where);
}

}  // namespace

void* operator new(std::size_t size) {
    ++allocations;
    if (void* memory = std::malloc(size)) return memory;
    throw std::bad_alloc();
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}

int main() {
    const double unit = yardstick();
    const double baseNs = benchPlay("base game", 300, 0, false, unit);
    const double loreNs = benchPlay("base game, 2 lore", 300, 2, false, unit);
    const double campaignNs = benchPlay("campaign", 30, 0, true, unit);
    std::printf("to a base game (hold 200 ns) %8.2f times with lore (hold 1.3), %.2f a campaign\n",
                loreNs / baseNs, campaignNs / baseNs);
    benchCommands(games(40'000), unit);
    benchCopies("base game of 3 (hold 1500)", {.players = 3});
    benchCopies("base game of 3, 2 lore", {.players = 3, .lore = 2});
    benchCopies("campaign of 3", {.players = 3, .campaign = true});
    benchJumps("base games", longSession(6000));
    benchJumps("a campaign", wholeCampaign());
}
