#pragma once

#include "engine/engine.h"

#include <vector>

/// How often the text of each card changed what happened.
namespace reach::simulation {

/// Nothing here knows what a card does. One that is used, asks something that is answered, is secured to be
/// resolved or has a Crisis has had an effect; of what lies before a player or in the rules booklet the entry
/// is played once more without it, and an effect is where something else comes of that.
class Effects {
  public:
    /// This entry, with what came of it.
    void watch(const Game& before, const Command& command, const Decision& decision);

    /// Entries on which the card had an effect.
    long of(CardId card) const {
        const auto at = static_cast<std::size_t>(index(card));
        return at < counts_.size() ? counts_[at] : 0;
    }
    Effects& operator+=(const Effects& other);

  private:
    void count(CardId card);

    std::vector<long> counts_;  ///< by CardId
    CardSet seen_;              ///< counted for this entry
};

}  // namespace reach::simulation
