#pragma once

#include <bit>
#include <cstdint>
#include <vector>

namespace reach::reference {

/// A set of entries, one bit for each.
class DocSet {
  public:
    explicit DocSet(std::size_t size = 0) : size_(size), bits_((size + 63) / 64) {}

    void add(std::size_t at) { bits_[at / 64] |= std::uint64_t{1} << (at % 64); }
    bool has(std::size_t at) const { return (bits_[at / 64] >> (at % 64) & 1U) != 0; }

    void addAll() {
        for (std::size_t i = 0; i < size_; ++i) add(i);
    }
    void keep(const DocSet& other) {
        for (std::size_t i = 0; i < bits_.size(); ++i) bits_[i] &= other.bits_[i];
    }
    void unite(const DocSet& other) {
        for (std::size_t i = 0; i < bits_.size(); ++i) bits_[i] |= other.bits_[i];
    }
    void remove(const DocSet& other) {
        for (std::size_t i = 0; i < bits_.size(); ++i) bits_[i] &= ~other.bits_[i];
    }
    std::size_t count() const {
        std::size_t sum = 0;
        for (const std::uint64_t bits : bits_) sum += static_cast<std::size_t>(std::popcount(bits));
        return sum;
    }
    template <typename Visit>
    void forEach(Visit visit) const {
        for (std::size_t i = 0; i < bits_.size(); ++i)
            for (std::uint64_t left = bits_[i]; left != 0; left &= left - 1)
                visit(i * 64 + static_cast<std::size_t>(std::countr_zero(left)));
    }

  private:
    std::size_t size_;
    std::vector<std::uint64_t> bits_{};
};

}  // namespace reach::reference
