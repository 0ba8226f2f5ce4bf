#include "engine/contract/printed.h"

#include "engine/cards/printed_rows.h"

#include <algorithm>
#include <array>
#include <vector>

namespace reach {
namespace {

constexpr std::array<std::string_view, kFates> kFateNames{
    "Steward",        "Founder",  "Magnate",     "Advocate",    "Caretaker",      "Partisan",
    "Admiral",        "Believer", "Pathfinder",  "Hegemon",     "Planet Breaker", "Pirate",
    "Blight Speaker", "Pacifist", "Peacekeeper", "Warden",      "Overlord",       "Survivalist",
    "Redeemer",       "Guardian", "Naturalist",  "Gate Wraith", "Conspirator",    "Judge"};

constexpr std::array<std::string_view, kPrintedKinds> kKindNames{
    "map setup", "action",     "event",    "guild",   "vox",     "lore",     "leader", "imperial council",
    "edict",     "law",        "summit",   "title",   "ability", "reminder", "fate",   "setup",
    "objective", "resolution", "monopoly", "economy", "doctrine"};

std::vector<PrintedCard> everyPart() {
    std::vector<PrintedCard> all;
    for (const auto part : {basePrinted(), campaignPrinted(), fatesPrinted01(), fatesPrinted05(),
                            fatesPrinted09(), fatesPrinted17()})
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

}  // namespace

std::span<const PrintedCard> printedCards() {
    static const std::vector<PrintedCard> cards = everyPart();
    return cards;
}

const PrintedCard* findPrinted(std::string_view id) {
    const auto cards = printedCards();
    const auto at = std::ranges::find(cards, id, &PrintedCard::id);
    return at == cards.end() ? nullptr : &*at;
}

std::string_view fateName(int fate) {
    return fate >= 1 && fate <= kFates ? kFateNames[static_cast<std::size_t>(fate - 1)] : std::string_view{};
}

std::string_view nameOf(PrintedKind kind) {
    return kKindNames[static_cast<std::size_t>(kind)];
}

std::string_view nameOf(PrintedSet set) {
    switch (set) {
        case PrintedSet::Base: return "base";
        case PrintedSet::LeadersAndLore: return "leaders-and-lore";
        case PrintedSet::BlightedReach: return "blighted-reach";
    }
    return "";
}

}  // namespace reach
