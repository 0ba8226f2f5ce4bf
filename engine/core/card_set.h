#pragma once

#include "engine/core/ids.h"

#include <array>
#include <bit>

#include <algorithm>

namespace reach {

/// A set of catalogue cards without order, for piles whose order is unknown.
class CardSet {
  public:
    static constexpr int kCapacity = 512;  ///< the largest catalogue index plus one

    constexpr CardSet() = default;
    constexpr CardSet(const CardSet&) = default;
    /// Copies only the first word where possible. All base Court cards are in the first word, and most sets
    /// have no other.
    constexpr CardSet& operator=(const CardSet& other) {
        words_[0] = other.words_[0];
        if ((used_ | other.used_) > 1U) words_ = other.words_;
        used_ = other.used_;
        return *this;
    }

    constexpr bool contains(CardId card) const {
        return index(card) < kCapacity && (words_[word(card)] & bit(card)) != 0;
    }
    constexpr void insert(CardId card) {
        if (index(card) >= kCapacity) return;
        words_[word(card)] |= bit(card);
        used_ |= 1U << word(card);
    }
    constexpr void erase(CardId card) {
        if (index(card) >= kCapacity) return;
        words_[word(card)] &= ~bit(card);
        if (words_[word(card)] == 0) used_ &= ~(1U << word(card));
    }
    constexpr void clear() { *this = {}; }
    constexpr int size() const {
        int count = 0;
        for (auto used = used_; used != 0; used &= used - 1)
            count += std::popcount(words_[static_cast<std::size_t>(std::countr_zero(used))]);
        return count;
    }
    constexpr bool empty() const { return used_ == 0; }

    /// Calls visit(CardId) for each card, in catalogue order.
    template <typename Visit>
    constexpr void forEach(Visit visit) const {
        for (auto used = used_; used != 0; used &= used - 1) {
            const auto w = static_cast<std::size_t>(std::countr_zero(used));
            for (auto bits = words_[w]; bits != 0; bits &= bits - 1)
                visit(static_cast<CardId>(w * 64 + static_cast<std::size_t>(std::countr_zero(bits))));
        }
    }

    /// The same for each card that is also in the other set.
    template <typename Visit>
    constexpr void forEachIn(const CardSet& other, Visit visit) const {
        for (auto used = used_ & other.used_; used != 0; used &= used - 1) {
            const auto w = static_cast<std::size_t>(std::countr_zero(used));
            for (auto bits = words_[w] & other.words_[w]; bits != 0; bits &= bits - 1)
                visit(static_cast<CardId>(w * 64 + static_cast<std::size_t>(std::countr_zero(bits))));
        }
    }
    /// True when the sets have a card in common.
    constexpr bool meets(const CardSet& other) const {
        std::uint64_t both = 0;
        for (auto used = used_ & other.used_; used != 0; used &= used - 1) {
            const auto w = static_cast<std::size_t>(std::countr_zero(used));
            both |= words_[w] & other.words_[w];
        }
        return both != 0;
    }
    /// The cards in both.
    constexpr CardSet operator&(const CardSet& other) const {
        CardSet both;
        for (auto used = used_ & other.used_; used != 0; used &= used - 1) {
            const auto w = static_cast<std::size_t>(std::countr_zero(used));
            both.words_[w] = words_[w] & other.words_[w];
            if (both.words_[w] != 0) both.used_ |= 1U << w;
        }
        return both;
    }
    constexpr CardSet& operator|=(const CardSet& other) {
        for (auto used = other.used_; used != 0; used &= used - 1) {
            const auto w = static_cast<std::size_t>(std::countr_zero(used));
            words_[w] |= other.words_[w];
        }
        used_ |= other.used_;
        return *this;
    }
    friend constexpr bool operator==(const CardSet&, const CardSet&) = default;

  private:
    static constexpr std::uint64_t bit(CardId card) { return std::uint64_t{1} << (index(card) % 64); }
    static constexpr std::size_t word(CardId card) { return static_cast<std::size_t>(index(card)) / 64; }

    std::array<std::uint64_t, kCapacity / 64> words_{};
    std::uint32_t used_ = 0;  ///< bit per non-empty word; most sets hold a handful of cards
};

}  // namespace reach
