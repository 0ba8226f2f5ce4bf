#include "app/cli/calls.h"
#include "app/cli/terminal.h"
#include "app/simulation/game_run.h"
#include "engine/contract/catalogue.h"
#include "engine/core/names.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <vector>

namespace reach::cli {
namespace {

using Json = nlohmann::ordered_json;
using simulation::GameRun;
using simulation::Watch;

/// The totals of a series of games.
struct Totals {
    long games = 0;
    long commands = 0;
    long options = 0;
    long chapters = 0;
    double seconds = 0;
    simulation::Effects effects;

    void add(const GameRun& run) {
        effects += run.effects;
        ++games;
        commands += static_cast<long>(run.record.entries.size());
        options += run.offered;
        chapters += run.game.state.chapter;
    }
    double perSecond(long count) const { return seconds > 0 ? static_cast<double>(count) / seconds : 0; }
};

struct CardEffect {
    CardId card = CardId::None;
    long count = 0;
};
/// The cards of the Fates, those with the fewest effects first.
std::vector<CardEffect> rarestFirst(const simulation::Effects& effects, int players) {
    std::vector<CardEffect> all;
    simulation::cardsOfFates(players).forEach([&](CardId card) { all.push_back({card, effects.of(card)}); });
    std::ranges::stable_sort(all, {}, &CardEffect::count);
    return all;
}

void printEffects(const Totals& totals, int players) {
    for (const auto& [card, count] : rarestFirst(totals.effects, players))
        say("%8ld  %s  %s\n", count, std::string(nameOf(card)).c_str(),
            std::string(cardOf(card).name).c_str());
}

void printJson(const SimulateCall& call, const Totals& totals) {
    Json json{{"players", call.players},
              {"seed", call.seed},
              {"depth", call.depth},
              {"lore", call.lore},
              {"campaign", call.campaign},
              {"checked", call.check},
              {"games", totals.games},
              {"commands", totals.commands},
              {"options", totals.options},
              {"chapters", totals.chapters},
              {"seconds", totals.seconds},
              {"games_per_second", totals.perSecond(totals.games)},
              {"commands_per_second", totals.perSecond(totals.commands)},
              {"options_per_second", totals.perSecond(totals.options)}};
    if (call.effects)
        for (const auto& [card, count] : rarestFirst(totals.effects, call.players))
            json["effects"][std::string(nameOf(card))] = count;
    sayJson(json);
}

void printText(const Totals& totals) {
    say("%ld games, %ld chapters, %ld commands, %ld options listed in %.2f s\n", totals.games,
        totals.chapters, totals.commands, totals.options, totals.seconds);
    say("%.0f games/s, %.0f commands/s, %.0f options/s\n", totals.perSecond(totals.games),
        totals.perSecond(totals.commands), totals.perSecond(totals.options));
}

/// Checks the end of a game. A game without `--check` is checked there only.
std::string faultOf(const GameRun& run) {
    return run.failure.empty() ? findInconsistency(run.game) : run.failure;
}

}  // namespace

int simulate(const SimulateCall& call) {
    if (call.players < 2) {
        complain("the base game needs two players\n");
        return kUnusable;
    }
    const auto watch = call.check ? Watch::Everything : Watch::Nothing;
    const simulation::GamePlan plan{call.players, parseName<Depth>(call.depth).value_or(Depth::Turn),
                                    call.lore, call.campaign, call.effects};
    Totals totals;
    Record last;
    const auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < call.games; ++i) {
        // Each game has a seed of its own, so that one game can be played again without the earlier games.
        const auto seed = call.seed + static_cast<std::uint64_t>(i);
        simulation::RandomPlayer player(seed);
        GameRun run = playGame(player, plan, watch);
        totals.add(run);
        if (const auto fault = faultOf(run); !fault.empty()) {
            complain("the game of seed %llu went wrong: %s\n", static_cast<unsigned long long>(seed),
                     fault.c_str());
            say("%s", printRecord(run.record).c_str());
            return kViolations;
        }
        last = std::move(run.record);
    }
    totals.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    if (call.record)
        say("%s", printRecord(last).c_str());
    else
        call.json ? printJson(call, totals) : printText(totals);
    if (call.effects && !call.record && !call.json) printEffects(totals, call.players);
    return kFine;
}

}  // namespace reach::cli
