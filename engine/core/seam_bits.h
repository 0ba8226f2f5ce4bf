#pragma once

#include "engine/core/ids.h"

namespace reach {

/// A set of seams (contract/seams.h) that some cards fill, one bit each.
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

/// Return the seams that are filled now: by the player's cards, by the cards in the rules booklet, and by the
/// cards of the Court including attached ones. They read the cards themselves, which needs the catalogue, so
/// contract/seams.cpp defines them. evolve() stores the results in the state (PlayerState::seams,
/// CampaignState::laws and inCourt) and updates them when cards or declared ambitions change. For a Court
/// without a campaign nothing is stored, because no rule reads it.
SeamBits heldSeams(const State& state, Player player);
SeamBits lawSeams(const State& state);
SeamBits courtSeams(const State& state);

}  // namespace reach
