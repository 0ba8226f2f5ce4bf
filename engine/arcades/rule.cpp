#include "engine/arcades/rule.h"

#include <array>

namespace reach::arcades {
namespace {

struct Row {
    std::string_view name;
    std::string_view heading;
};

/// In the order of Rule.
constexpr std::array<Row, kRules> kRows{{
    {"none", ""},
    {"not-in-this-game", ""},
    {"number-out-of-range", ""},
    {"not-asked", ""},
    {"answer-first", ""},
    {"not-your-turn", "Action Phase, A. Card Play"},
    {"game-over", "Gameplay"},
    {"nothing-to-do", ""},
    {"no-ships-there", ""},
    {"no-ships-in-supply", "Core Concepts, Ships"},
    {"no-city-left", "Core Concepts, Cities"},
    {"token-not-held", "Core Concepts, Resources"},
    {"token-not-in-supply", "Core Concepts, Resources"},
    {"card-not-in-deck", "Setup C and D"},
    {"card-already-seen", "Recruit phase"},
    {"beyond-the-box", ""},
    {"start-card-drawn", "Setup J"},
    {"only-bots-act", "Solo Mode, Action phase"},
    {"bots-play-by-rule", "Solo Mode, Action phase A1"},
    {"card-already-played", "Action Phase, A. Card Play"},
    {"play-a-card-first", "Action Phase, A. Card Play"},
    {"follow-suit", "Action Phase, A. Card Play"},
    {"place-or-points", "Core Concepts, Action cards"},
    {"place-at-number", "Core Concepts, Action cards"},
    {"place-up-to-three", "Core Concepts, Action cards"},
    {"sevens-only-place", "Core Concepts, Action cards"},
    {"not-enough-points", "Action Phase, A. Card Play"},
    {"collect-on-the-way", "Core Concepts, Agents"},
    {"collect-once", "Core Concepts, Agents"},
    {"move-adjacent", "Core Concepts"},
    {"repair-damaged", "Core Concepts, Ships"},
    {"battle-at-agent", "Battle"},
    {"research-once", "Action Phase, A. Card Play"},
    {"researched-already", "Research"},
    {"colonize-once", "Action Phase, A. Card Play"},
    {"colonize-at-agent", "Action Phase, A. Card Play"},
    {"one-city-a-planet", "Core Concepts"},
    {"phantom-adjacent", "2 Player Mode, Action phase A"},
    {"free-at-agent", "Action Phase, A. Card Play"},
    {"free-up-to-two", "Action Phase, A. Card Play"},
    {"psionic-collects-nothing", "Action Phase, A. Card Play"},
    {"declare-by-leader", "Action Phase, A. Card Play"},
    {"declare-after-actions", "Action Phase, A. Card Play"},
    {"declare-once", "Action Phase, A. Card Play"},
    {"one-marker-a-cluster", "Action Phase, A. Card Play"},
    {"marker-not-available", "Action Phase, A. Card Play"},
    {"defender-there", "Battle A"},
    {"one-die-a-ship", "Battle B"},
    {"at-most-five-dice", "Battle B"},
    {"raid-dice-need-target", "Battle B"},
    {"roll-matches-dice", "Battle C"},
    {"hits-match-roll", "Battle C"},
    {"keys-pay", "Battle C 4"},
    {"drive-one-per-pyramid", "Battle C 5"},
    {"no-trophies-there", "Core Concepts, Ships"},
    {"power-to-pay", "Core Concepts, Ships"},
    {"arrange-after-gain", "Core Concepts, Resources"},
    {"arrange-only-own", "Core Concepts, Resources"},
}};

}  // namespace

std::string_view headingOf(Rule rule) {
    return kRows[static_cast<std::size_t>(rule)].heading;
}
std::string_view nameOf(Rule rule) {
    return kRows[static_cast<std::size_t>(rule)].name;
}

}  // namespace reach::arcades
