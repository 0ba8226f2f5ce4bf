#include "engine/record/ways_on.h"

#include "engine/contract/catalogue.h"
#include "engine/core/fate_tokens.h"
#include "engine/record/parse.h"
#include "engine/record/record.h"
#include "engine/record/record_names.h"

#include <algorithm>
#include <cctype>

namespace reach {
namespace {

using Ways = std::vector<std::string>;

template <typename Id>
void add(Ways& ways, std::initializer_list<Id> ids) {
    for (const Id id : ids) ways.emplace_back(nameOf(id));
}

template <typename Id>
void addAll(Ways& ways, int count) {
    for (int i = 0; i < count; ++i) ways.emplace_back(nameOf(static_cast<Id>(i)));
}

Ways subjects() {
    Ways ways;
    addAll<Player>(ways, kPlayerColors);
    for (const std::string_view verb : record::tableVerbs()) ways.emplace_back(verb);
    return ways;
}

Ways verbs() {
    const auto words = record::playerVerbs();
    return {words.begin(), words.end()};
}

Ways cards() {
    Ways ways;
    addAll<CardId>(ways, kCourtCards);
    return ways;
}

/// The subjects of "correct", or the words that follow one.
Ways corrections(std::string_view before) {
    constexpr std::string_view kVerb = "correct ";
    Ways ways;
    if (before == kVerb) {
        addAll<Player>(ways, kPlayerColors);
        addAll<SystemId>(ways, kSystems);
        for (const std::string_view word : record::correctionWords()) ways.emplace_back(word);
    } else if (parseName<SystemId>(
                   before.substr(kVerb.size(), before.find(' ', kVerb.size()) - kVerb.size()))) {
        addAll<Player>(ways, kPlayerColors);
        for (const char* word : {"buildings", "empty", "unknown"}) ways.emplace_back(word);
    } else {
        for (const std::string_view word : record::playerCorrectionWords()) ways.emplace_back(word);
    }
    return ways;
}

Ways wordsFor(const ParseError& error, std::string_view before) {
    Ways ways;
    switch (error.code) {
        case ParseCode::ExpectedSubject: return subjects();
        case ParseCode::ExpectedVerb: return verbs();
        case ParseCode::ExpectedPlayer: addAll<Player>(ways, kPlayerColors); break;
        case ParseCode::ExpectedSystem: addAll<SystemId>(ways, kSystems); break;
        case ParseCode::ExpectedCard: return cards();
        case ParseCode::ExpectedActionCard: addAll<ActionCard>(ways, kActionFaces); break;
        case ParseCode::ExpectedResource: addAll<Resource>(ways, kResources); break;
        case ParseCode::ExpectedAmbition: addAll<Ambition>(ways, kAmbitions); break;
        case ParseCode::ExpectedPiece:
            add(ways, {command::PieceKind::Ship, command::PieceKind::City, command::PieceKind::Starport,
                       command::PieceKind::Banner, command::PieceKind::Bunker});
            break;
        case ParseCode::ExpectedDice: addAll<Die>(ways, static_cast<int>(kDice)); break;
        case ParseCode::ExpectedDepth: add(ways, {Depth::Score, Depth::Board, Depth::Turn}); break;
        case ParseCode::ExpectedStrictness:
            add(ways, {Strictness::Off, Strictness::Advise, Strictness::Strict});
            break;
        case ParseCode::ExpectedToken:
            for (const FateToken kind : kAllTokens) ways.emplace_back(tokenKind(kind).name);
            break;
        case ParseCode::ExpectedCorrection: return corrections(before);
        case ParseCode::ExpectedWord:
            for (std::string_view words = error.wanted; !words.empty();) {
                const auto end = words.find('|');
                ways.emplace_back(words.substr(0, end));
                words.remove_prefix(end == std::string_view::npos ? words.size() : end + 1);
            }
            break;
        default: break;
    }
    return ways;
}

bool beginsWith(std::string_view word, std::string_view with) {
    return word.size() >= with.size() &&
           std::equal(with.begin(), with.end(), word.begin(), [](char a, char b) {
               return std::tolower(static_cast<unsigned char>(a)) ==
                      std::tolower(static_cast<unsigned char>(b));
           });
}

/// By its id, or by any word of its name.
bool matches(const std::string& way, std::string_view typed) {
    if (beginsWith(way, typed)) return true;
    const CardId card = findCard(way);
    if (!isCard(card)) return false;
    std::string_view name = cardOf(card).name;
    while (!beginsWith(name, typed)) {
        const auto space = name.find(' ');
        if (space == std::string_view::npos) return false;
        name.remove_prefix(space + 1);
    }
    return true;
}

}  // namespace

std::vector<std::string> waysOn(std::string_view line) {
    const ParsedCommand read = parseCommand(line);
    if (read.command) return {};
    const auto at = static_cast<std::size_t>(std::max(read.error.column - 1, 0));
    if (at > line.size()) return {};
    const std::string_view typed = line.substr(at);
    std::string before(line.substr(0, at));
    if (!before.empty() && before.back() != ' ') before += ' ';
    std::vector<std::string> ways;
    for (const std::string& way : wordsFor(read.error, before))
        if (matches(way, typed)) ways.push_back(before + way);
    return ways;
}

}  // namespace reach
