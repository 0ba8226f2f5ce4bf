#pragma once

#include "engine/core/ids.h"

#include <array>
#include <bit>

#include <algorithm>

namespace reach {

/// A set of catalogue cards: membership only, for piles whose order nobody knows.
class CardSet {
  public:
    static constexpr int kCapacity = 128;  ///< the largest catalogue index plus one

    constexpr bool contains(CardId card) const {
        return index(card) < kCapacity && (word(card) >> (index(card) % 64) & 1U) != 0;
    }
    constexpr void insert(CardId card) {
        if (index(card) < kCapacity) words_[index(card) / 64] |= bit(card);
    }
    constexpr void erase(CardId card) {
        if (index(card) < kCapacity) words_[index(card) / 64] &= ~bit(card);
    }
    constexpr void clear() { words_ = {}; }
    constexpr int size() const {
        int count = 0;
        for (const auto bits : words_) count += std::popcount(bits);
        return count;
    }
    constexpr bool empty() const { return words_ == decltype(words_){}; }

    /// Calls visit(CardId) for each card, in catalogue order.
    template <typename Visit>
    constexpr void forEach(Visit visit) const {
        for (std::size_t w = 0; w < words_.size(); ++w)
            for (auto bits = words_[w]; bits != 0; bits &= bits - 1)
                visit(static_cast<CardId>(w * 64 + static_cast<std::size_t>(std::countr_zero(bits))));
    }

    friend constexpr bool operator==(const CardSet&, const CardSet&) = default;
    friend constexpr CardSet operator&(CardSet a, const CardSet& b) {
        for (std::size_t w = 0; w < a.words_.size(); ++w) a.words_[w] &= b.words_[w];
        return a;
    }

  private:
    static constexpr std::uint64_t bit(CardId card) { return std::uint64_t{1} << (index(card) % 64); }
    constexpr std::uint64_t word(CardId card) const { return words_[index(card) / 64]; }

    std::array<std::uint64_t, kCapacity / 64> words_{};
};

}  // namespace reach
