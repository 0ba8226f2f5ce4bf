#include "engine/engine.h"
#include "engine/protocol/wire.h"
#include "engine/record/record.h"

#include <fstream>
#include <iostream>
#include <iterator>
#include <string>

/// The journals of these records, one after another: each begins with "= FILE", each event is a line.
int main(int argc, char** argv) {
    for (int i = 1; i < argc; ++i) {
        std::ifstream file(argv[i]);
        const auto parsed = reach::parseRecord(std::string{std::istreambuf_iterator<char>(file), {}});
        if (!parsed.record) return 1;
        std::cout << "= " << argv[i] << '\n';
        reach::Game game = reach::newGame(parsed.record->setup);
        std::vector<reach::Event> events;
        for (const reach::Entry& entry : parsed.record->entries) reach::play(game, entry.command, &events);
        for (const reach::Event& event : events) std::cout << reach::toWire(event) << '\n';
    }
    return 0;
}
