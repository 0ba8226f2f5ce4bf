#pragma once

#include "engine/core/ids.h"

namespace reach {

/// Which of the seams (contract/seams.h) some cards fill, a bit each.
class SeamBits {
  public:
    static constexpr int kCapacity = 192;

    constexpr bool test(int seam) const { return (words_[word(seam)] >> (seam % 64) & 1U) != 0; }
    constexpr void set(int seam) { words_[word(seam)] |= std::uint64_t{1} << (seam % 64); }
    constexpr SeamBits& operator|=(const SeamBits& other) {
        for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= other.words_[i];
        return *this;
    }
    friend constexpr bool operator==(const SeamBits&, const SeamBits&) = default;

  private:
    static constexpr std::size_t word(int seam) { return static_cast<std::size_t>(seam) / 64; }

    std::array<std::uint64_t, kCapacity / 64> words_{};
};

struct State;

/// The seams that the player's cards fill now, that the cards in the rules booklet fill, and those of the
/// Court, attached ones among them; read from the cards themselves. Only the catalogue knows what those say:
/// contract/seams.cpp defines it. evolve() keeps the answer in the state (PlayerState::seams,
/// CampaignState::laws and inCourt) and renews it when cards or declared ambitions change. Of a Court without
/// a campaign nobody asks, and nothing is kept.
SeamBits heldSeams(const State& state, Player player);
SeamBits lawSeams(const State& state);
SeamBits courtSeams(const State& state);

}  // namespace reach
