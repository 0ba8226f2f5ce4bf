#pragma once

#include <array>
#include <cstdint>

namespace reach::simulation {

/// Random numbers that depend only on the seed, on every machine (splitmix64).
class Chance {
  public:
    explicit Chance(std::uint64_t seed) : state_(seed) {}

    std::uint64_t bits() {
        std::uint64_t mixed = state_ += 0x9E3779B97F4A7C15U;
        mixed = (mixed ^ (mixed >> 30U)) * 0xBF58476D1CE4E5B9U;
        mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EBU;
        return mixed ^ (mixed >> 31U);
    }
    /// Returns 0 to count - 1; count is at least 1. The bias for small counts is not measurable.
    int below(int count) {
        return static_cast<int>((bits() >> 32U) * static_cast<std::uint64_t>(count) >> 32U);
    }
    /// Returns lowest to highest, both included.
    int between(int lowest, int highest) { return lowest + below(highest - lowest + 1); }

    template <typename List>
    const auto& oneOf(const List& list) {
        return list[static_cast<std::size_t>(below(static_cast<int>(list.size())))];
    }
    template <typename List>
    void shuffle(List& list) {
        for (std::size_t left = list.size(); left > 1; --left)
            std::swap(list[left - 1], list[static_cast<std::size_t>(below(static_cast<int>(left)))]);
    }

  private:
    std::uint64_t state_;
};

}  // namespace reach::simulation
