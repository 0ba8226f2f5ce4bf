#pragma once

#include "engine/contract/card.h"
#include "engine/contract/printed.h"
#include "engine/core/names.h"

#include <algorithm>

/// All cards with text that can be on the table. CardId is the index: the base Court deck BC01 to BC31, the
/// leaders LEAD01 to LEAD16, the lore L01 to L28, then the cards of the campaign in printed order
/// (engine/fates/campaign_catalogue.cpp).
namespace reach {

inline constexpr int kCourtCards = 31;
inline constexpr int kLeaders = 16;
inline constexpr int kLore = 28;
inline constexpr int kBaseCards = kCourtCards + kLeaders + kLore;

namespace detail {
extern const std::array<const Card*, kBaseCards> kBaseCatalogue;
int countCards();

/// An entry for every id. The last entry stands for all other ids.
using CardTable = std::array<const Card*, CardSet::kCapacity + 1>;
const CardTable& cardTable();

inline const Card& campaignCard(CardId id) {
    static const CardTable& table = cardTable();
    return *table[std::min(static_cast<std::size_t>(index(id)), table.size() - 1)];
}
}  // namespace detail

/// Returns the number of all cards.
inline int cardCount() {
    static const int count = detail::countCards();
    return count;
}

constexpr CardId courtCard(int number) {
    return static_cast<CardId>(number - 1);
}
constexpr CardId leaderCard(int number) {
    return static_cast<CardId>(kCourtCards + number - 1);
}
constexpr CardId loreCard(int number) {
    return static_cast<CardId>(kCourtCards + kLeaders + number - 1);
}

/// The cards of the base game and of Leaders & Lore, by CardId.
std::span<const Card* const> baseCatalogue();

/// Returns the card of a known id. Returns an empty card for None, Unknown or an index beyond the catalogue.
inline const Card& cardOf(CardId id) {
    const auto at = static_cast<std::size_t>(index(id));
    return at < kBaseCards ? *detail::kBaseCatalogue[at] : detail::campaignCard(id);
}

/// Returns the catalogue index of a printed id among the cards of a game without the campaign (compare
/// findCard, core/names.h).
CardId findBaseCard(std::string_view printedId);

/// `fateCard` returns the Fate card with this number, 1 to 24, or None. `fateOf` returns the number of a Fate
/// card, or 0.
CardId fateCard(int fate);
std::uint8_t fateOf(CardId card);

/// `faithfulCard` returns the Faithful action card with this number, or None. `faithfulNumber` returns the
/// number of such a card (F804 to F812), or 0.
CardId faithfulCard(int number);
int faithfulNumber(CardId card);

/// Returns the Imperial Council, with either side up (BR p.14).
CardId imperialCouncil();

/// Returns the printed facts of a card of the catalogue, of the front for a card with two sides. Returns null
/// for any other id. This is a lookup by index; findPrinted searches all cards for an id.
const PrintedCard* printedOf(CardId card);

/// Returns the printed id of one side of a card with two sides: "F822A", "F822B". Returns the card's own id
/// for any other card.
std::string_view sideOf(CardId card, bool back);

/// True for an id that names a card of the catalogue.
inline bool isCard(CardId id) {
    return index(id) < kBaseCards || index(id) < cardCount();
}

inline bool isGuild(CardId id) {
    return isCard(id) && cardOf(id).kind == CardKind::Guild;
}

/// True for the action cards that Fates add: Faithful cards and an Event.
inline bool isActionCard(CardId id) {
    return isCard(id) && (cardOf(id).kind == CardKind::Action || cardOf(id).kind == CardKind::Event);
}
inline bool isLeader(CardId id) {
    return isCard(id) && cardOf(id).kind == CardKind::Leader;
}
inline bool isLore(CardId id) {
    return isCard(id) && cardOf(id).kind == CardKind::Lore;
}

/// Calls visit(CardId, const Card&) for each card in the player's area.
template <typename Visit>
void forEachCard(const PlayerState& player, Visit visit) {
    player.cards.forEach([&](CardId id) { visit(id, cardOf(id)); });
}

/// Calls visit(CardId, const Card&) for each Guild card in the player's area, which can be stolen or given.
template <typename Visit>
void forEachGuild(const PlayerState& player, Visit visit) {
    forEachCard(player, [&](CardId id, const Card& card) {
        if (card.kind == CardKind::Guild) visit(id, card);
    });
}

/// Returns all cards of the catalogue for which `member` is true, that is, cards that fill a member which the
/// default card leaves empty. Callers compute the set once, so that a table without such cards needs no test
/// of each card.
template <typename Member>
CardSet cardsWith(Member member) {
    CardSet all;
    for (int i = 0; i < cardCount(); ++i)
        if (const auto id = static_cast<CardId>(i); member(cardOf(id))) all.insert(id);
    return all;
}

inline bool isDeclared(const State& state, Ambition ambition) {
    return std::any_of(state.markers.begin(), state.markers.end(),
                       [&](const AmbitionMarker& marker) { return marker.where == ambition; });
}

}  // namespace reach
