#include <benchmark/benchmark.h>

#include "engine/odds/best_mix.h"

namespace {

using namespace reach::odds;

Battle fleetAtACity(Pool dice) {
    Battle battle;
    battle.dice = dice;
    battle.attackers = {12, 3};
    battle.defenders = {5, 3};
    battle.buildings = {{reach::BuildingType::City, false}, {reach::BuildingType::Starport, true}};
    battle.rerolls = {Pool{.skirmish = 6}};
    return battle;
}

void smallBattle(benchmark::State& state) {
    const Battle battle = fleetAtACity({2, 1, 1});
    for (auto _ : state) benchmark::DoNotOptimize(battleOdds(battle));
}
BENCHMARK(smallBattle)->Name("odds of 4 dice");

void largestPool(benchmark::State& state) {
    const Battle battle = fleetAtACity({6, 6, 6});
    for (auto _ : state) benchmark::DoNotOptimize(battleOdds(battle));
}
BENCHMARK(largestPool)->Name("odds of all 18 dice");

void largestPoolAgain(benchmark::State& state, Rerolls rerolls) {
    Battle battle = fleetAtACity({6, 6, 6});
    battle.rerolls = rerolls;
    for (auto _ : state) benchmark::DoNotOptimize(battleOdds(battle));
}
BENCHMARK_CAPTURE(largestPoolAgain, assault, Rerolls{{.assault = 6}})
    ->Name("odds of all 18 dice, assault dice rolled again")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(largestPoolAgain, raid, Rerolls{{.raid = 5}})
    ->Name("odds of all 18 dice, raid dice rolled again")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(largestPoolAgain, any, Rerolls{{6, 6, 6}})
    ->Name("odds of all 18 dice, any rolled again")
    ->Unit(benchmark::kMillisecond);

void eightDiceAgain(benchmark::State& state) {
    Battle battle = fleetAtACity({3, 2, 3});
    battle.rerolls = {{6, 6, 6}};
    for (auto _ : state) benchmark::DoNotOptimize(battleOdds(battle));
}
BENCHMARK(eightDiceAgain)->Name("odds of 8 dice, any rolled again")->Unit(benchmark::kMillisecond);

void bestMixOf(benchmark::State& state) {
    const Battle battle = fleetAtACity({});
    const MixLimits limits{.dice = static_cast<int>(state.range(0)), .raid = 6};
    for (auto _ : state) {
        const auto mixes = everyMix(battle, limits);
        benchmark::DoNotOptimize(bestMix(mixes, Aim::MostTrophies));
        state.counters["mixes"] = static_cast<double>(mixes.size());
    }
}
BENCHMARK(bestMixOf)->Name("best mix of dice")->Arg(4)->Arg(18)->Unit(benchmark::kMicrosecond);

}  // namespace
