#pragma once

#include "engine/engine.h"
#include "engine/record/record.h"

#include <cstdint>
#include <vector>

namespace reach::tests {

/// One entry to come: a number that chooses it. Taking numbers away leaves a shorter game of the same kind.
using Picks = std::vector<std::uint32_t>;

/// What kinds of entries a walk takes.
enum class Manners : std::uint8_t {
    Legal,     ///< only what the rules allow
    Table,     ///< now and then a rule is broken and kept, a number corrected, the depth changed
    Anything,  ///< entries of any kind with anything in them besides
};

/// A game that goes where the picks lead.
class Walk {
  public:
    /// A setup for two to four players, in two of three walks with Leaders & Lore.
    Walk(std::uint32_t seed, Manners manners);

    /// The entry this number stands for here. At the end of the game there is none.
    std::optional<Command> entryFor(std::uint32_t pick) const;
    /// Enters it. Refused ones leave the game as it is.
    Decision enter(const Command& command);
    /// Enters everything the picks lead to.
    void take(const Picks& picks);

    const Game& game() const { return game_; }
    const Game& opening() const { return opening_; }
    /// Everything that happened, entry by entry.
    const std::vector<std::vector<Event>>& events() const { return events_; }
    /// The game so far, for people.
    std::string record() const;

  private:
    std::optional<Command> greyed(std::uint32_t pick) const;

    Manners manners_;
    Record record_;
    Game opening_;
    Game game_;
    std::vector<std::vector<Event>> events_;
};

}  // namespace reach::tests
