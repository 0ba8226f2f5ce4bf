#include <cassert>
#include <cstddef>

#include "engine/engine.h"
#include "engine/protocol/wire.h"

/// Arbitrary lines of a journal: neither reading them nor evolving their events may crash.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view text(reinterpret_cast<const char*>(data), size);
    reach::State state;
    state.court = {reach::CourtSlot{}, reach::CourtSlot{}};
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        if (const auto event = reach::fromWire(text.substr(0, end))) {
            const auto line = reach::toWire(*event);
            const auto again = reach::fromWire(line);
            assert(again && reach::toWire(*again) == line);
            reach::evolve(state, *event);
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return 0;
}
