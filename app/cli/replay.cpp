#include "app/cli/arcades.h"
#include "app/cli/calls.h"
#include "app/cli/playback.h"
#include "app/cli/state_json.h"
#include "app/cli/state_text.h"
#include "app/cli/table_json.h"
#include "app/cli/terminal.h"
#include "engine/record/frame.h"

namespace reach::cli {
namespace {

using Tell = void (*)(const char* format, ...);

void tellBreaches(const std::string& file, const Playback& playback, Tell tell) {
    for (const Breach& breach : playback.breaches) tell("%s\n", breachLine(file, breach).c_str());
}

Json replayJson(const Playback& playback) {
    Json json = stateJson(playback.game, playback.names);
    json["entries"] = playback.played;
    Json violations = Json::array();
    for (const Breach& breach : playback.breaches) {
        Json violation{{"line", breach.line}};
        violation.update(violationJson(breach.violation));
        violations.push_back(std::move(violation));
    }
    json["violations"] = std::move(violations);
    json["table"] = tableJson(playback);
    return json;
}

/// Prints the violations. With JSON they go to standard error, because JSON must be alone on standard output.
void tell(const ReplayCall& call, const Playback& playback) {
    tellBreaches(call.file, playback, call.json ? complain : say);
    if (call.json)
        sayJson(replayJson(playback));
    else
        say("%s", stateText(playback.game, playback.names).c_str());
}

}  // namespace

int replay(const ReplayCall& call) {
    const auto text = readText(call.file);
    if (!text) return kUnusable;
    if (gameOf(*text) == kArcades) return replayArcades(call, *text);
    auto playback = openRecord(call.file, *text);
    if (!playback) return kUnusable;
    play(*playback, call.at, call.strict);
    if (playback->nonsense) {
        tellBreaches(call.file, *playback, complain);
        complain("%s\n", breachLine(call.file, *playback->nonsense).c_str());
        return kUnusable;
    }
    tell(call, *playback);
    return playback->breaches.empty() ? kFine : kViolations;
}

int listOptions(const OptionsCall& call) {
    const auto text = readText(call.file);
    if (!text) return kUnusable;
    if (gameOf(*text) == kArcades) return listArcadesOptions(call, *text);
    auto playback = openRecord(call.file, *text);
    if (!playback) return kUnusable;
    play(*playback, call.at, false);
    if (playback->nonsense) {
        complain("%s\n", breachLine(call.file, *playback->nonsense).c_str());
        return kUnusable;
    }
    Json list = Json::array();
    for (const Option& option : options(playback->game)) list.push_back(printCommand(option.command));
    if (call.json) {
        const Json json{{"prompt", promptJson(prompt(playback->game), playback->names)},
                        {"options", std::move(list)}};
        sayJson(json);
        return kFine;
    }
    for (const auto& line : list) say("%s\n", line.get_ref<const std::string&>().c_str());
    return kFine;
}

}  // namespace reach::cli
