#pragma once

#include "engine/engine.h"
#include "engine/record/record.h"

#include <cstdint>
#include <vector>

namespace reach::tests {

/// Numbers that each choose the next entry. A list with fewer numbers gives a shorter game of the same kind.
using Picks = std::vector<std::uint32_t>;

/// The kinds of entries in a walk.
enum class Manners : std::uint8_t {
    Legal,     ///< only legal entries
    Table,     ///< sometimes also broken rules that are kept, corrections, changes of depth
    Anything,  ///< also random entries of any kind
};

/// A game that is determined by picks.
class Walk {
  public:
    /// Makes a setup for two to four players, in two of three walks with Leaders & Lore.
    Walk(std::uint32_t seed, Manners manners);

    /// Returns the entry that this number chooses now; nullopt at the end of the game.
    std::optional<Command> entryFor(std::uint32_t pick) const;
    /// Enters a command. A refused command leaves the game as it is.
    Decision enter(const Command& command);
    /// Enters the entries of all picks.
    void take(const Picks& picks);

    const Game& game() const { return game_; }
    const Game& opening() const { return opening_; }
    /// All events, entry by entry.
    const std::vector<std::vector<Event>>& events() const { return events_; }
    /// The game so far, as a record to read.
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
