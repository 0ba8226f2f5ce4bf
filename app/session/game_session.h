#pragma once

#include "app/session/arcades_game.h"
#include "app/session/arcs_game.h"
#include "app/session/course.h"
#include "database/saves/save_error.h"

#include <deque>
#include <span>

namespace reach {

/// The result of an entry.
template <typename Kind>
struct EnteredIn {
    typename Kind::Verdict verdict;           ///< refused: the state is unchanged
    std::optional<saves::SaveError> unsaved;  ///< the entry could not be saved, so the state is unchanged
    int automatic = 0;                        ///< number of automatic answers after it

    bool done() const { return !verdict.refused() && !unsaved; }
};

/// An act of this session that its keeper did not keep. It is no longer part of the game, and can be offered
/// again.
template <typename Kind>
struct ProposalOf {
    ActOf<Kind> act;
    std::string why;                          ///< the keeper's reason
    std::optional<saves::SaveError> unsaved;  ///< set if it could not be stored
};

/// The reason for refusing an act that was made on an older state and no longer fits.
inline constexpr std::string_view kGoneOn = "the game has gone on since";

/// What the answers of a keeper have changed.
enum class Settled : std::uint8_t {
    Nothing,  ///< there was no answer
    Offers,   ///< what is offered, or what was not kept; the shown game is the same
    Game,     ///< the shown game too
};

template <typename Kind>
class RewriteOf;

/// A game with its history. Entries are added, and every earlier moment can be restored at once.
///
/// Every change is an act that is offered to a keeper. The game shows what the keeper has kept and, on top of
/// it, what was offered and is not yet answered. Where the keeper answers within the call, as this device's
/// store does, nothing is ever only offered. An act of another device is folded in beneath the offered ones.
/// Not thread-safe.
template <typename Kind>
class SessionOf {
  public:
    using Game = typename Kind::Game;
    using Setup = typename Kind::Setup;
    using Command = typename Kind::Command;
    using SessionEntry = SessionEntryOf<Kind>;
    using Entered = EnteredIn<Kind>;
    using Proposal = ProposalOf<Kind>;

    /// Begins a new game. The setup must be valid (Kind::wrongWith). Without a keeper nothing is saved.
    explicit SessionOf(const Setup& setup, Keeper* keeper = nullptr) : keeper_(keeper), shown_(setup) {}

    /// Restores a game from its acts. Returns nullopt when an act cannot be read, and sets `broken` to its
    /// number.
    static std::optional<SessionOf> restore(const Setup& setup, const std::vector<Act>& acts, Keeper* keeper,
                                            std::int64_t& broken);

    /// Returns a game that begins with these entries. It is not saved.
    static SessionOf begunWith(const Setup& setup, std::vector<SessionEntry> entries);

    const Game& game() const { return shown_.game(); }
    /// The entries of the current line.
    const std::vector<SessionEntry>& entries() const { return shown_.entries(); }
    /// The number of entries that count. The others were undone.
    std::size_t cursor() const { return shown_.cursor(); }
    /// The number of rows before the first of entries() (CourseOf::row()).
    std::size_t rowsBefore() const { return shown_.rowsBefore(); }

    /// Enters a command, and then every answer without an alternative. Entries that are undone as one are
    /// kept as one: all of them, or none is entered.
    Entered enter(const Command& command) { return enterAsOne({&command, 1}, true); }
    /// Enters several commands in the same way. Enters none if one of them is refused.
    Entered enterTogether(const std::vector<Command>& commands) { return enterAsOne(commands, true); }
    /// Enters a command without automatic answers. For records, which contain every answer.
    Entered enterExactly(const Command& command) { return enterAsOne({&command, 1}, false); }

    /// Offers later acts to this keeper. The caller must save the existing ones. What is offered and not yet
    /// answered counts as kept.
    void keepIn(Keeper* keeper) {
        keeper_ = keeper;
        offered_.clear();
        kept_.reset();
    }

    /// Continues with the entries that a rewrite proposes. The old line is kept, and undo() goes back to it.
    saves::SaveStatus take(const RewriteOf<Kind>& rewrite);

    bool canUndo() const { return shown_.rowBefore() != shown_.row(); }
    bool canRedo() const { return shown_.rowAfter() != shown_.row(); }
    saves::SaveStatus undo() { return goTo(ActKind::Undo, shown_.rowBefore()); }
    saves::SaveStatus redo() { return goTo(ActKind::Redo, shown_.rowAfter()); }
    /// Goes to any moment of the current line, 0 to entries().size().
    saves::SaveStatus jumpTo(std::size_t cursor) { return goTo(ActKind::Jump, shown_.rowOf(cursor)); }

    /// Returns the game after `cursor` entries, without going there.
    Game at(std::size_t cursor) const { return shown_.at(cursor); }

    /// The number of the last kept act.
    std::int64_t number() const { return number_; }
    /// The table after the last kept act, in numbers.
    Outcome stands() const { return kept_ ? kept_->outcome() : shown_.outcome(); }
    /// The number of acts that are offered and not yet answered.
    std::size_t offered() const { return offered_.size(); }
    /// Shows acts that an earlier session has offered to this keeper, and that are not yet answered. An act
    /// that cannot be read is left out.
    void showOffered(const std::vector<Act>& acts);
    /// Takes in what the keeper has answered.
    Settled settle();
    /// The acts that were not kept, in the order of the answers.
    const std::vector<Proposal>& proposals() const { return proposals_; }
    void forgetProposals() { proposals_.clear(); }
    void forgetProposal(std::size_t which) {
        proposals_.erase(proposals_.begin() + static_cast<std::ptrdiff_t>(which));
    }

    /// Judges an act as a keeper does that has this session's state: an act made on this state may do what
    /// every entry may, and may break a rule only if its maker knew. An act made on an older state may enter
    /// what is still legal. Decides its entries again, so that their events are those of this state. Returns
    /// the reason for refusing it, or nothing.
    std::optional<std::string> judge(ActOf<Kind>& act) const { return judgeOn(shown_, number_, act); }
    /// Takes over an act that was kept elsewhere, as its next one.
    void follow(const ActOf<Kind>& act);

  private:
    struct Offered {
        ActOf<Kind> act;
        Act written;         ///< as it was offered
        bool shown = false;  ///< it is part of the shown game
        bool again = false;  ///< it was judged again, on another state than it was made on
    };

    static std::optional<std::string> judgeOn(const CourseOf<Kind>& course, std::int64_t number,
                                              ActOf<Kind>& act);
    saves::SaveStatus goTo(ActKind kind, std::size_t row);
    Entered enterAsOne(std::span<const Command> commands, bool answering);
    saves::SaveStatus offer(ActOf<Kind> act);
    /// What an answer comes to. `again`: the shown game must be made again from what is kept.
    struct Taken {
        bool changed = false;
        bool again = false;
    };
    Taken takeAnswer(const Answer& answer);
    void showAgain();

    Keeper* keeper_;
    CourseOf<Kind> shown_;                ///< what is kept, and on it what is offered
    std::optional<CourseOf<Kind>> kept_;  ///< what is kept, while something is offered
    std::deque<Offered> offered_;
    std::vector<Proposal> proposals_;
    std::int64_t number_ = 0;
};

using GameSession = SessionOf<ArcsGame>;
using SessionEntry = SessionEntryOf<ArcsGame>;
using Entered = EnteredIn<ArcsGame>;

}  // namespace reach
