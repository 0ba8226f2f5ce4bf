#include "app/session/game_session.h"
#include "app/simulation/game_run.h"

#include "engine/core/action_cards.h"

#include <algorithm>
#include <chrono>
#include <cstdio>

/// What a command costs the engine, and what it costs to stand anywhere in a long game (ARCHITECTURE, numbers
/// to hold). Prints one line a figure.
namespace {

using Clock = std::chrono::steady_clock;
using namespace reach;

double nanoseconds(Clock::time_point since) {
    return std::chrono::duration<double, std::nano>(Clock::now() - since).count();
}

double median(std::vector<double> values) {
    std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2),
                     values.end());
    return values[values.size() / 2];
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

void benchCommands(const std::vector<simulation::GameRun>& runs) {
    std::vector<double> decided;
    std::vector<double> listed;
    std::size_t offered = 0;
    for (const auto& run : runs) {
        Game game = newGame(run.record.setup);
        for (const Entry& entry : run.record.entries) {
            auto start = Clock::now();
            offered += options(game).size();
            listed.push_back(nanoseconds(start));
            start = Clock::now();
            for (const Event& event : decide(game, entry.command).events) evolve(game.state, event);
            decided.push_back(nanoseconds(start));
        }
    }
    std::printf("decide and evolve a command  %8.0f ns median (hold 1000)\n", median(decided));
    std::printf("list what can be done        %8.0f ns median, %.1f options each\n", median(listed),
                static_cast<double>(offered) / static_cast<double>(listed.size()));
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
GameSession campaign() {
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

int main() {
    benchCommands(games(40'000));
    benchJumps("base games", longSession(6000));
    benchJumps("a campaign", campaign());
}
