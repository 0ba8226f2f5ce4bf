#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace reach {

/// What there is one of for every player or system, of which a game uses a part: a place that nobody has
/// touched is still as it began, and an assignment leaves it alone.
template <typename T, std::size_t Size>
class Touched {
  public:
    static_assert(Size <= 32);

    constexpr Touched() = default;
    constexpr Touched(const Touched&) = default;
    constexpr Touched& operator=(const Touched& other) {
        for (auto either = touched_ | other.touched_; either != 0; either &= either - 1) {
            const auto at = static_cast<std::size_t>(std::countr_zero(either));
            items_[at] = other.items_[at];
        }
        touched_ = other.touched_;
        return *this;
    }

    constexpr const T& operator[](std::size_t at) const { return items_[at]; }
    /// To change it: from now on it is touched.
    constexpr T& operator[](std::size_t at) {
        touched_ |= std::uint32_t{1} << at;
        return items_[at];
    }
    constexpr std::size_t size() const { return Size; }
    constexpr const T* begin() const { return items_.data(); }
    constexpr const T* end() const { return items_.data() + Size; }

    friend constexpr bool operator==(const Touched& a, const Touched& b) { return a.items_ == b.items_; }

  private:
    std::array<T, Size> items_{};
    std::uint32_t touched_ = 0;
};

}  // namespace reach
