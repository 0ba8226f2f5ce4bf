#pragma once

#include "engine/cards/card.h"

/// All cards the engine knows; CardId is the index. The base Court deck is BC01 to BC31.
namespace reach {

inline constexpr int kCourtCards = 31;

std::span<const Card* const> catalogue();

/// The card of a known id; for None, Unknown or an index beyond the catalogue an empty card.
const Card& cardOf(CardId id);

/// The catalogue index of a printed id; CardId::None if there is no such card.
CardId findCard(std::string_view printedId);

/// True for an id that names a card of the catalogue.
bool isCard(CardId id);

inline bool isGuild(CardId id) {
    return isCard(id) && cardOf(id).kind == CardKind::Guild;
}

/// "BC05"; "unknown" and "none" for the two special ids.
std::string_view nameOf(CardId id);

/// Calls visit(CardId, const Card&) for each card in the player's area.
template <typename Visit>
void forEachCard(const PlayerState& player, Visit visit) {
    player.cards.forEach([&](CardId id) { visit(id, cardOf(id)); });
}

}  // namespace reach
