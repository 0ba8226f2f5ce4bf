#pragma once

#include "engine/contract/card.h"
#include "engine/contract/printed.h"
#include "engine/core/names.h"

#include <algorithm>

/// All cards with a text that lie on the table; CardId is the index: the base Court deck BC01 to BC31, the
/// leaders LEAD01 to LEAD16, the lore L01 to L28, then the campaign's in printed order
/// (engine/fates/campaign_catalogue.cpp).
namespace reach {

inline constexpr int kCourtCards = 31;
inline constexpr int kLeaders = 16;
inline constexpr int kLore = 28;
inline constexpr int kBaseCards = kCourtCards + kLeaders + kLore;

namespace detail {
extern const std::array<const Card*, kBaseCards> kBaseCatalogue;
int countCards();

/// A place for every id, the last for any other.
using CardTable = std::array<const Card*, CardSet::kCapacity + 1>;
const CardTable& cardTable();

inline const Card& campaignCard(CardId id) {
    static const CardTable& table = cardTable();
    return *table[std::min(static_cast<std::size_t>(index(id)), table.size() - 1)];
}
}  // namespace detail

/// How many cards there are in all.
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

/// The card of a known id; for None, Unknown or an index beyond the catalogue an empty card.
inline const Card& cardOf(CardId id) {
    const auto at = static_cast<std::size_t>(index(id));
    return at < kBaseCards ? *detail::kBaseCatalogue[at] : detail::campaignCard(id);
}

/// The catalogue index of a printed id (findCard, core/names.h) among what a game without the campaign uses.
CardId findBaseCard(std::string_view printedId);

/// The Fate card with this number, 1 to 24, and the number of a Fate card; None and 0 for anything else.
CardId fateCard(int fate);
std::uint8_t fateOf(CardId card);

/// The Faithful action card with this number, and the number of one (F804 to F812); None and 0 for anything
/// else.
CardId faithfulCard(int number);
int faithfulNumber(CardId card);

/// The Imperial Council, whichever side is up (BR p.14).
CardId imperialCouncil();

/// The facts of a card of the catalogue, of its front where it has two sides; null for anything else. Of what
/// is known by its index: findPrinted looks an id up among all.
const PrintedCard* printedOf(CardId card);

/// The printed id of this side of a card with two: "F822A", "F822B"; of any other card its own.
std::string_view sideOf(CardId card, bool back);

/// True for an id that names a card of the catalogue.
inline bool isCard(CardId id) {
    return index(id) < kBaseCards || index(id) < cardCount();
}

inline bool isGuild(CardId id) {
    return isCard(id) && cardOf(id).kind == CardKind::Guild;
}

/// True for what Fates add to the action cards: Faithful ones, an Event.
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

/// Calls visit(CardId, const Card&) for each Guild card in the player's area: what can be stolen or given.
template <typename Visit>
void forEachGuild(const PlayerState& player, Visit visit) {
    forEachCard(player, [&](CardId id, const Card& card) {
        if (card.kind == CardKind::Guild) visit(id, card);
    });
}

/// All cards of the catalogue that fill this member, which the untouched card leaves empty: found out once,
/// so that a table without any of them is not asked card by card.
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
