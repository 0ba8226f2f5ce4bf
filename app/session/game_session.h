#pragma once

#include "app/session/arcades_game.h"
#include "app/session/arcs_game.h"
#include "database/saves/save_store.h"

#include <span>

namespace reach {

/// One entry of a game with what followed from it.
template <typename Kind>
struct SessionEntryOf {
    typename Kind::Command command;
    std::vector<typename Kind::Event> events;
    decltype(Kind::Verdict::violations) violations;
    /// The only possible answer, given by itself, or entered together with the one before: undone with it.
    bool automatic = false;
    /// The last of those that were played again after a rewrite: undo takes all of it back.
    bool rewritten = false;
};

/// What became of an entry.
template <typename Kind>
struct EnteredIn {
    typename Kind::Verdict verdict;           ///< refused: nothing happened
    std::optional<saves::SaveError> unsaved;  ///< it could not be kept on disk, so nothing happened
    int automatic = 0;                        ///< answers that followed by themselves

    bool done() const { return !verdict.refused() && !unsaved; }
};

/// Where a session keeps its entries. A call returns when they are on disk.
class Journal {
  public:
    virtual ~Journal() = default;
    /// Writes entries behind the first `cursor` ones: all of them or none. Later ones are gone.
    virtual saves::SaveStatus append(const std::vector<saves::JournalEntry>& entries) = 0;
    /// Writes entries behind all there are, undone ones too: all of them or none. All count from now on.
    virtual saves::SaveStatus appendBehindAll(const std::vector<saves::JournalEntry>& entries) = 0;
    /// From now on so many entries count.
    virtual saves::SaveStatus setCursor(std::int64_t cursor) = 0;
};

template <typename Kind>
class RewriteOf;

/// A game with its history: entries go in, every earlier point can be had back at once. What a session shows
/// is on disk already. Not for two threads at once.
///
/// A past that was rewritten (rewrite.h) is a line of entries of its own. The journal has the lines one after
/// the other, whole, with a row between that says where the next one came from; so a rewrite only adds, and
/// what it replaced is there as it was.
template <typename Kind>
class SessionOf {
  public:
    using Game = typename Kind::Game;
    using Setup = typename Kind::Setup;
    using Command = typename Kind::Command;
    using SessionEntry = SessionEntryOf<Kind>;
    using Entered = EnteredIn<Kind>;

    /// A new game; the setup must be sound (Kind::wrongWith). Without a journal nothing is kept.
    explicit SessionOf(const Setup& setup, Journal* journal = nullptr);

    /// A game read back: each entry's command and events as they were written. nullopt, with `broken` set to
    /// the entry (from 1), when one of them cannot be read.
    static std::optional<SessionOf> restore(const Setup& setup,
                                            const std::vector<saves::JournalEntry>& journaled,
                                            std::int64_t cursor, Journal* journal, std::int64_t& broken);

    /// A game that begins with these entries; nothing of it is kept.
    static SessionOf begunWith(const Setup& setup, std::vector<SessionEntry> entries);

    const Game& game() const { return game_; }
    /// Those of the line that is played.
    const std::vector<SessionEntry>& entries() const { return line().entries; }
    /// How many entries count; the others were undone.
    std::size_t cursor() const { return cursor_; }
    /// Rows of the journal before the first of entries().
    std::size_t rowsBefore() const { return line().base; }

    /// Enters a command, and after it every answer that has no alternative. What is undone as one is kept as
    /// one: all of it, or nothing happened.
    Entered enter(const Command& command) { return enterAsOne({&command, 1}, true); }
    /// The same with several commands; none is entered when one of them is refused.
    Entered enterTogether(const std::vector<Command>& commands) { return enterAsOne(commands, true); }
    /// Enters a command alone; for records, which hold every answer.
    Entered enterExactly(const Command& command) { return enterAsOne({&command, 1}, false); }

    /// Keeps entries there from now on; those made already are up to the caller.
    void keepIn(Journal* journal) { journal_ = journal; }

    /// Goes on with what a rewrite proposes; the line so far stays, and undo() goes back to it.
    saves::SaveStatus take(const RewriteOf<Kind>& rewrite);

    bool canUndo() const { return cursor_ > 0 || line_ > 0; }
    bool canRedo() const { return rowAfter() != row(); }
    saves::SaveStatus undo() { return goTo(rowBefore()); }
    saves::SaveStatus redo() { return goTo(rowAfter()); }
    /// Goes to any point of the line that is played, 0 to entries().size().
    saves::SaveStatus jumpTo(std::size_t cursor);

    /// The game after so many entries, without going there.
    Game at(std::size_t cursor) const;

  private:
    struct Line {
        std::vector<SessionEntry> entries;
        std::size_t base = 0;    ///< rows of the journal before its first entry
        std::size_t origin = 0;  ///< the row it was rewritten at; not of the first line
        bool judged = true;      ///< its entries' violations are known
    };
    static constexpr std::size_t kStride = 32;  ///< entries between kept games

    const Line& line() const { return lines_[line_]; }
    std::size_t row() const { return line().base + cursor_; }
    std::size_t rowBefore() const;
    std::size_t rowAfter() const;
    saves::SaveStatus goTo(std::size_t row);
    void stand(std::size_t row);
    void playLine();
    Entered enterAsOne(std::span<const Command> commands, bool answering);
    void apply(SessionEntry entry);

    Journal* journal_;
    std::vector<Line> lines_;  ///< as the journal has them
    std::size_t line_ = 0;     ///< the one that is played
    std::size_t cursor_ = 0;   ///< in it
    std::vector<Game> kept_;   ///< the game after 0, kStride, 2 kStride ... of its entries
    Game game_;
};

using GameSession = SessionOf<ArcsGame>;
using SessionEntry = SessionEntryOf<ArcsGame>;
using Entered = EnteredIn<ArcsGame>;

}  // namespace reach
