#include "engine/fates/campaign_catalogue.h"

#include "engine/cards/sets.h"
#include "engine/contract/catalogue.h"
#include "engine/contract/fate.h"
#include "engine/fates/rooms.h"

#include <algorithm>
#include <charconv>
#include <string>
#include <vector>

namespace reach {
namespace {

// clang-format off
constexpr Reprint kReprints[]{
    {"CC01", "BC02"}, {"CC02", "BC05"}, {"CC03", "BC08"}, {"CC04", "BC09"}, {"CC05", "BC13"}, {"CC06", "BC11"},
    {"CC07", "BC16"}, {"CC08", "BC20"}, {"CC09", "BC22"}, {"CC10", "BC23"}, {"F117", "BC25"}, {"F208", "BC05"},
    {"F209", "BC05"}, {"F210", "BC04"}, {"F211", "BC04"}, {"F305", "BC24"}, {"F306", "BC12"}, {"F307", "BC03"},
    {"F308", "BC06"}, {"F605", "BC01"}, {"F606", "BC07"}, {"F607", "BC15"}, {"F608", "BC19"}, {"F609", "BC21"},
    {"F610", "BC25"}, {"F611", "BC10"}, {"F612", "BC11"}, {"F622", "BC10"}, {"F623", "BC11"}, {"F708", "BC14"},
    {"F709", "BC14"}, {"F819", "BC18"}, {"F826", "BC18"}, {"F1007", "BC12"}, {"F1008", "BC12"},
    {"F1615", "BC13"}, {"F1616", "BC22"}, {"F1904", "BC24"}, {"F2302", "BC17"}, {"F105", "CC12"},
    {"F1311", "CC15"}, {"F304", "BC23"}, {"F410", "CC13"}, {"F710", "F118"}, {"F711", "F118"}, {"F715", "F118"},
    {"F716", "F118"}, {"F1207", "BC20"},
    {"F1405", "F409"}, {"F1702", "F1102"},
};
// clang-format on

/// Cards that a Fate adds to the action cards. They cannot be traced once a player has them in hand.
bool joinsActions(const PrintedCard& card) {
    return card.fate != 0 && (card.kind == PrintedKind::Action || card.kind == PrintedKind::Event);
}

/// Kinds that are cards on the table. The front stands for both sides.
bool liesOnTheTable(const PrintedCard& card) {
    using enum PrintedKind;
    constexpr std::array kKinds{Guild, Vox,     Lore,     ImperialCouncil, Edict,   Law,      Summit,
                                Title, Ability, Reminder, Monopoly,        Economy, Doctrine, Fate};
    const bool regent = card.kind == Title && card.fate == 0;
    const bool kindFits = std::ranges::count(kKinds, card.kind) > 0 || joinsActions(card);
    return card.set == PrintedSet::BlightedReach && !regent && kindFits &&
           (card.flipSide.empty() || card.id.back() == 'A');
}

/// Returns the literal with the effects of the card, or null if it is not implemented.
const Card* modelled(std::string_view id) {
    for (const auto literals : {campaignLiterals(), fateLiterals()})
        for (const Card* card : literals)
            if (card->id == id) return card;
    if (const CardId base = findBaseCard(id); base != CardId::None) return &cardOf(base);
    const auto* reprint = std::ranges::find(kReprints, id, &Reprint::id);
    return reprint == std::end(kReprints) ? nullptr : modelled(reprint->of);
}

std::vector<Card> everyCard() {
    std::vector<Card> all;
    for (const PrintedCard& printed : printedCards()) {
        if (!liesOnTheTable(printed)) continue;
        const Card* literal = modelled(printed.id);
        Card card = literal != nullptr ? *literal : Card{};
        card.id = printed.id;
        card.name = printed.name;
        card.kind = printed.kind;
        card.suit = printed.suit;
        card.raidCost = printed.raidCost;
        all.push_back(card);
    }
    return all;
}

constexpr Card kNoCard{};

}  // namespace

std::span<const Card> campaignCatalogue() {
    static const std::vector<Card> all = everyCard();
    return all;
}

int detail::countCards() {
    return kBaseCards + static_cast<int>(campaignCatalogue().size());
}

namespace {

/// By number, from 1.
const std::array<CardId, kFates>& fateCards() {
    static const auto cards = [] {
        std::array<CardId, kFates> all{};
        for (int fate = 1; fate <= kFates; ++fate)
            all[static_cast<std::size_t>(fate - 1)] =
                findCard((fate < 10 ? "FATE0" : "FATE") + std::to_string(fate));
        return all;
    }();
    return cards;
}

}  // namespace

CardId fateCard(int fate) {
    return fate >= 1 && fate <= kFates ? fateCards()[static_cast<std::size_t>(fate - 1)] : CardId::None;
}

namespace {

constexpr int kMostInSet = 99;  ///< ids have two digits for the number in the set

/// The cards of each Fate's set by their printed numbers: "F113", "F822A". Rules ask for some all the time.
struct FateSets {
    std::array<std::array<CardId, kMostInSet + 1>, kFates + 1> cards{};

    FateSets() {
        for (auto& set : cards) set.fill(CardId::None);
        for (int i = kBaseCards; i < cardCount(); ++i) {
            std::string_view id = cardOf(static_cast<CardId>(i)).id;
            const bool sided = id.ends_with('A');
            if (sided) id.remove_suffix(1);
            std::size_t number = 0;
            const auto* end = id.data() + id.size();
            if (!id.starts_with('F') || std::from_chars(id.data() + 1, end, number).ptr != end) continue;
            if (number / 100 >= cards.size()) continue;
            CardId& place = cards[number / 100][number % 100];
            if (!sided || place == CardId::None) place = static_cast<CardId>(i);
        }
    }
};

}  // namespace

CardId fateSetCard(int fate, int number) {
    static const FateSets sets;
    const bool known = fate >= 1 && fate <= kFates && number >= 0 && number <= kMostInSet;
    return known ? sets.cards[static_cast<std::size_t>(fate)][static_cast<std::size_t>(number)]
                 : CardId::None;
}

CardId imperialCouncil() {
    static const CardId council = findCard("AID01A");
    return council;
}

CardId faithfulCard(int number) {
    static const auto cards = [] {
        std::array<CardId, kFaithfulCards> all{};
        for (const PrintedCard& printed : printedCards())
            if (printed.fate != 0 && printed.kind == PrintedKind::Action)
                all[static_cast<std::size_t>(printed.number - 1)] = findCard(printed.id);
        return all;
    }();
    return number >= 1 && number <= kFaithfulCards ? cards[static_cast<std::size_t>(number - 1)]
                                                   : CardId::None;
}

int faithfulNumber(CardId card) {
    for (int number = 1; number <= kFaithfulCards; ++number)
        if (isCard(card) && faithfulCard(number) == card) return number;
    return 0;
}

std::uint8_t fateOf(CardId card) {
    if (!isCard(card)) return 0;
    const auto found = std::ranges::find(fateCards(), card);
    return found == fateCards().end() ? std::uint8_t{0}
                                      : static_cast<std::uint8_t>(found - fateCards().begin() + 1);
}

const detail::CardTable& detail::cardTable() {
    static const auto byId = [] {
        CardTable all{};
        all.fill(&kNoCard);
        std::size_t at = kBaseCards;
        for (const Card& card : campaignCatalogue()) all[at++] = &card;
        return all;
    }();
    return byId;
}

}  // namespace reach
