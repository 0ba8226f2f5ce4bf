#pragma once

#include "engine/cards/card.h"

#include <algorithm>

/// All cards the engine knows; CardId is the index: the base Court deck BC01 to BC31, the leaders LEAD01 to
/// LEAD16, the lore L01 to L28.
namespace reach {

inline constexpr int kCourtCards = 31;
inline constexpr int kLeaders = 16;
inline constexpr int kLore = 28;
inline constexpr int kCards = kCourtCards + kLeaders + kLore;

constexpr CardId courtCard(int number) {
    return static_cast<CardId>(number - 1);
}
constexpr CardId leaderCard(int number) {
    return static_cast<CardId>(kCourtCards + number - 1);
}
constexpr CardId loreCard(int number) {
    return static_cast<CardId>(kCourtCards + kLeaders + number - 1);
}

std::span<const Card* const> catalogue();

/// The card of a known id; for None, Unknown or an index beyond the catalogue an empty card.
const Card& cardOf(CardId id);

/// The cards that have any modifiers: the rules ask for these all the time, and most cards have none.
extern const CardSet kModifyingCards;

/// The catalogue index of a printed id; CardId::None if there is no such card.
CardId findCard(std::string_view printedId);

/// True for an id that names a card of the catalogue.
bool isCard(CardId id);

inline bool isGuild(CardId id) {
    return isCard(id) && cardOf(id).kind == CardKind::Guild;
}

inline bool isLeader(CardId id) {
    return isCard(id) && cardOf(id).kind == CardKind::Leader;
}
inline bool isLore(CardId id) {
    return isCard(id) && cardOf(id).kind == CardKind::Lore;
}

/// "BC05"; "unknown" and "none" for the two special ids.
std::string_view nameOf(CardId id);

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

inline bool isDeclared(const State& state, Ambition ambition) {
    return std::any_of(state.markers.begin(), state.markers.end(),
                       [&](const AmbitionMarker& marker) { return marker.where == ambition; });
}

/// Calls visit(CardId, const Modifiers&) for each card in the player's area whose modifiers hold now.
template <typename Visit>
void forEachModifier(const State& state, Player player, Visit visit) {
    (state.of(player).cards & kModifyingCards).forEach([&](CardId id) {
        const Modifiers& modifiers = cardOf(id).modifiers;
        const Ambition needed = modifiers.whileDeclared;
        if (needed == Ambition::None || isDeclared(state, needed)) visit(id, modifiers);
    });
}

/// The card whose modifier is set and holds now; None. "Which card lets the player do this?"
template <typename Flag>
CardId cardWith(const State& state, Player player, Flag Modifiers::*flag) {
    CardId found = CardId::None;
    forEachModifier(state, player, [&](CardId id, const Modifiers& modifiers) {
        if (modifiers.*flag != Flag{}) found = id;
    });
    return found;
}
template <typename Flag>
bool has(const State& state, Player player, Flag Modifiers::*flag) {
    return cardWith(state, player, flag) != CardId::None;
}

}  // namespace reach
