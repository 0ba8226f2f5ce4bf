#pragma once

#include "app/session/act.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace reach {

/// One entry of a game with its events.
template <typename Kind>
struct SessionEntryOf {
    typename Kind::Command command;
    std::vector<typename Kind::Event> events;
    decltype(Kind::Verdict::violations) violations;
    /// True for the only possible answer, given automatically, and for an entry made together with the one
    /// before. Such an entry is undone with the one before.
    bool automatic = false;
    /// True for the last entry that was played again after a rewrite. Undo takes back the whole rewrite.
    bool rewritten = false;
    /// True for an entry that a rewrite has put in, so that what followed stays.
    bool putIn = false;
    /// The device that made it (Act::device). Empty: this one, in this session, or not known.
    std::string device{};
};

/// An act with its entries as values.
template <typename Kind>
struct ActOf {
    ActId id;
    std::int64_t after = 0;
    ActKind kind = ActKind::Enter;
    std::vector<SessionEntryOf<Kind>> entries;
    std::size_t row = 0;  ///< as in Act
    bool anyway = false;  ///< as in Act
    /// False: the violations of its entries are not known. CourseOf::apply() finds them.
    bool judged = true;
    Outcome outcome{};  ///< as in Act

    Act written() const;
    /// Reads an act. Returns nullopt if a line or an event cannot be read.
    static std::optional<ActOf> read(const Act& act);
};

/// The course of a game: what its acts come to. Every moment of it can be restored at once.
///
/// A rewritten past is a line of entries of its own. The rows of all lines are counted one after the other,
/// with one row between two lines for the rewrite.
template <typename Kind>
class CourseOf {
  public:
    using Game = typename Kind::Game;
    using Setup = typename Kind::Setup;
    using SessionEntry = SessionEntryOf<Kind>;

    explicit CourseOf(const Setup& setup);

    /// The game as it stands.
    const Game& game() const { return game_; }
    /// The entries of the current line.
    const std::vector<SessionEntry>& entries() const { return line().entries; }
    /// The number of entries that count. The others were undone.
    std::size_t cursor() const { return cursor_; }
    /// The number of rows before the first of entries().
    std::size_t rowsBefore() const { return line().base; }
    /// The row on which the table stands.
    std::size_t row() const { return line().base + cursor_; }
    /// The rows that undo and redo lead to; row() if there is nothing to undo or redo.
    std::size_t rowBefore() const;
    std::size_t rowAfter() const;
    /// The row of a moment of the current line.
    std::size_t rowOf(std::size_t cursor) const { return line().base + std::min(cursor, entries().size()); }

    /// Returns the game after `cursor` entries, without going there.
    Game at(std::size_t cursor) const;
    /// The game as it stands, in numbers.
    Outcome outcome() const { return outcomeOf(game_, cursor_); }
    /// The same of any row, without going there. A row that does not exist counts as the last one.
    Outcome outcomeAt(std::size_t row) const;
    /// The same of a game after `entries` entries.
    static Outcome outcomeOf(const Game& game, std::size_t entries);

    /// Makes an act part of the course. A row that does not exist counts as the last one.
    void apply(const ActOf<Kind>& act);
    /// Does the same for a whole journal. The game is played once, at the end.
    void applyAll(std::vector<ActOf<Kind>> acts);

  private:
    struct Line {
        std::vector<SessionEntry> entries;
        std::size_t base = 0;    ///< rows before its first entry
        std::size_t origin = 0;  ///< the row of the rewrite; not for the first line
        bool judged = true;      ///< true: the violations of its entries are known
    };
    static constexpr std::size_t kStride = 32;  ///< entries between stored games

    const Line& line() const { return lines_[line_]; }
    std::size_t rows() const { return lines_.back().base + lines_.back().entries.size(); }
    /// A line, and the number of its entries that count.
    struct Place {
        std::size_t line = 0;
        std::size_t cursor = 0;
    };
    Place placeOf(std::size_t row) const;
    void stand(std::size_t row);
    void goTo(std::size_t row);
    void playLine();
    void fold(ActOf<Kind> act);

    std::vector<Line> lines_;  ///< all lines, in their order
    std::size_t line_ = 0;     ///< index of the current line
    std::size_t cursor_ = 0;   ///< entries of the current line that count
    std::vector<Game> kept_;   ///< the games after 0, kStride, 2 kStride ... entries of the line
    Game game_;
};

}  // namespace reach
