#pragma once

#include "engine/contract/catalogue.h"
#include "engine/engine.h"

#include <vector>

/// Counts how often the text of each card of a Fate changed the result.
namespace reach::simulation {

/// The cards that Fates bring to the table. Left out are the Fates themselves, cards that only set them up,
/// and texts without an effect of their own or without an effect for this number of players (effects.cpp
/// gives the reasons).
const CardSet& cardsOfFates(int players = kPlayerColors);

/// Counts the effects of cards.
///
/// A card that is used, or whose question is answered, had an effect if the table changed by more than the
/// card's removal. The same holds for a Vox card that is secured and for an action card that is played. For
/// cards before a player, in the Court or in the rules booklet, the entry is played once more without the
/// card. The card had an effect if the result differs, or if more entries would have been possible. Only the
/// engine knows the effect of a card. A rule about tokens had an effect if an entry has a different result
/// without the tokens.
class Effects {
  public:
    /// Counts the effects on this entry. `offered` are the options before it, `decision` is its result.
    void watch(const Game& before, const std::vector<Option>& offered, const Command& command,
               const Decision& decision);

    /// The number of entries on which the card had an effect.
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
    CardSet seen_;              ///< cards counted for this entry
    std::vector<Option> more_;  ///< reused for each entry
};

}  // namespace reach::simulation
