#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace reach {

/// An array with one item per player or system, of which a game uses only a part. It records which items were
/// accessed for writing; assignment skips items untouched on both sides, which still have their initial
/// value. `Together`: the number of adjacent items that are recorded together, where testing each would take
/// longer than copying it.
template <typename T, std::size_t Size, std::size_t Together = 1>
class Touched {
    static constexpr std::size_t kRows = (Size + Together - 1) / Together;
    static_assert(kRows <= 32);

  public:
    constexpr Touched() = default;
    constexpr Touched(const Touched&) = default;
    Touched& operator=(const Touched& other) {
        for (auto either = touched_ | other.touched_; either != 0; either &= either - 1) {
            const auto row = static_cast<std::size_t>(std::countr_zero(either)) * Together;
            if constexpr (std::is_trivially_copyable_v<T>)
                std::memcpy(&items_[row], &other.items_[row], Together * sizeof(T));
            else
                for (std::size_t at = row; at < row + Together; ++at) items_[at] = other.items_[at];
        }
        touched_ = other.touched_;
        return *this;
    }

    constexpr const T& operator[](std::size_t at) const { return items_[at]; }
    /// Access for writing: marks the item as touched.
    constexpr T& operator[](std::size_t at) {
        touched_ |= std::uint32_t{1} << (at / Together);
        return items_[at];
    }
    constexpr std::size_t size() const { return Size; }
    constexpr const T* begin() const { return items_.data(); }
    constexpr const T* end() const { return items_.data() + Size; }

    friend constexpr bool operator==(const Touched& a, const Touched& b) { return a.items_ == b.items_; }

  private:
    std::array<T, kRows * Together> items_{};
    std::uint32_t touched_ = 0;
};

}  // namespace reach
