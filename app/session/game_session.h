#pragma once

#include "app/session/arcades_game.h"
#include "app/session/arcs_game.h"
#include "database/saves/save_store.h"

#include <span>

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
};

/// The result of an entry.
template <typename Kind>
struct EnteredIn {
    typename Kind::Verdict verdict;           ///< refused: the state is unchanged
    std::optional<saves::SaveError> unsaved;  ///< the entry could not be saved, so the state is unchanged
    int automatic = 0;                        ///< number of automatic answers after it

    bool done() const { return !verdict.refused() && !unsaved; }
};

/// The storage of a session's entries. A call returns when the entries are on disk.
class Journal {
  public:
    virtual ~Journal() = default;
    /// Writes entries after the first `cursor` entries: all of them or none. Later entries are dropped.
    virtual saves::SaveStatus append(const std::vector<saves::JournalEntry>& entries) = 0;
    /// Writes entries after all existing ones, including undone ones: all of them or none. All entries count
    /// from now on.
    virtual saves::SaveStatus appendBehindAll(const std::vector<saves::JournalEntry>& entries) = 0;
    /// Sets the number of entries that count.
    virtual saves::SaveStatus setCursor(std::int64_t cursor) = 0;
};

template <typename Kind>
class RewriteOf;

/// A game with its history. Entries are added, and every earlier moment can be restored at once. Every shown
/// entry is already on disk. Not thread-safe.
///
/// A rewritten past (rewrite.h) is a line of entries of its own. The journal holds the lines one after the
/// other, complete, with a row between that says where the next line began. So a rewrite only adds rows, and
/// the replaced line is kept.
template <typename Kind>
class SessionOf {
  public:
    using Game = typename Kind::Game;
    using Setup = typename Kind::Setup;
    using Command = typename Kind::Command;
    using SessionEntry = SessionEntryOf<Kind>;
    using Entered = EnteredIn<Kind>;

    /// Begins a new game. The setup must be valid (Kind::wrongWith). Without a journal nothing is saved.
    explicit SessionOf(const Setup& setup, Journal* journal = nullptr);

    /// Restores a game from its journal. Returns nullopt when an entry cannot be read, and sets `broken` to
    /// that entry (from 1).
    static std::optional<SessionOf> restore(const Setup& setup,
                                            const std::vector<saves::JournalEntry>& journaled,
                                            std::int64_t cursor, Journal* journal, std::int64_t& broken);

    /// Returns a game that begins with these entries. It is not saved.
    static SessionOf begunWith(const Setup& setup, std::vector<SessionEntry> entries);

    const Game& game() const { return game_; }
    /// The entries of the current line.
    const std::vector<SessionEntry>& entries() const { return line().entries; }
    /// The number of entries that count. The others were undone.
    std::size_t cursor() const { return cursor_; }
    /// The number of journal rows before the first of entries().
    std::size_t rowsBefore() const { return line().base; }

    /// Enters a command, and then every answer without an alternative. Entries that are undone as one are
    /// kept as one: all of them, or none is entered.
    Entered enter(const Command& command) { return enterAsOne({&command, 1}, true); }
    /// Enters several commands in the same way. Enters none if one of them is refused.
    Entered enterTogether(const std::vector<Command>& commands) { return enterAsOne(commands, true); }
    /// Enters a command without automatic answers. For records, which contain every answer.
    Entered enterExactly(const Command& command) { return enterAsOne({&command, 1}, false); }

    /// Saves later entries in this journal. The caller must save the existing ones.
    void keepIn(Journal* journal) { journal_ = journal; }

    /// Continues with the entries that a rewrite proposes. The old line is kept, and undo() goes back to it.
    saves::SaveStatus take(const RewriteOf<Kind>& rewrite);

    bool canUndo() const { return cursor_ > 0 || line_ > 0; }
    bool canRedo() const { return rowAfter() != row(); }
    saves::SaveStatus undo() { return goTo(rowBefore()); }
    saves::SaveStatus redo() { return goTo(rowAfter()); }
    /// Goes to any moment of the current line, 0 to entries().size().
    saves::SaveStatus jumpTo(std::size_t cursor);

    /// Returns the game after `cursor` entries, without going there.
    Game at(std::size_t cursor) const;

  private:
    struct Line {
        std::vector<SessionEntry> entries;
        std::size_t base = 0;    ///< journal rows before its first entry
        std::size_t origin = 0;  ///< the row of the rewrite; not for the first line
        bool judged = true;      ///< true: the violations of its entries are known
    };
    static constexpr std::size_t kStride = 32;  ///< entries between stored games

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
    std::vector<Line> lines_;  ///< all lines, as in the journal
    std::size_t line_ = 0;     ///< index of the current line
    std::size_t cursor_ = 0;   ///< entries of the current line that count
    std::vector<Game> kept_;   ///< the games after 0, kStride, 2 kStride ... entries of the line
    Game game_;
};

using GameSession = SessionOf<ArcsGame>;
using SessionEntry = SessionEntryOf<ArcsGame>;
using Entered = EnteredIn<ArcsGame>;

}  // namespace reach
