#include <cstddef>
#include <cstdio>
#include <cstdlib>

#include "app/sheet/visual_tracker.h"
#include "engine/engine.h"

namespace {

[[noreturn]] void complain(const char* what, const std::string& detail) {
    std::fprintf(stderr, "%s: %s\n", what, detail.c_str());
    std::abort();
}

}  // namespace

/// Saves of another app, or any file that begins like one: a reason why not, or a record that reads back as
/// it was and whose table is consistent and has a way on.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const QByteArray text(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    if (!reach::sheet::looksLikeTracker(text)) return 0;
    const auto import = reach::sheet::importTracker(text);
    if (!import.record) {
        if (import.problem.isEmpty()) complain("no record and no reason", {});
        return 0;
    }
    const std::string printed = reach::printRecord(*import.record);
    const auto parsed = reach::parseRecord(printed);
    if (!parsed.record) complain("the record cannot be read", printed);
    if (reach::printRecord(*parsed.record) != printed) complain("the record changed", printed);
    auto game = reach::newGame(parsed.record->setup);
    for (const auto& entry : parsed.record->entries) {
        const auto decision = reach::decide(game, entry.command);
        if (!decision.accepted()) complain("refused", reach::printCommand(entry.command));
        for (const auto& event : decision.events) reach::evolve(game.state, event);
    }
    if (const auto fault = reach::findInconsistency(game); !fault.empty()) complain("inconsistent", fault);
    if (reach::options(game, reach::Want::Legal).empty()) complain("no way on", printed);
    return 0;
}
