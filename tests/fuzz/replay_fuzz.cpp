#include <cstddef>
#include <cstdio>
#include <cstdlib>

#include "engine/engine.h"
#include "engine/record/record.h"

namespace {

[[noreturn]] void complain(const char* what, const reach::Command& command, const std::string& detail) {
    std::fprintf(stderr, "%s after \"%s\": %s\n", what, reach::printCommand(command).c_str(), detail.c_str());
    std::abort();
}

}  // namespace

/// Entries nobody would make, in any order: no crash, nothing changes on a refusal, and whatever is accepted
/// leaves the table consistent and with a way on.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto parsed = reach::parseRecord(text);
    if (!parsed.record || reach::checkSetup(parsed.record->setup) != reach::Rule::None) return 0;
    auto game = reach::newGame(parsed.record->setup);
    for (const auto& entry : parsed.record->entries) {
        const auto decision = reach::decide(game, entry.command);
        if (!decision.accepted() && !decision.events.empty())
            complain("events of a refusal", entry.command, "");
        for (const auto& event : decision.events) reach::evolve(game.state, event);
        if (const auto fault = reach::findInconsistency(game); !fault.empty())
            complain("inconsistent", entry.command, fault);
        for (const auto& option : reach::options(game, reach::Want::Legal))
            if (!reach::check(game, option.command).legal())
                complain("illegal option", entry.command, reach::printCommand(option.command));
    }
    return 0;
}
