#pragma once

#include "engine/contract/catalogue.h"
#include "engine/engine.h"

#include <vector>

/// How often the text of each card of a Fate changed what happened.
namespace reach::simulation {

/// The cards that Fates bring to the table; not the Fates themselves and what only sets them up.
const CardSet& cardsOfFates();

/// A card that is used or played, asks something that is answered, is secured to be resolved or has a Crisis
/// has had an effect. Of what lies before a player or in the rules booklet the entry is played once more
/// without it: an effect is where something else comes of that, or where more could have been done. What a
/// card does the engine alone knows; a text that only tells a rule of the table is counted where that rule is
/// followed.
class Effects {
  public:
    /// This entry, what else could have been entered, and what came of it.
    void watch(const Game& before, const std::vector<Option>& offered, const Command& command,
               const Decision& decision);

    /// Entries on which the card had an effect.
    long of(CardId card) const {
        const auto at = static_cast<std::size_t>(index(card));
        return at < counts_.size() ? counts_[at] : 0;
    }
    Effects& operator+=(const Effects& other);

  private:
    void count(CardId card);
    void countNamed(const State& state, const Command& command);
    void countVox(const std::vector<Event>& events);
    bool forbids(CardId card, const Game& without, const std::vector<Option>& offered);

    std::vector<long> counts_;  ///< by CardId
    CardSet seen_;              ///< counted for this entry
    std::vector<Option> more_;  ///< kept from entry to entry
};

}  // namespace reach::simulation
