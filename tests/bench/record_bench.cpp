#include <benchmark/benchmark.h>

#include "engine/protocol/wire.h"
#include "engine/record/record.h"

namespace {

/// A record about as long as a campaign of three Acts.
std::string longRecord() {
    std::string text = "game: base\nplayers: red=Ana, blue=Ben, white=Cy\nsetup: 3SETUP02\n\n";
    for (int i = 0; i < 1000; ++i)
        text +=
            "red leads construction 4\n"
            "red builds starport 4-hex\n"
            "red moves 2+1 4-hex > 4-gate drops 1 > 5-gate\n"
            "red battles blue 4-hex with 2 assault 1 raid\n"
            "rolls assault hit+hit hit+intercept, raid key+building\n"
            "red secures BC05 # at last\n";
    return text;
}

void parse(benchmark::State& state) {
    const auto text = longRecord();
    for (auto _ : state) benchmark::DoNotOptimize(reach::parseRecord(text));
}
BENCHMARK(parse)->Name("read a record of 6000 entries")->Unit(benchmark::kMillisecond);

void print(benchmark::State& state) {
    const auto parsed = reach::parseRecord(longRecord());
    for (auto _ : state) benchmark::DoNotOptimize(reach::printRecord(*parsed.record));
}
BENCHMARK(print)->Name("write a record of 6000 entries")->Unit(benchmark::kMillisecond);

const reach::Event kEvent = reach::event::ShipHit{reach::Player::Blue, reach::systemAt(3, reach::Spot::Hex),
                                                  true, reach::Player::Red, false};

void writeEvent(benchmark::State& state) {
    for (auto _ : state) benchmark::DoNotOptimize(reach::toWire(kEvent));
}
BENCHMARK(writeEvent)->Name("write an event");

void readEvent(benchmark::State& state) {
    const auto line = reach::toWire(kEvent);
    for (auto _ : state) benchmark::DoNotOptimize(reach::fromWire(line));
}
BENCHMARK(readEvent)->Name("read an event");

}  // namespace
