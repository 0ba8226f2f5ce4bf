#pragma once

#include "app/session/game_session.h"
#include "app/session/meaning.h"

#include <map>

namespace reach {

/// A proposed rewrite of the past: some entries are replaced, and all later entries are played again. The
/// session is unchanged until SessionOf::take(). The session must outlive this object and must not change
/// meanwhile.
///
/// Automatic answers are made again, as the rewritten game asks for them. An entry that does not fit as it
/// stands is followed by what people meant (meaning.h): another entry may stand for it, entries may be put in
/// before it, and what is so already is left out. Of the others, an entry that now breaks a rule stays, with
/// the reason, and an entry that is now impossible on the table is left out. The player can decide otherwise
/// in both cases.
template <typename Kind>
class RewriteOf {
  public:
    using Game = typename Kind::Game;
    using Command = typename Kind::Command;
    using Verdict = typename Kind::Verdict;
    using SessionEntry = SessionEntryOf<Kind>;

    /// A past entry, or a new entry in its place, that no longer fits.
    struct Misfit {
        std::size_t entry = 0;              ///< index among the session's entries
        typename Kind::Violation reason{};  ///< the broken rule
        bool kept = false;  ///< true: it breaks a rule but is possible on the table, and stays
        Game now{};         ///< the rewritten game in its place
        Game then{};        ///< the game as it was before it
    };

    /// A past entry that is followed by its meaning, or an entry that was put in before it.
    struct Followed {
        enum class How : std::uint8_t {
            LeftOut,  ///< what it says is so already
            Instead,  ///< `command` stands for it
            PutIn,    ///< `command` was put in before it
        };
        std::size_t entry = 0;  ///< index among the session's entries
        How how = How::LeftOut;
        std::optional<Command> command{};
    };

    /// The change of a past entry.
    struct Given {
        std::vector<Command> commands;
        /// True: the commands replace the entry, and without commands it is left out; false: they come before
        /// it.
        bool instead = false;
        /// True: the commands are corrections, so that the board stands as the entry left it (on_board.h).
        /// They are found anew whenever the game before them is another.
        bool onBoard = false;
    };

    /// A rewrite without changes.
    explicit RewriteOf(const SessionOf<Kind>& session);

    /// Sets the change of a past entry; `entry` is less than the session's cursor(). If it is impossible on
    /// the table, the verdict refuses it and the proposal is unchanged.
    Verdict give(std::size_t entry, Given given);
    /// What the misfit's entry changed on the table, as it stands in the rewritten game (on_board.h). Its
    /// differences to `then` are how the two courses differ there.
    Game whereItActed(const Misfit& misfit) const;
    /// Drops the change of this entry.
    void takeBack(std::size_t entry);

    /// All changes, by past entry.
    const std::map<std::size_t, Given>& given() const { return given_; }
    /// All misfits, in the order of the past entries.
    const std::vector<Misfit>& misfits() const { return misfits_; }
    /// What was done so that later entries stay, in the order of the past entries.
    const std::vector<Followed>& followed() const { return followed_; }
    /// The entries after the rewrite.
    const std::vector<SessionEntry>& entries() const { return entries_; }
    /// The game after them.
    const typename Kind::Game& game() const { return game_; }
    /// The number of entries() before the place of a past entry, or of its new entries.
    std::size_t placeOf(std::size_t entry) const;
    /// True if the entries differ from the session's.
    bool changesAnything() const;

    /// The commands in a session from this entry on, without automatic answers.
    static std::vector<Command> enteredSince(const SessionOf<Kind>& session, std::size_t entry);

  private:
    Game after(std::size_t entry, Game then) const;
    std::size_t first() const { return given_.empty() ? session_->cursor() : given_.begin()->first; }
    Verdict play(std::size_t asked);
    Verdict enter(const Command& command, bool automatic, bool putIn = false);
    bool answer();
    Verdict enterGiven(const std::vector<Command>& commands);
    void fit(std::size_t at, const Game& then);
    void stepTo(std::size_t at, const Game& then);
    bool step(std::size_t at, const Game& then);
    bool putIn(std::size_t at, const Command& command);

    const SessionOf<Kind>* session_;
    std::map<std::size_t, Given> given_;
    std::vector<SessionEntry> entries_;
    std::vector<Misfit> misfits_;
    std::vector<Followed> followed_;
    std::vector<std::size_t> places_;  ///< places of past entries from first() on
    Game game_;                        ///< the game after entries_
    /// True: the entry that the current past entries were entered together with is present.
    bool led_ = true;
};

using Rewrite = RewriteOf<ArcsGame>;

}  // namespace reach
