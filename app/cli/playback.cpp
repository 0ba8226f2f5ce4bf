#include "app/cli/playback.h"

#include "app/cli/terminal.h"
#include "app/words/parse_words.h"
#include "app/words/rule_words.h"

#include <algorithm>
#include <fstream>
#include <iostream>
#include <string>

namespace reach::cli {
namespace {

/// The whole file, or one byte more than a record may have.
std::optional<std::string> readAll(std::istream& in) {
    std::string text(kMaxRecordBytes + 1, '\0');
    in.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (in.bad()) return std::nullopt;
    text.resize(static_cast<std::size_t>(in.gcount()));
    return text;
}

std::optional<std::string> readFile(const std::string& file) {
    if (file == "-") return readAll(std::cin);
    std::ifstream in(file, std::ios::binary);
    if (!in) return std::nullopt;
    return readAll(in);
}

std::optional<Record> parse(const std::string& file, const std::string& text) {
    auto parsed = parseRecord(text);
    for (const ParseError& error : parsed.errors)
        complain("%s:%d:%d: %s\n", file.c_str(), error.line, error.column,
                 qUtf8Printable(words::parseErrorText(error)));
    return std::move(parsed.record);
}

/// True if the entry is impossible on the table. With strictness `strict` the verdict of a broken rule is a
/// refusal as well, but such an entry is not impossible.
bool isNonsense(const Verdict& verdict) {
    return verdict.refused() && (verdict.violations.empty() || !(verdict.refusal == verdict.violations[0]));
}

/// True for an entry that loosens the strictness. A strict replay ignores such entries.
bool loosens(const Command& command) {
    return std::holds_alternative<command::SetStrictness>(command);
}

}  // namespace

std::optional<std::string> readText(const std::string& file) {
    auto text = readFile(file);
    if (!text) complain("%s: cannot be read\n", file.c_str());
    return text;
}

std::optional<Playback> openRecord(const std::string& file) {
    const auto text = readText(file);
    return text ? openRecord(file, *text) : std::nullopt;
}

std::optional<Playback> openRecord(const std::string& file, const std::string& text) {
    auto record = parse(file, text);
    if (!record) return std::nullopt;
    if (const Rule rule = checkSetup(record->setup); rule != Rule::None) {
        complain("%s:1: the header makes no sense: %s\n", file.c_str(),
                 qUtf8Printable(words::ruleText({rule, CardId::None})));
        return std::nullopt;
    }
    Playback playback{std::move(*record), {}, {}, 0, {}, {}};
    playback.game = newGame(playback.record.setup);
    for (std::size_t color = 0; color < kPlayerColors; ++color)
        playback.names.names[color] = QString::fromStdString(playback.record.names[color]);
    return playback;
}

void play(Playback& playback, int at, bool strict) {
    State& state = playback.game.state;
    if (strict) state.strictness = Strictness::Strict;
    for (const Entry& entry : playback.record.entries) {
        if (playback.played >= at) return;
        ++playback.played;
        if (strict && loosens(entry.command)) continue;
        const Decision decision = decide(playback.game, entry.command);
        if (isNonsense(decision.verdict)) {
            playback.nonsense = Breach{entry.line, decision.verdict.refusal};
            return;
        }
        for (const Violation& violation : decision.verdict.violations)
            playback.breaches.push_back({entry.line, violation});
        if (!decision.accepted()) return;
        for (const Event& event : decision.events) evolve(state, event);
    }
}

std::string breachLine(const std::string& file, const Breach& breach) {
    auto text =
        file + ":" + std::to_string(breach.line) + ": " + words::ruleText(breach.violation).toStdString();
    const auto citation = words::citation(breach.violation);
    if (!citation.isEmpty()) text += ", " + citation.toStdString();
    return text;
}

}  // namespace reach::cli
