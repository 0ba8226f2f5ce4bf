#include "app/cli/calls.h"
#include "app/cli/terminal.h"
#include "app/simulation/arcades_run.h"
#include "engine/core/names.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>

namespace reach::cli {
namespace {

using Json = nlohmann::ordered_json;
using arcades::RandomRun;

/// The totals of a series of games.
struct Totals {
    long games = 0;
    long commands = 0;
    long options = 0;
    long chapters = 0;
    long botWins = 0;
    long botPower = 0;  ///< of the better bot
    long power = 0;     ///< of the best person
    double seconds = 0;

    void add(const RandomRun& run) {
        const auto& [setup, state] = run.game;
        ++games;
        commands += static_cast<long>(run.record.entries.size());
        options += run.offered;
        chapters += state.chapter;
        if (arcades::isBot(setup, state.winner)) ++botWins;
        int bots = 0;
        int people = 0;
        for (const Player player : setup.seats) {
            int& best = arcades::isPerson(setup, player) ? people : bots;
            best = std::max<int>(best, state.of(player).power);
        }
        power += people;
        botPower += bots;
    }
    double perSecond(long count) const { return seconds > 0 ? static_cast<double>(count) / seconds : 0; }
    double perGame(long count) const { return static_cast<double>(count) / static_cast<double>(games); }
};

void printJson(const SimulateCall& call, const Totals& totals) {
    const Json json{{"game", "arcades"},
                    {"players", call.players},
                    {"hard", call.hard},
                    {"depth", call.depth},
                    {"seed", call.seed},
                    {"checked", call.check},
                    {"games", totals.games},
                    {"commands", totals.commands},
                    {"options", totals.options},
                    {"chapters", totals.chapters},
                    {"bot_wins", totals.botWins},
                    {"best_power_of_people", totals.perGame(totals.power)},
                    {"best_power_of_bots", totals.perGame(totals.botPower)},
                    {"seconds", totals.seconds},
                    {"games_per_second", totals.perSecond(totals.games)},
                    {"commands_per_second", totals.perSecond(totals.commands)},
                    {"options_per_second", totals.perSecond(totals.options)}};
    sayJson(json);
}

void printText(const SimulateCall& call, const Totals& totals) {
    say("%ld games, %ld chapters, %ld commands, %ld options listed in %.2f s\n", totals.games,
        totals.chapters, totals.commands, totals.options, totals.seconds);
    say("%.0f games/s, %.0f commands/s, %.0f options/s\n", totals.perSecond(totals.games),
        totals.perSecond(totals.commands), totals.perSecond(totals.options));
    if (call.players == 1)
        say("a bot won %.1f %% of the games; on average %.1f Power, the player %.1f\n",
            100 * totals.perGame(totals.botWins), totals.perGame(totals.botPower),
            totals.perGame(totals.power));
}

/// Checks the end of a game. A game without `--check` is checked there only.
std::string faultOf(const RandomRun& run) {
    return run.failure.empty() ? arcades::findInconsistency(run.game) : run.failure;
}

}  // namespace

int simulateArcades(const SimulateCall& call) {
    const Depth depth = parseName<Depth>(call.depth).value_or(Depth::Turn);
    if (depth == Depth::Board) {
        complain("of ARCADEs the turns are told, or the scores alone\n");
        return kUnusable;
    }
    const auto watch = call.check ? simulation::Watch::Everything : simulation::Watch::Nothing;
    Totals totals;
    arcades::Record last;
    const auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < call.games; ++i) {
        const auto seed = call.seed + static_cast<std::uint64_t>(i);
        RandomRun run = arcades::playRandom(seed, {call.players, call.hard, depth}, watch);
        totals.add(run);
        if (const auto fault = faultOf(run); !fault.empty()) {
            complain("the game of seed %llu went wrong: %s\n", static_cast<unsigned long long>(seed),
                     fault.c_str());
            say("%s", arcades::printRecord(run.record).c_str());
            return kViolations;
        }
        last = std::move(run.record);
    }
    totals.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    if (call.record)
        say("%s", arcades::printRecord(last).c_str());
    else
        call.json ? printJson(call, totals) : printText(call, totals);
    return kFine;
}

}  // namespace reach::cli
