#pragma once

#include "engine/contract/printed.h"

/// The parts of printedCards(), one per file, and the constraints on each row.
namespace reach {

std::span<const PrintedCard> basePrinted();
std::span<const PrintedCard> campaignPrinted();
std::span<const PrintedCard> fatesPrinted01();
std::span<const PrintedCard> fatesPrinted05();
std::span<const PrintedCard> fatesPrinted09();
std::span<const PrintedCard> fatesPrinted17();

constexpr bool rowMakesSense(const PrintedCard& card) {
    const bool isGuild = card.kind == PrintedKind::Guild;
    return !card.id.empty() && !card.name.empty() && isGuild == (card.suit != Resource::None) &&
           isGuild == (card.raidCost != 0) && card.raidCost >= kProtected && card.raidCost <= 3 &&
           (card.kind == PrintedKind::Edict) == (card.order >= 0) && card.fate <= kFates && card.act <= 3 &&
           (card.number == 0) == (card.pips == 0) && card.copies > 0 && card.flipSide != card.id;
}

/// True when each row is valid, the ids are unique, and a flip side in the same part refers back.
template <std::size_t Count>
constexpr bool rowsMakeSense(const PrintedCard (&rows)[Count]) {
    for (const PrintedCard& row : rows) {
        if (!rowMakesSense(row)) return false;
        for (const PrintedCard& other : rows) {
            if (&other != &row && other.id == row.id) return false;
            if (other.id == row.flipSide && other.flipSide != row.id) return false;
        }
    }
    return true;
}

}  // namespace reach
