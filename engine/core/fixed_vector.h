#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

namespace reach {

/// A short list stored in place, so that the state stays flat and copies as plain bytes.
/// Unused places keep their default value, which makes equality of the bytes equality of the lists.
template <typename T, std::size_t Capacity>
class FixedVector {
    static constexpr bool kLong = sizeof(std::array<T, Capacity>) > 80;

  public:
    constexpr FixedVector() = default;
    constexpr FixedVector(const FixedVector&) = default;
    constexpr FixedVector& operator=(const FixedVector&)
        requires(!kLong)
    = default;
    /// Copies only the used part of a long list. Most long lists of the state are empty.
    constexpr FixedVector& operator=(const FixedVector& other)
        requires(kLong)
    {
        for (std::size_t i = 0; i < other.size_; ++i) items_[i] = other.items_[i];
        for (std::size_t i = other.size_; i < size_; ++i) items_[i] = T{};
        size_ = other.size_;
        return *this;
    }
    constexpr FixedVector(std::initializer_list<T> items) {
        for (const T& item : items) push(item);
    }

    /// Appends an item. Returns false for a full list, which ignores the item.
    constexpr bool push(const T& item) {
        if (size_ == Capacity) return false;
        items_[size_++] = item;
        return true;
    }
    constexpr void pop() {
        assert(size_ > 0);
        items_[--size_] = kNone;
    }
    constexpr void clear() {
        while (size_ > 0) pop();
    }
    /// Removes one item, keeping the order of the others.
    constexpr void removeAt(std::size_t at) {
        for (std::size_t i = at; i + 1 < size_; ++i) items_[i] = items_[i + 1];
        pop();
    }

    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr bool full() const { return size_ == Capacity; }
    constexpr T& back() { return items_[size_ - 1]; }
    constexpr const T& back() const { return items_[size_ - 1]; }
    constexpr T& operator[](std::size_t i) { return items_[i]; }
    constexpr const T& operator[](std::size_t i) const { return items_[i]; }
    constexpr T* begin() { return items_.data(); }
    constexpr T* end() { return items_.data() + size_; }
    constexpr const T* begin() const { return items_.data(); }
    constexpr const T* end() const { return items_.data() + size_; }

    friend constexpr bool operator==(const FixedVector& a, const FixedVector& b) {
        if (a.size_ != b.size_) return false;
        for (std::size_t i = 0; i < a.size_; ++i)
            if (!(a.items_[i] == b.items_[i])) return false;
        return true;
    }

  private:
    static constexpr T kNone{};  ///< copied at once, where T{} would be written field by field

    std::array<T, Capacity> items_{};
    std::uint8_t size_ = 0;
};

}  // namespace reach
