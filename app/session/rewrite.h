#pragma once

#include "app/session/game_session.h"

#include <map>

namespace reach {

/// A past put in another way, before it is taken: some entries give way to others, and all that came after is
/// played again. The session stays as it is until SessionOf::take(), and must outlive this unchanged.
///
/// Answers the app gave by itself are given anew, as the rewritten game asks for them. An entry that broke no
/// rule and now does stays, with the reason; one that makes no sense on the table any more is left out.
/// Either can be decided otherwise.
template <typename Kind>
class RewriteOf {
  public:
    using Game = typename Kind::Game;
    using Command = typename Kind::Command;
    using Verdict = typename Kind::Verdict;
    using SessionEntry = SessionEntryOf<Kind>;

    /// A past entry that no longer fits, or what was given in its place.
    struct Misfit {
        std::size_t entry = 0;              ///< its place among the session's entries
        typename Kind::Violation reason{};  ///< why
        bool kept = false;                  ///< only a rule speaks against it: the table can do it, and does
    };

    /// What was decided of a past entry.
    struct Given {
        std::vector<Command> commands;
        bool instead = false;  ///< in its place: without any, it is left out; else before it
    };

    /// Nothing is given yet.
    explicit RewriteOf(const SessionOf<Kind>& session);

    /// Gives it at a past entry, less than the session's cursor(). What does not make sense there is refused,
    /// and the proposal stays as it was.
    Verdict give(std::size_t entry, Given given);
    /// What was given there no longer counts.
    void takeBack(std::size_t entry);

    /// By past entry.
    const std::map<std::size_t, Given>& given() const { return given_; }
    /// In the order of the past.
    const std::vector<Misfit>& misfits() const { return misfits_; }
    /// The entries as they would be.
    const std::vector<SessionEntry>& entries() const { return entries_; }
    /// How many of them stand before the place of a past entry, or of what is given there.
    std::size_t placeOf(std::size_t entry) const;
    /// They are others than the session has.
    bool changesAnything() const;

    /// What was entered in a session from there on, without the answers the app gave.
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
    std::vector<std::size_t> places_;  ///< of past entries from first() on
    Game game_;                        ///< after entries_
    bool led_ = true;                  ///< what past entries were entered together with is there
};

using Rewrite = RewriteOf<ArcsGame>;

}  // namespace reach
