#include "engine/protocol/rule.h"

#include <array>

namespace reach {
namespace {

struct Row {
    std::string_view name;
    RuleRef ref;
};

/// In the order of Rule.
constexpr std::array<Row, kRules> kRows{{
    {"none", {Book::App, 0, ""}},
    {"not-your-turn", {Book::Base, 8, "Playing a Chapter"}},
    {"play-a-card-first", {Book::Base, 8, "Step 1: Player with Initiative Takes Turn"}},
    {"card-already-played", {Book::Base, 8, "Playing a Chapter"}},
    {"lead-needs-initiative", {Book::Base, 8, "Step 1: Player with Initiative Takes Turn"}},
    {"lead-before-following", {Book::Base, 8, "Step 1: Player with Initiative Takes Turn"}},
    {"already-led", {Book::Base, 8, "Step 1: Player with Initiative Takes Turn"}},
    {"no-cards-in-hand", {Book::Base, 10, "Step 2: Other Players Take Turns"}},
    {"card-not-in-deck", {Book::Base, 4, "Set Up Table"}},
    {"faithful-not-in-deck", {Book::Card, 0, "F813"}},
    {"card-seen-before", {Book::Base, 11, "Step 4: Discard Cards & Check for New Round"}},
    {"surpass-needs-suit", {Book::Base, 10, "Surpass"}},
    {"surpass-needs-higher", {Book::Base, 10, "Surpass"}},
    {"pivot-needs-other-suit", {Book::Base, 10, "Pivot"}},
    {"pass-needs-initiative", {Book::Base, 8, "Passing Initiative"}},
    {"declare-needs-initiative", {Book::Base, 9, "Declaring an Ambition"}},
    {"declare-before-actions", {Book::Base, 9, "Declaring an Ambition"}},
    {"declare-once", {Book::Base, 9, "Declaring an Ambition"}},
    {"declare-card-ambition", {Book::Base, 9, "Declaring an Ambition"}},
    {"declare-needs-marker", {Book::Base, 9, "Declaring an Ambition"}},
    {"seize-not-by-holder", {Book::Base, 10, "Seizing the Initiative"}},
    {"seize-once", {Book::Base, 10, "Seizing the Initiative"}},
    {"seize-before-actions", {Book::Base, 10, "Seizing the Initiative"}},
    {"seize-needs-card", {Book::Base, 10, "Seizing the Initiative"}},
    {"prelude-over", {Book::Base, 20, "Prelude Actions"}},
    {"token-not-held", {Book::Base, 17, "Resources"}},
    {"spend-as-needs-card", {Book::Base, 17, "Resources"}},
    {"free-actions-first", {Book::App, 0, ""}},
    {"arrange-after-gain", {Book::Base, 17, "Resources"}},
    {"arrange-only-own", {Book::Base, 17, "Resources"}},
    {"action-not-on-card", {Book::Base, 8, "Step 1: Player with Initiative Takes Turn"}},
    {"no-pips-left", {Book::Base, 8, "Step 1: Player with Initiative Takes Turn"}},
    {"tax-own-or-controlled", {Book::Base, 12, "Tax"}},
    {"tax-once-per-turn", {Book::Base, 12, "Tax Limit"}},
    {"build-needs-presence", {Book::Base, 12, "Build"}},
    {"build-needs-slot", {Book::Base, 12, "Build"}},
    {"outside-needs-card", {Book::Base, 12, "Build"}},
    {"build-ship-at-starport", {Book::Base, 12, "Build"}},
    {"build-ship-once-per-turn", {Book::Base, 12, "Build"}},
    {"not-in-play", {Book::Base, 6, "The Map"}},
    {"move-own-ships", {Book::Base, 13, "Move"}},
    {"move-adjacent", {Book::Base, 13, "Move"}},
    {"catapult-needs-starport", {Book::Base, 13, "Move"}},
    {"catapult-stops", {Book::Base, 13, "Move"}},
    {"repair-damaged-only", {Book::Base, 13, "Repair"}},
    {"repair-own", {Book::Base, 13, "Repair"}},
    {"influence-court-card", {Book::Base, 13, "Influence"}},
    {"secure-most-agents", {Book::Base, 13, "Secure"}},
    {"battle-needs-ships", {Book::Base, 14, "Battle"}},
    {"battle-needs-defender", {Book::Base, 14, "Battle"}},
    {"collect-later", {Book::Base, 14, "Collect Dice"}},
    {"dice-limit", {Book::Base, 14, "Collect Dice"}},
    {"dice-per-kind", {Book::Base, 14, "Collect Dice"}},
    {"raid-dice-limit", {Book::Base, 14, "Raid Dice Limit"}},
    {"roll-matches-dice", {Book::Base, 14, "Roll and Resolve Dice"}},
    {"reroll-limit", {Book::Card, 0, "BC13"}},
    {"hits-must-match", {Book::Base, 14, "Roll and Resolve Dice"}},
    {"targets-in-order", {Book::Base, 14, "Roll and Resolve Dice"}},
    {"ransack-defenders-card", {Book::Base, 16, "Ransack the Court"}},
    {"raid-needs-keys", {Book::Base, 16, "Raiding"}},
    {"raid-not-stealable", {Book::Card, 0, "BC22"}},
    {"new-action-needs-pip", {Book::Base, 20, "New Actions"}},
    {"card-not-held", {Book::Base, 17, "Guild Cards"}},
    {"card-secured-this-prelude", {Book::Base, 20, "Prelude Actions"}},
    {"card-once-per-turn", {Book::Base, 20, "Prelude Actions"}},
    {"card-before-actions", {Book::Base, 20, "Prelude Actions"}},
    {"card-conditions", {Book::Card, 0, ""}},
    {"draft-one-leader", {Book::Base, 21, "Leaders & Lore"}},
    {"draft-lore-limit", {Book::Base, 21, "Leaders & Lore"}},
    {"draft-from-the-row", {Book::Base, 21, "Leaders & Lore"}},
    {"presence-law", {Book::BlightedReach, 10, "Control & Command"}},
    {"movement-law", {Book::BlightedReach, 10, "Movement"}},
    {"truce-law", {Book::BlightedReach, 11, "Battle, Harm, & Taxing"}},
    {"event-not-led", {Book::BlightedReach, 12, "Event Cards"}},
    {"free-needs-control", {Book::BlightedReach, 15, "The Free States"}},
    {"council-decided", {Book::BlightedReach, 14, "Imperial Council Decided"}},
    {"settle-by-the-fleet", {Book::BlightedReach, 6, "2. Set Up Players"}},
    {"summit-actions", {Book::BlightedReach, 16, "Call to Order"}},
    {"favors-cost", {Book::BlightedReach, 16, "Call to Order"}},
    {"cede-control", {Book::BlightedReach, 17, "Negotiations"}},
    {"negotiation-action", {Book::BlightedReach, 17, "Negotiations"}},
    {"imperial-demand", {Book::BlightedReach, 20, "Collect Imperial Demand"}},
    {"imperial-action", {Book::BlightedReach, 21, "Take Imperial Action"}},
    {"flagship-start", {Book::BlightedReach, 22, "Flagships"}},
    {"flagship-builds", {Book::BlightedReach, 22, "Flagships"}},
    {"flagship-planet", {Book::BlightedReach, 22, "Upgrades & Armor"}},
    {"flagship-armor", {Book::BlightedReach, 22, "Upgrades & Armor"}},
    {"flagship-ships", {Book::BlightedReach, 22, "Flagships"}},
    {"slipstream-drive", {Book::BlightedReach, 25, "Flagship Upgrade Benefits"}},
    {"resettling", {Book::BlightedReach, 25, "Resettling Flagships"}},
    {"card-protected", {Book::BlightedReach, 27, "Protected Guild Cards"}},
    {"attach-bare", {Book::BlightedReach, 27, "Attaching Cards"}},
    {"fate-for-the-act", {Book::BlightedReach, 29, "F. Choose Fate"}},
    {"chapter-not-over", {Book::Base, 18, "Ending a Chapter"}},
    {"discard-not-needed", {Book::Base, 17, "Resources"}},
    {"place-at-gate", {Book::Base, 22, "Elimination & Concession"}},
    {"mulligan-only-second", {Book::Base, 19, "Two-Player Mulligans"}},
    {"answer-first", {Book::App, 0, ""}},
    {"nothing-asked", {Book::App, 0, ""}},
    {"choice-not-asked", {Book::App, 0, ""}},
    {"say-more", {Book::App, 0, ""}},
    {"seal-holds", {Book::App, 0, ""}},
    {"game-over", {Book::App, 0, ""}},
    {"not-in-this-game", {Book::App, 0, ""}},
    {"has-conceded", {Book::App, 0, ""}},
    {"needs-rival", {Book::App, 0, ""}},
    {"needs-planet", {Book::App, 0, ""}},
    {"needs-gate", {Book::App, 0, ""}},
    {"needs-guild", {Book::App, 0, ""}},
    {"no-such-piece", {Book::Base, 22, "Pieces & Piece Limits"}},
    {"none-in-supply", {Book::Base, 22, "Pieces & Piece Limits"}},
    {"no-such-token", {Book::App, 0, ""}},
    {"no-such-card", {Book::App, 0, ""}},
    {"no-such-ambition", {Book::App, 0, ""}},
    {"number-out-of-range", {Book::App, 0, ""}},
    {"beyond-the-box", {Book::Base, 22, "Pieces & Piece Limits"}},
    {"map-not-tracked", {Book::App, 0, ""}},
    {"system-not-counted", {Book::App, 0, ""}},
    {"turns-not-tracked", {Book::App, 0, ""}},
    {"not-a-campaign", {Book::App, 0, ""}},
}};

const Row& rowOf(Rule rule) {
    const auto at = static_cast<std::size_t>(rule);
    return kRows[at < kRows.size() ? at : 0];
}

}  // namespace

RuleRef ruleRef(Rule rule) {
    return rowOf(rule).ref;
}

std::string_view nameOf(Rule rule) {
    return rowOf(rule).name;
}

}  // namespace reach
