#pragma once

#include "engine/contract/catalogue.h"
#include "engine/engine.h"

#include <vector>

/// How often the text of each card of a Fate changed what happened.
namespace reach::simulation {

/// The cards that Fates bring to the table; not the Fates themselves, what only sets them up, and texts that
/// have no effect of their own, or none among so many players (effects.cpp says why).
const CardSet& cardsOfFates(int players = kPlayerColors);

/// A card that is used, or whose question is answered, has had an effect where the table is another
/// afterwards, more than that the card is gone; so has a Vox card that is secured, and an action card that is
/// played. Of what lies before a player, in the Court or in the rules booklet the entry is played once more
/// without it: an effect is where something else comes of that, or where more could have been done. What a
/// card does the engine alone knows; a rule of tokens has an effect where something else comes of an entry
/// without those.
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
    void countPlayed(const State& state, const Command& command);
    void countSecured(const std::vector<Event>& events);
    bool forbids(CardId card, const Game& without, const std::vector<Option>& offered);

    std::vector<long> counts_;  ///< by CardId
    CardSet seen_;              ///< counted for this entry
    std::vector<Option> more_;  ///< kept from entry to entry
};

}  // namespace reach::simulation
