#pragma once

#include "app/session/game_session.h"

#include <map>

namespace reach {

/// A proposed rewrite of the past: some entries are replaced, and all later entries are played again. The
/// session is unchanged until SessionOf::take(). The session must outlive this object and must not change
/// meanwhile.
///
/// Automatic answers are made again, as the rewritten game asks for them. An entry that now breaks a rule
/// stays, with the reason. An entry that is now impossible on the table is left out. The player can decide
/// otherwise in both cases.
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
    };

    /// The change of a past entry.
    struct Given {
        std::vector<Command> commands;
        /// True: the commands replace the entry, and without commands it is left out; false: they come before
        /// it.
        bool instead = false;
    };

    /// A rewrite without changes.
    explicit RewriteOf(const SessionOf<Kind>& session);

    /// Sets the change of a past entry; `entry` is less than the session's cursor(). If it is impossible on
    /// the table, the verdict refuses it and the proposal is unchanged.
    Verdict give(std::size_t entry, Given given);
    /// Drops the change of this entry.
    void takeBack(std::size_t entry);

    /// All changes, by past entry.
    const std::map<std::size_t, Given>& given() const { return given_; }
    /// All misfits, in the order of the past entries.
    const std::vector<Misfit>& misfits() const { return misfits_; }
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
    std::size_t first() const { return given_.empty() ? session_->cursor() : given_.begin()->first; }
    Verdict play(std::size_t asked);
    Verdict enter(const Command& command, bool automatic);
    bool answer();
    Verdict enterGiven(const std::vector<Command>& commands);
    void fit(std::size_t at);

    const SessionOf<Kind>* session_;
    std::map<std::size_t, Given> given_;
    std::vector<SessionEntry> entries_;
    std::vector<Misfit> misfits_;
    std::vector<std::size_t> places_;  ///< places of past entries from first() on
    Game game_;                        ///< the game after entries_
    /// True: the entry that the current past entries were entered together with is present.
    bool led_ = true;
};

using Rewrite = RewriteOf<ArcsGame>;

}  // namespace reach
