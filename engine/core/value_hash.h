#pragma once

#include "engine/core/card_set.h"
#include "engine/core/fields.h"
#include "engine/core/fixed_vector.h"
#include "engine/core/memo.h"
#include "engine/core/names.h"
#include "engine/core/seam_bits.h"
#include "engine/core/touched.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace reach {

/// A hash of plain values, field by field. It depends on the values alone, not on their size, their place in
/// memory or the compiler, so every device gets the same one. Cards count by their names, because a later
/// catalogue may list them in another order. Seams do not count: they follow from the cards.
class ValueHash {
  public:
    std::uint64_t value() const { return hash_; }

    /// A struct with base classes has its own function addTo(ValueHash&, const T&).
    template <typename T>
    void add(const T& value) {
        if constexpr (std::is_same_v<T, CardId>)
            text(nameOf(value));
        else if constexpr (std::is_enum_v<T>)
            number(static_cast<std::int64_t>(value));
        else if constexpr (std::is_integral_v<T>)
            number(static_cast<std::int64_t>(value));
        else if constexpr (requires(ValueHash& hash) { addTo(hash, value); })
            addTo(*this, value);
        else
            all(value);
    }

  private:
    void number(std::int64_t value) {
        hash_ = (hash_ ^ static_cast<std::uint64_t>(value)) * 0xff51afd7ed558ccdU;
        hash_ ^= hash_ >> 32U;
    }
    void text(std::string_view text) {
        number(static_cast<std::int64_t>(text.size()));
        for (const char letter : text) number(static_cast<unsigned char>(letter));
    }

    template <typename T, std::size_t N>
    void all(const std::array<T, N>& list) {
        for (const T& item : list) add(item);
    }
    template <typename T, std::size_t N>
    void all(const FixedVector<T, N>& list) {
        add(list.size());
        for (const T& item : list) add(item);
    }
    template <typename T, std::size_t N, std::size_t Together>
    void all(const Touched<T, N, Together>& list) {
        for (const T& item : list) add(item);
    }
    void all(const CardSet& cards) {
        add(cards.size());
        cards.forEach([this](CardId card) { add(card); });
    }
    void all(const SeamBits&) {}
    void all(const Memo& memo) {
        memo.visit([&]<typename Kind>(const Kind& kept) {
            if constexpr (!std::is_same_v<Kind, std::monostate>) {
                add(memoKind<Kind>());
                all(kept);
            } else {
                add(MemoKind::None);
            }
        });
    }
    template <typename T>
    void all(const T& object) {
        std::apply([&](const auto&... field) { (add(field), ...); }, reach::fields(object));
    }

    std::uint64_t hash_ = 0x9e3779b97f4a7c15U;
};

}  // namespace reach
